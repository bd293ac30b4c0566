/** The word that replaces permanently forgotten text. */
export const forgottenWord = '[forgotten]';

/** A path without its file name, which would reveal what was forgotten. */
export function hideErasedName(path: string): string {
  return path.replace(/[^/]+?(?=(?:\.[a-z]+)?$)/, forgottenWord);
}

/** Whether a log line matches git, ignoring what was permanently forgotten since. */
export function agreesExceptErased(told: string, real: string): boolean {
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
