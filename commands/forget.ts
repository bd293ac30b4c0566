import { invoke, operations, preview } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { forgetReport, matchLines } from './forget/forget-report.js';
import { sessionHere, showPreview, withUndoHere } from './session.js';

export const forgetCommand: Command = {
  name: 'forget',
  group: 'Memory',
  summary: 'Forget something: show the matches, ask, then archive or permanently erase them',
  description:
    'Finds the matching memories in every store and shows why each matches. After confirmation they are removed from search, core memory and graph and archived, together with entities of that name; this can be undone. With --permanent they are erased from every file, the transcripts of sessions and the index, as are entities about which nothing else is known, and a tombstone keeps them from coming back. Text that remains in files or in the git history is reported.',
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
  async run(context) {
    const { terminal, options, global, args } = context;
    const { style } = terminal;
    const session = sessionHere(context);
    const permanent = options.flag('permanent');
    const query = args.list('query').join(' ');
    const input = { query, permanent, also: options.list('also'), scope: options.text('scope') };
    const planned = await preview(session, operations.forget, input);
    const { forgotten, entities, transcripts = [] } = planned.answer;
    const isNothing = forgotten.length + entities.length + transcripts.length === 0;
    if (isNothing || global.dryRun) {
      if (global.json) terminal.json({ ...planned.answer, ...(global.dryRun && { dryRun: true }) });
      else terminal.note(matchLines(planned.answer, { style }));
      return isNothing || global.json ? ExitCode.ok : showPreview(context, planned);
    }
    terminal.note(matchLines(planned.answer, { style }));
    const isSure = await terminal.confirm({
      message: permanent ? 'Erase these permanently? There is no undo.' : 'Archive these?',
      flag: '--yes',
      default: false,
    });
    if (!isSure) {
      terminal.note('Nothing was changed.');
      return ExitCode.ok;
    }
    const done = await withUndoHere(context, session, await invoke(session, operations.forget, input));
    if (global.json) terminal.json(done);
    else terminal.note(forgetReport(done, { style }));
    return done.isGone === false ? ExitCode.failure : ExitCode.ok;
  },
};
