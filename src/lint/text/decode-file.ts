import { decodeUtf8 } from '../../workspace/decode-text.js';

/** How the bytes of a file were read: as UTF-8, by the mark of another encoding, or with replacement characters. */
export type Encoding = 'utf-8' | 'utf-16' | 'broken';

/** The text of a file, whatever its bytes are: runtimes read it too, and what they read is what counts. */
export function decodeFile(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } {
  const text = decodeUtf8(bytes);
  if (text !== null) return { text, encoding: 'utf-8' };
  const wide = wideName(bytes);
  if (wide !== null) return { text: new TextDecoder(wide).decode(bytes), encoding: 'utf-16' };
  return { text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), encoding: 'broken' };
}

function wideName([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}
