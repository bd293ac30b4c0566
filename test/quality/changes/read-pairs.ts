import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EpisodeType } from '../../../src/entries/entry.js';

/** A note as the lists of pairs write it: `type[tags]| text`. */
export type Said = { readonly type: EpisodeType; readonly tags: readonly string[]; readonly text: string };

export function readPairs(name: 'replaced.txt' | 'both-hold.txt'): Said[][] {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8').trim();
  return text.split(/\n\n+/).map((pair) =>
    pair.split('\n').map((line) => {
      const [, type = '', tags = '', said = ''] = /^(\w+)\[(.*?)\]\| (.*)$/.exec(line) ?? [];
      return { type: type as EpisodeType, tags: tags.split(',').map((tag) => tag.trim()), text: said };
    }),
  );
}
