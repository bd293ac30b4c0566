import type { Budgets } from '../profiles/profile.js';
import { countTokens } from '../tokens/count-tokens.js';
import { fitsTokens } from '../tokens/token-count-bounds.js';

export type Unit = Budgets['unit'];

export async function measureText(text: string, unit: Unit): Promise<number> {
  switch (unit) {
    case 'tokens':
      return countTokens(text);
    case 'characters':
      return countCharacters(text);
    case 'bytes':
      return Buffer.byteLength(text);
    default:
      return unit satisfies never;
  }
}

/** Decides exactly, but loads the tokenizer only where nothing cheaper decides. */
export async function fitsLimit(text: string, limit: number, unit: Unit): Promise<boolean> {
  return unit === 'tokens' ? fitsTokens(text, limit) : (await measureText(text, unit)) <= limit;
}

/** Characters are code points. */
export function countCharacters(text: string): number {
  let characters = text.length;
  for (let index = 1; index < text.length; index++) {
    if (isLowSurrogate(text.charCodeAt(index)) && isHighSurrogate(text.charCodeAt(index - 1))) characters--;
  }
  return characters;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
