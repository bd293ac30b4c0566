import { fstatSync, statSync, writeSync } from 'node:fs';
import type { Output } from './streams.js';

/**
 * Standard output or error as a stream if a person may look at it. Into a file or a pipe it is written directly, because
 * making a stream takes as long as rendering a prompt; what cannot be written so is left to the stream, which waits or
 * tells why not.
 */
export function directOutput(descriptor: number, open: () => Output): Output {
  if (mayBeTerminal(descriptor)) return open();
  let stream: Output | null = null;
  return {
    isTTY: false,
    write(text) {
      let rest: Uint8Array = Buffer.from(text);
      while (stream === null && rest.length > 0) {
        try {
          rest = rest.subarray(writeSync(descriptor, rest));
        } catch {
          // A full pipe that doesn't block, or one that is closed.
          stream = open();
        }
      }
      if (rest.length > 0) stream?.write(rest);
    },
  };
}

function mayBeTerminal(descriptor: number): boolean {
  try {
    const about = fstatSync(descriptor);
    return about.isCharacterDevice() && about.rdev !== statSync('/dev/null').rdev;
  } catch {
    // Closed, or a system without that device.
    return true;
  }
}
