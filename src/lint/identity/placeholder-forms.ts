import { isPlaceholder } from '../../identity/is-placeholder.js';

/** Whether a value is still a hint. Answers such as "none" are answers. */
export function isHint(value: string): boolean {
  return isPlaceholder(value) && !answers.has(bare(value));
}

/** `_(pick a name)_` and `*(what do they care about?)*`: a hint in italics. */
export function isEmphasisedHint(text: string): boolean {
  return /^(?:_{1,2}|\*{1,2})[(（][^()（）]{2,600}[)）](?:_{1,2}|\*{1,2})$/.test(text.trim()) && isHint(text.trim());
}

/** `[Your background here]`. */
export function isSquareHint(line: string): boolean {
  return /^\s*(?:[-*+•]\s+|#{1,6}\s+)?\[(?:your|insert|add|describe|fill|replace|enter|name of|e\.g\.|tu |dein |ваш|你的|您的|あなたの)[^\][]{0,300}\]\s*$/i.test(
    line,
  );
}

/** A list item that is nothing but a hint: `- {{hobby}}`, `- _(who is who)_`. */
export function isHintItem(line: string): boolean {
  const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+(.{1,600})$/.exec(line)?.[1]?.trim();
  return item !== undefined && isEmphasisedHint(item);
}

/** The slots of a template that nothing filled: `{{name}}`. */
export function slotsIn(line: string): { readonly name: string; readonly at: number }[] {
  if (!line.includes('{{')) return [];
  return [...line.matchAll(/\{\{([^{}]{1,200})\}\}/g)].map((slot) => ({
    name: (slot[1] ?? '').trim(),
    at: slot.index,
  }));
}

function bare(value: string): string {
  return value
    .toLowerCase()
    .replace(/^[\s*_~`"'([（]+/, '')
    .replace(/[\s*_~`"')\]）.]+$/, '');
}

const answers: ReadonlySet<string> = new Set([
  ...['none', 'n/a', 'na', 'no', 'nothing', 'unknown', 'private', 'null', '-', '—'],
  ...['keine', 'keiner', 'keins', 'ninguno', 'ninguna', 'aucun', 'aucune', 'нет', '无', '無', '没有', 'なし', '없음'],
]);
