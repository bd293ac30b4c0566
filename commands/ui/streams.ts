import { PassThrough, Writable } from 'node:stream';

/** The three ends of a program. */
export type Streams = {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly stderr: Output;
  /** Where people are asked and see how far work is: standard error, in full. */
  readonly dialogue: NodeJS.WritableStream;
};

export type Output = {
  write(text: string | Uint8Array): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
};

/** Streams that nobody looks at, for running a command inside the program: what it printed is read back. */
export type MemoryStreams = Streams & {
  /** Where a person would type; on a terminal only. */
  readonly keyboard: PassThrough;
  readonly printed: () => { stdout: string; stderr: string };
};

export function memoryStreams(options: { stdin?: string; isTty?: boolean; columns?: number } = {}): MemoryStreams {
  const stdin = new PassThrough();
  if (options.isTty !== true) stdin.end(options.stdin ?? '');
  const stdout = collector(options);
  const stderr = collector(options);
  return {
    stdin: Object.assign(stdin, { isTTY: options.isTty ?? false }),
    keyboard: stdin,
    stdout: stdout.stream,
    stderr: stderr.stream,
    dialogue: stderr.stream,
    printed: () => ({ stdout: stdout.text(), stderr: stderr.text() }),
  };
}

function collector({ isTty = false, columns = 80 }): { stream: Output & NodeJS.WritableStream; text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  const cursor = { cursorTo: () => true, moveCursor: () => true, clearLine: () => true };
  // Like the streams of a process, it can't be ended by whoever writes to it.
  const tty = { isTTY: isTty, columns, end: () => stream, ...(isTty ? cursor : {}) };
  return { stream: Object.assign(stream, tty), text: () => Buffer.concat(chunks).toString('utf8') };
}
