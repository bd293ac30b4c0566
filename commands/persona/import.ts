import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { SoulError } from '../../src/errors/soul-error.js';
import { applyPlan } from '../apply-plan.js';
import type { Command, CommandContext } from '../command.js';
import { openHere, requireOwner } from '../here.js';

export const personaImportCommand: Command = {
  name: 'persona import',
  group: 'Identity',
  summary: 'Write SOUL.md from persona JSON, without loss',
  arguments: [{ name: 'file', description: 'The JSON file; - reads standard input', required: true }],
  examples: [
    { command: 'agentsoul persona import kate.json --dry-run', says: 'see the new SOUL.md first' },
    { command: 'agentsoul persona import kate.json', says: 'write it; the old one stays in the history' },
  ],
  writes: true,
  door: { none: 'it prints names of files only, and is for the owner' },
  async run(context) {
    requireOwner(context, 'persona import');
    const { planPersonaImport } = await import('../../src/index.js');
    const json = await readJson(context);
    const workspace = await openHere(context);
    return applyPlan(context, {
      workspace,
      mutation: 'persona import',
      trigger: 'agentsoul persona import',
      plan: () => planPersonaImport(workspace, json),
      unchanged: 'SOUL.md already has exactly this content.',
    });
  },
};

async function readJson({ args, cwd, readStdin }: CommandContext): Promise<string> {
  const file = args.required('file');
  if (file === '-') return readStdin();
  return readFile(resolve(cwd, file), 'utf8').catch((error: unknown) => {
    throw new SoulError('usage', `${file} could not be read.`, {
      hint: 'Name an existing file, or - for standard input.',
      cause: error,
    });
  });
}
