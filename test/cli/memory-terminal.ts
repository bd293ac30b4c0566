import { runProgram, type World } from '../../commands/program.js';
import { memoryStreams } from '../../commands/ui/streams.js';

export type Outcome = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

export type Circumstances = Partial<Omit<World, 'argv' | 'streams'>> & {
  readonly stdin?: string;
  readonly isTty?: boolean;
  readonly columns?: number;
};

/** Runs a command line inside this process, on streams that are read back. */
export async function runInMemory(argv: readonly string[], circumstances: Circumstances = {}): Promise<Outcome> {
  const { stdin, isTty, columns, ...world } = circumstances;
  const streams = memoryStreams({
    ...(stdin === undefined ? {} : { stdin }),
    ...(isTty === undefined ? {} : { isTty }),
    ...(columns === undefined ? {} : { columns }),
  });
  const code = await runProgram({ env: {}, cwd: '/', ...world, argv, streams });
  return { code, ...streams.printed() };
}
