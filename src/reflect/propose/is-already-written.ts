import { normaliseText } from '../../language/normalise-text.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import type { CandidateChange } from './candidate-change.js';
import { writtenBy } from './check-candidate.js';

/** Whether everything a change would write is already in a memory file, as after its approval. */
export function alreadyWritten({ texts }: ReflectionInput): (candidate: CandidateChange) => boolean {
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
