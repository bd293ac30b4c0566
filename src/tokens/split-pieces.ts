import { O200K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants';

/**
 * Splits text where the encoding splits it before any merging: no token reaches over the edge of a piece. Joining the
 * pieces gives the text back, and splitting from the edge of a piece gives the same pieces as splitting the whole.
 */
export function splitPieces(text: string): readonly string[] {
  return text.match(O200K_TOKEN_SPLIT_REGEX) ?? [];
}
