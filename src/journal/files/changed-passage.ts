/** Lines around a change that are read with it: a label may stand above its value, and a key has many lines. */
const linesAround = 40;

/** The lines of a text that differ from an earlier version, with those around them. */
export function changedPassage(before: string, after: string): string {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let rest = 0;
  while (
    rest < shorter - start &&
    before.charCodeAt(before.length - 1 - rest) === after.charCodeAt(after.length - 1 - rest)
  )
    rest++;
  return after.slice(lineBefore(after, start), lineBehind(after, after.length - rest));
}

function lineBefore(text: string, at: number): number {
  let start = at;
  for (let count = 0; count <= linesAround && start > 0; count++)
    start = Math.max(0, text.lastIndexOf('\n', start - 1));
  return start;
}

function lineBehind(text: string, at: number): number {
  let end = text.indexOf('\n', at);
  for (let count = 0; count < linesAround && end !== -1; count++) end = text.indexOf('\n', end + 1);
  return end === -1 ? text.length : end;
}
