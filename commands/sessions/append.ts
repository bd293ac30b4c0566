import {
  type AppendedSession,
  invoke,
  operations,
  parseEntryLines,
  preview,
  SoulError,
  sessionRoles,
} from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere, showPreview } from '../session.js';
import { maskedNote } from './masked-note.js';

export const sessionsAppendCommand: Command = {
  name: 'sessions append',
  group: 'Memory',
  summary: 'Append what was said to the transcript of a session',
  description:
    'One entry with --role and --content, or many from standard input with `-`: one JSON object per line with role, content and, if known, timestamp and message_id. All of them are appended or none. Secrets are masked; invisible characters and passages that were permanently forgotten are taken out. Transcripts are outside of the git history, so there is no commit and no undo.',
  arguments: [{ name: 'entries', description: '`-` reads entries from standard input', suggests: ['-'] }],
  options: [
    {
      long: 'session',
      kind: 'string',
      value: 'id',
      description: 'The id of the session, which names its file',
      required: true,
    },
    { long: 'role', kind: 'string', value: 'role', description: 'Who said it', choices: sessionRoles },
    { long: 'content', kind: 'string', value: 'text', description: 'What was said' },
    { long: 'source', kind: 'string', value: 'name', description: 'The program it was said in' },
  ],
  examples: [
    {
      command: 'agentsoul sessions append --session s-1 --role user --content "Where is the ladder?"',
      says: 'one entry',
    },
    { command: 'agentsoul sessions append --session s-1 --source chat - < entries.jsonl', says: 'many entries' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, options } = context;
    const session = sessionHere(context);
    const input = {
      session: options.text('session') ?? '',
      entries: await entriesOf(context),
      source: options.text('source'),
    };
    if (global.dryRun) return showPreview(context, await preview(session, operations['sessions.append'], input));
    const appended = await invoke(session, operations['sessions.append'], input);
    if (global.json) terminal.json(appended);
    else report(context, appended);
    return ExitCode.ok;
  },
};

async function entriesOf({ args, options, readStdin }: CommandContext) {
  const [source, role, content] = [args.text('entries'), options.text('role'), options.text('content')];
  const hint = 'Use --role and --content for one entry, or `-` and standard input for many. Nothing was changed.';
  if (source !== undefined && source !== '-')
    throw new SoulError('usage', `Unexpected argument "${source}".`, { hint });
  if (source === '-') {
    if (role !== undefined || content !== undefined)
      throw new SoulError('usage', '--role and --content are for one entry, and `-` reads many.', { hint });
    return parseEntryLines(await readStdin());
  }
  const known = sessionRoles.find((name) => name === role);
  if (known === undefined || content === undefined)
    throw new SoulError('usage', `${role === undefined ? '--role' : '--content'} is missing.`, { hint });
  return [{ role: known, content }];
}

function report({ terminal }: CommandContext, { session, appended, masked, expired = [] }: AppendedSession): void {
  const { style } = terminal;
  terminal.note(
    `${style.green('✔')} ${appended === 1 ? '1 entry' : `${appended} entries`} appended to the session ${session}`,
  );
  if (masked !== undefined) terminal.note(`  ${maskedNote(masked)}`);
  if (expired.length > 0)
    terminal.note(
      `  Removed as older than \`sessions.keepDays\`: ${expired.slice(0, 5).join(', ')}${expired.length > 5 ? ' …' : ''}`,
    );
}
