import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { LogSeal } from '../../workspace/confirmed-state.js';

export const emptyChain = '';

/** The chain after these lines. Lines of one change count as one link. */
export function extendChain(chain: string, lines: readonly string[]): string {
  return linksOf(lines).reduce((before, link) => hashLink(before, link), chain);
}

/** The chain of a log with this text. */
export function chainOfText(text: string): string {
  return extendChain(
    emptyChain,
    text.split('\n').filter((line) => line !== ''),
  );
}

/** How many lines the seal covers; null if it matches at no line, which means the log was altered. */
export function sealedLines(lines: readonly string[], sealed: string): number | null {
  let chain = emptyChain;
  let count = 0;
  if (sealed === chain) return 0;
  for (const link of linksOf(lines)) {
    chain = hashLink(chain, link);
    count += link.length;
    if (chain === sealed) return count;
  }
  return null;
}

/** The chain of the seal that covers all of these lines; null if none does. During a rewrite there may be two seals. */
export function coveringChain(lines: readonly string[], { chain, becomes }: LogSeal): string | null {
  const chains = becomes === undefined ? [chain] : [chain, becomes];
  return chains.find((candidate) => sealedLines(lines, candidate) === lines.length) ?? null;
}

/** Size, times and inode of the log; null if it is not a regular file. */
export function logStat(root: string, path: string): string | null {
  const found = lstatSync(join(root, path), { bigint: true, throwIfNoEntry: false });
  return found?.isFile() === true ? [found.size, found.mtimeNs, found.ctimeNs, found.ino].join(' ') : null;
}

function hashLink(before: string, link: readonly string[]): string {
  return createHash('sha256')
    .update(`${before}\n${link.join('\n')}`)
    .digest('hex');
}

function linksOf(lines: readonly string[]): string[][] {
  const links: string[][] = [];
  let last: string | undefined;
  for (const line of lines) {
    const change = /\((c-[0-9a-f]{4,32})\)$/.exec(line)?.[1];
    if (change !== undefined && change === last) links.at(-1)?.push(line);
    else links.push([line]);
    last = change;
  }
  return links;
}
