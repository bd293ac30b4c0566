import { invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';

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
  async run(context) {
    const { terminal, options, global } = context;
    const answer = await invoke(sessionHere(context), operations.flush, {
      usedTokens: options.number('used-tokens') ?? 0,
      window: options.number('window') ?? 0,
      reserve: options.number('reserve'),
      margin: options.number('margin'),
      transcriptBytes: options.number('transcript-bytes'),
      compactions: options.number('compactions'),
      flushedAt: options.number('flushed-at'),
    });
    if (global.json) terminal.json(answer);
    else if (answer.instruction !== null) terminal.print(answer.instruction);
    terminal.note(answer.reason);
    return ExitCode.ok;
  },
};
