import { fitsTokens } from '../../tokens/token-count-bounds.js';
import { ModelFailure } from './language-model.js';

type Allowed = {
  readonly limit: number;
  /** What the provider says the answer has, thoughts included. */
  readonly reported?: number | undefined;
  readonly title: string;
};

/** Refuses an answer that is longer than it may be: a provider may overlook the limit it was given. */
export async function requireLength(text: string, { limit, reported = 0, title }: Allowed): Promise<void> {
  if (reported > limit || !(await fitsTokens(text, limit))) throw tooLong(title, limit);
}

export function tooLong(title: string, limit: number): ModelFailure {
  return new ModelFailure(
    'too-long',
    `${title} returned more than the allowed ${limit.toLocaleString('en-US')} tokens.`,
    {
      hint: 'Ask for less, or raise `model.maxTokens`.',
    },
  );
}

/** Watches an answer while it arrives. Counting takes time, so it is done once in a while. */
export function outputWatch(title: string, limit: number): (part: string) => Promise<void> {
  let text = '';
  let counted = 0;
  return async (part) => {
    text += part;
    if (text.length - counted < 2_000) return;
    counted = text.length;
    await requireLength(text, { limit, title });
  };
}
