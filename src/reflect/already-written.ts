import { normaliseText } from '../language/normalise-text.js';
import type { Candidate } from './candidate.js';
import { writtenBy } from './check-candidate.js';
import type { Material } from './material.js';

/** Tells whether all that a change would write down stands in a memory file already, as it does after it was approved. */
export function alreadyWritten({ texts }: Material): (candidate: Candidate) => boolean {
  const known = new Set([...texts.values()].flatMap(linesOf));
  return ({ edits }) => {
    if (edits.length === 0 || edits.some((edit) => edit.do !== 'add' && edit.do !== 'create')) return false;
    return edits.flatMap((edit) => writtenBy(edit).flatMap(linesOf)).every((line) => known.has(line));
  };
}

function linesOf(text: string): string[] {
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .split('\n')
    .map(normaliseText)
    .filter((line) => line !== '');
}
