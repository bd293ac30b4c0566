import { SoulError } from '../src/errors/soul-error.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere } from './here.js';

export const flushCommand: Command = {
  name: 'flush',
  group: 'Context',
  summary: 'Say whether memory should be saved before the context is compacted',
  description:
    'Due when the used tokens reach the window less a reserve of 20,000 and a margin of 4,000, or the transcript passes 2 MiB; once per compaction. When it is due, the instruction for the agent is printed; otherwise standard output stays empty.',
  options: [
    { long: 'used-tokens', kind: 'number', value: 'n', required: true, description: 'Tokens in the context now' },
    { long: 'window', kind: 'number', value: 'n', required: true, description: 'Size of the context window' },
    {
      long: 'reserve',
      kind: 'number',
      value: 'n',
      default: 20_000,
      description: 'Tokens kept free for the compaction',
    },
    { long: 'margin', kind: 'number', value: 'n', default: 4_000, description: 'How much earlier to flush' },
    { long: 'transcript-bytes', kind: 'number', value: 'n', description: 'Size of the transcript so far' },
    { long: 'compactions', kind: 'number', value: 'n', description: 'Compactions of this session so far' },
    { long: 'flushed-at', kind: 'number', value: 'n', description: 'Compactions at the time of the last flush' },
  ],
  examples: [
    { command: 'agentsoul flush --used-tokens 180000 --window 200000', says: 'prints the instruction: it is due' },
  ],
  door: { none: 'it reads the layout and no file' },
  async run(context) {
    const { terminal, options, global } = context;
    const { askFlush } = await import('../src/budget/flush.js');
    const { dayAt } = await import('../src/workspace/days.js');
    const { dailyFile } = await import('../src/workspace/role-paths.js');
    const workspace = await openHere(context);
    const count = (name: string) => wholeNumber(name, options.number(name));
    const answer = askFlush(
      {
        usedTokens: count('used-tokens') ?? 0,
        windowTokens: count('window') ?? 0,
        reserveTokens: count('reserve'),
        softTokens: count('margin'),
        transcriptBytes: count('transcript-bytes'),
        compactions: count('compactions'),
        flushedAt: count('flushed-at'),
      },
      {
        dailyPath: dailyFile(workspace, dayAt(workspace.at, workspace.timezone)),
        silentReply: workspace.profile.silentReply,
      },
    );
    if (global.json) terminal.json(answer);
    else if (answer.instruction !== null) terminal.print(answer.instruction);
    terminal.note(answer.reason);
    return ExitCode.ok;
  },
};

function wholeNumber(name: string, value: number | undefined): number | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return value;
  throw new SoulError('usage', `--${name} must be a count, not ${value}.`, {
    hint: 'Use a whole number from 0 upwards.',
  });
}
