import { SoulError } from '../../src/index.js';

/** All of a stream as text. */
export async function readText(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    throw new SoulError('usage', 'What came in on standard input is not UTF-8 text.', {
      hint: 'Convert it first, for example with `iconv -t utf-8`.',
      cause: error,
    });
  }
}
