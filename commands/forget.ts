import type { Match } from '../src/memory/forget/match-entries.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, presenceOf, requireOwner, scopeOf } from './here.js';
import { undoLine } from './undo-line.js';

export const forgetCommand: Command = {
  name: 'forget',
  group: 'Memory',
  summary: 'Forget something: show the matches, ask, then archive or permanently erase them',
  description:
    'Finds the matching memories in every store and shows why each matches. After confirmation they are removed from search, core memory and graph and archived, together with entities of that name; this can be undone. With --permanent they are erased from every file and the index, as are entities about which nothing else is known, and a tombstone keeps them from coming back. Text that remains in files or in the git history is reported.',
  arguments: [
    {
      name: 'query',
      description: 'Words, the id of a memory or an entity, or path#line',
      variadic: true,
      required: true,
    },
  ],
  options: [
    { long: 'permanent', kind: 'boolean', description: 'Erase it from every file; there is no undo' },
    { long: 'also', kind: 'list', value: 'ids', description: 'Related memories to forget too, by id' },
    {
      long: 'scope',
      kind: 'string',
      value: 'scope',
      description: 'Who asks: only what this scope may see is found',
      suggests: ['main', 'group', 'room:', 'subagent'],
    },
  ],
  examples: [
    { command: 'agentsoul forget "the old alarm code" --dry-run', says: 'what would happen' },
    { command: 'agentsoul forget "the old alarm code" --yes', says: 'archive it without asking' },
    { command: 'agentsoul forget episode:2026-02-02:14:30 --permanent', says: 'erase one memory permanently' },
    { command: 'agentsoul forget place--porto --permanent', says: 'erase an entity of the graph' },
  ],
  writes: true,
  door: {
    argv: (_, scope) => ['forget', 'canary', '--scope', scope, '--dry-run', '--json'],
    also: (scope) => [
      ['forget', 'canary', '--scope', scope, '--dry-run'],
      ['forget', 'canary', '--scope', scope, '--dry-run', '--permanent'],
    ],
  },
  async run(context) {
    const { terminal, options, global, args, cwd } = context;
    requireOwner(context, 'forget');
    const { findMatches, forget, planForgetting } = await import('../src/memory/forget/forget.js');
    const { forgetReport, matchLines } = await import('./forget/forget-report.js');
    const workspace = await openHere(context);
    const query = args.list('query').join(' ');
    const permanent = options.flag('permanent');
    const request = { scope: scopeOf(context, options.text('scope')), also: options.list('also') };
    const found = await findMatches(workspace, query, { ...request, withArchived: permanent });
    if (found.sure.length + found.entities.length === 0) return nothingFound(context, query, found.related);
    if (global.dryRun) {
      if (!global.json) terminal.note(matchLines(found, { query, style: terminal.style }));
      const { plan, matches, entities } = await planForgetting(workspace, query, { ...request, permanent });
      if (global.json)
        return printDocument(context, { query, permanent, matches, entities, related: found.related, dryRun: true });
      const { showPlan } = await import('./ui/show-plan.js');
      return showPlan(context, workspace, plan, request.scope);
    }
    terminal.note(matchLines(found, { query, style: terminal.style }));
    const isSure = await terminal.confirm({
      message: permanent ? 'Erase these permanently? There is no undo.' : 'Archive these?',
      flag: '--yes',
      default: false,
    });
    if (!isSure) {
      terminal.note('Nothing was changed.');
      return ExitCode.ok;
    }
    const forgotten = await forget(workspace, query, {
      ...request,
      permanent,
      presence: presenceOf(context),
      trigger: permanent ? 'agentsoul forget --permanent' : 'agentsoul forget',
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    });
    const undo = undoLine({ cwd, root: workspace.root, agent: global.agent, change: forgotten.change });
    if (!global.json) terminal.note(forgetReport(forgotten, { undo, permanent, style: terminal.style }));
    else {
      const { change, isGone, found: still, remains, matches, entities } = forgotten;
      const commit = change.state === 'changed' ? change.commit : null;
      const related = found.related;
      const document = { query, permanent, matches, entities, related, commit, undo, isGone, found: still, remains };
      await printDocument(context, document);
    }
    return forgotten.isGone ? ExitCode.ok : ExitCode.failure;
  },
};

async function nothingFound(context: CommandContext, query: string, related: readonly Match[]): Promise<ExitCode> {
  const { terminal, global } = context;
  const { matchLines } = await import('./forget/forget-report.js');
  if (global.json) return printDocument(context, { query, permanent: false, matches: [], entities: [], related });
  if (related.length === 0) terminal.note(`No memory contains "${query}".`);
  else {
    terminal.note(`No memory is a certain match for "${query}".`);
    terminal.note(matchLines({ sure: [], entities: [], related }, { query, style: terminal.style }));
  }
  return ExitCode.ok;
}

async function printDocument(
  { terminal }: CommandContext,
  document: Parameters<typeof import('../src/memory/forget/forget-document.js').forgetDocument>[0],
): Promise<ExitCode> {
  const { forgetDocument } = await import('../src/memory/forget/forget-document.js');
  terminal.json(forgetDocument(document));
  return ExitCode.ok;
}
