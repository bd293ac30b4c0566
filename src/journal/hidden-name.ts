/** The word that stands where something forgotten for good was said. */
export const forgottenWord = '[forgotten]';

/** A path without the name of its file, which would say what was forgotten. */
export function hiddenName(path: string): string {
  return path.replace(/[^/]+?(?=(?:\.[a-z]+)?$)/, forgottenWord);
}

/** Whether what a line tells is what git tells, but for what was forgotten since. */
export function agreesButForgotten(told: string, real: string): boolean {
  if (told === real) return true;
  const [first = '', ...rest] = told.split(forgottenWord);
  if (rest.length === 0 || !real.startsWith(first)) return false;
  const last = rest.pop() ?? '';
  let position = first.length;
  for (const part of rest) {
    const found = real.indexOf(part, position);
    if (found < 0) return false;
    position = found + part.length;
  }
  return real.length - last.length >= position && real.endsWith(last);
}
