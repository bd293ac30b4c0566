import { relative, resolve } from 'node:path';
import { SoulError } from '../src/errors/soul-error.js';
import { applyPlan } from './apply-plan.js';
import type { Command } from './command.js';
import { openHere, requireOwner } from './here.js';

export const saveCommand: Command = {
  name: 'save',
  group: 'Trust',
  summary: 'Record edits made by hand as a change',
  description:
    'Without files, everything in the workspace that differs from git is recorded. Ignored files are left out.',
  arguments: [{ name: 'files', description: 'The files to record', variadic: true }],
  options: [
    {
      long: 'reason',
      kind: 'string',
      value: 'text',
      required: true,
      description: 'Why, in a few words; recorded in the history',
    },
    {
      long: 'actor',
      kind: 'string',
      value: 'who',
      description: 'Who made the edits: manual, skill:NAME, subagent:NAME, bot:main',
    },
  ],
  examples: [
    { command: 'agentsoul save SOUL.md --reason "softer tone"', says: 'one file' },
    { command: 'agentsoul save --reason "spring cleaning"', says: 'everything that was edited' },
  ],
  writes: true,
  door: { none: 'it prints the names of files only, and is for the owner' },
  async run(context) {
    requireOwner(context, 'save');
    const { planSave } = await import('../src/index.js');
    const workspace = await openHere(context);
    const from = context.global.workspace ?? context.cwd;
    const paths = context.args.list('files').map((file) => relative(workspace.root, resolve(from, file)));
    const reason = context.options.text('reason')?.trim() ?? '';
    if (reason === '') {
      throw new SoulError('usage', 'The reason is empty.', {
        hint: 'For example: `--reason "softer tone"`.',
      });
    }
    return applyPlan(context, {
      workspace,
      mutation: 'save',
      trigger: 'agentsoul save',
      actor: context.options.text('actor'),
      plan: (repository) => planSave(workspace, repository, { paths, reason }),
      unchanged: 'Nothing to save: no file was edited since the last commit.',
    });
  },
};
