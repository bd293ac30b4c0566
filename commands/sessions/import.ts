import { resolve } from 'node:path';
import {
  escapeForTerminal,
  type ImportedSession,
  importClients,
  invoke,
  operations,
  preview,
} from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { maskedNote } from './masked-note.js';

export const sessionsImportCommand: Command = {
  name: 'sessions import',
  group: 'Memory',
  summary: 'Import conversations from the logs of a client',
  description:
    'Takes what people and the assistant said and leaves out tools, thoughts, sub-agents and what the client put into the prompt. Importing a file again adds only what is new. Secrets are masked, and passages that were permanently forgotten stay out. Logs are in ~/.claude/projects/*/*.jsonl (claude-code), ~/.codex/sessions/ (codex), ~/.gemini/tmp/*/chats/ (gemini) and ~/.copilot/session-state/*/events.jsonl (copilot).',
  arguments: [
    { name: 'client', description: 'Whose logs they are', choices: importClients, required: true },
    { name: 'files', description: 'Logs of sessions', variadic: true, required: true },
  ],
  examples: [
    {
      command: 'agentsoul sessions import claude-code ~/.claude/projects/-home-sam-shop/*.jsonl --dry-run',
      says: 'what would be imported',
    },
    { command: 'agentsoul sessions import codex rollout.jsonl', says: 'one session' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, args, cwd } = context;
    const { style } = terminal;
    const session = sessionHere(context);
    const client = importClients.find((known) => known === args.required('client')) ?? importClients[0];
    const input = { client, files: args.list('files').map((file) => resolve(cwd, file)) };
    const done = global.dryRun
      ? (await preview(session, operations['sessions.import'], input)).answer
      : await invoke(session, operations['sessions.import'], input);
    if (global.json) terminal.json({ ...done, ...(global.dryRun && { dryRun: true }) });
    else {
      for (const each of done.sessions) terminal.note(lineOf(context, each));
      if (done.masked !== undefined) terminal.note(`  ${maskedNote(done.masked)}`);
      if (global.dryRun) terminal.note(style.dim('Dry run. Nothing was changed.'));
    }
    return ExitCode.ok;
  },
};

const leftWords = {
  tools: 'tools and thoughts',
  injected: 'added by the client',
  records: "client's records",
  subagents: 'sub-agents',
  broken: 'unreadable',
} as const;

function lineOf(
  { terminal: { style } }: CommandContext,
  { session, imported, known, left, reason }: ImportedSession,
): string {
  const name = escapeForTerminal(session);
  if (reason === 'expired') return `${style.yellow('!')} ${name}: not imported, older than \`sessions.keepDays\``;
  if (reason === 'empty') return `${style.yellow('!')} ${name}: no conversation in it`;
  const entries = imported === 1 ? '1 entry' : `${imported} entries`;
  const rest = Object.entries(leftWords).flatMap(([kind, words]) => {
    const count = left[kind as keyof typeof leftWords];
    return count === 0 ? [] : [`${count} ${words}`];
  });
  const out = rest.length === 0 ? '' : `\n  ${style.dim(`Lines left out: ${rest.join(', ')}`)}`;
  return `${style.green('✔')} ${name}: ${entries} imported${known === 0 ? '' : `, ${known} known already`}${out}`;
}
