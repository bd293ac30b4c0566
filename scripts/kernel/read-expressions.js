/** Words and brackets as nested lists. What follows `;;` on a line is a comment. */
export function readExpressions(text) {
  const top = [];
  const open = [top];
  for (const [word] of text.replace(/;;.*/g, '').matchAll(/[()]|[^\s()]+/g)) {
    if (word === '(') {
      const inner = [];
      open.at(-1)?.push(inner);
      open.push(inner);
    } else if (word === ')') open.pop();
    else open.at(-1)?.push(word);
  }
  if (open.length !== 1) throw new Error('The brackets do not match.');
  return top;
}
