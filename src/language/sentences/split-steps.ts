import { contentTerms } from '../words/content-terms.js';

/** Things that were done one after the other, as a note tells them. */
export type StepList = {
  /** What stands before the steps: "Offloaded the cards". Empty where nothing does. */
  readonly occasion: string;
  readonly steps: readonly Step[];
};

export type Step = { readonly text: string; readonly terms: readonly string[] };

const mostSteps = 14;

/** Null where a text tells fewer than three things. */
export function splitSteps(text: string): StepList | null {
  const { occasion, parts } = listed(text) ?? told(text);
  const steps = parts
    .map((part) => ({ text: part, terms: contentTerms(part) }))
    .filter(({ terms }) => terms.length > 0);
  return steps.length >= 3 && steps.length <= mostSteps ? { occasion, steps } : null;
}

type Parts = { readonly occasion: string; readonly parts: readonly string[] };

/** A list, numbered or not, below what it is for. */
function listed(text: string): Parts | null {
  const lines = text.split('\n').map((line) => line.trim());
  const item = /^(?:[-*+]|\d{1,2}[.)]|\[[ x]\])\s+(.+)$/i;
  const parts = lines.flatMap((line) => item.exec(line)?.[1]?.replace(/^\[[ x]\]\s+/i, '') ?? []);
  if (parts.length < 3) return null;
  const occasion = lines.find((line) => line !== '' && !item.test(line)) ?? '';
  return { occasion: tidy(occasion), parts: parts.map(tidy) };
}

/** "Sent a copy: rendered it, checked the sound, uploaded it and mailed the link." */
function told(text: string): Parts {
  const plain = text.replace(/\s+/g, ' ').trim();
  const head = /^([^:：]{3,90})[:：]\s+(\S.*)$/u.exec(plain) ?? /^([^.!?]{3,60})[.!?]\s+(\S.*[,;].*)$/u.exec(plain);
  const [occasion, rest] = head === null ? ['', plain] : [head[1] ?? '', head[2] ?? ''];
  return { occasion: tidy(occasion), parts: clauses(rest) };
}

const joint =
  /\s*(?:->|→|➜|⇒|=>|>>|;|\n)\s*|[.!?]\s+|,\s*(?:and|then|and then|und|dann|y|luego|et|puis|e|poi|и|потом)?\s+|\s+(?:and then|and finally|then|and|after that|afterwards|finally|dann|danach|und|luego|después|puis|ensuite|poi|затем|потом)\s+/iu;

function clauses(text: string): string[] {
  return text
    .split(joint)
    .map(tidy)
    .filter((part) => part !== '');
}

function tidy(part: string): string {
  return part
    .replace(
      /^(?:first|then|next|finally|lastly|and|zuerst|dann|danach|zuletzt|primero|luego|por último|d'abord|ensuite|enfin|prima|poi|infine|сначала|потом|затем|i|we|she|he|they)\s+/iu,
      '',
    )
    .replace(/[\s.,;:!…]+$/u, '')
    .replace(/\*\*|`/g, '')
    .trim();
}
