import { lazyValue } from '../../workspace/lazy-value.js';
import type { Mark } from './find-invisible.js';

/** The direction marks that open or close something which is closed again on its line. */
export function balancedMarks(text: string, marks: readonly Mark[]): Set<Mark> {
  const balanced = new Set<Mark>();
  let open: Mark[] = [];
  let lineEnd = -1;
  for (const mark of marks) {
    if (mark.kind !== 'bidi') continue;
    if (mark.start > lineEnd) {
      open = [];
      const newline = text.indexOf('\n', mark.start);
      lineEnd = newline === -1 ? text.length : newline;
    }
    const { codePoint } = mark;
    const isIsolateEnd = codePoint === 0x2069;
    if (
      (codePoint >= 0x2066 && codePoint <= 0x2068) ||
      (codePoint >= 0x202a && codePoint <= 0x202e && codePoint !== 0x202c)
    )
      open.push(mark);
    else if (isIsolateEnd || codePoint === 0x202c) {
      const partner = open.at(-1);
      if (partner === undefined || partner.codePoint >= 0x2066 !== isIsolateEnd) continue;
      open.pop();
      balanced.add(partner).add(mark);
    }
  }
  return balanced;
}

/** Whether right-to-left letters are near. Called in ascending order, it reads the text once. */
export function makeRightToLeftSearch(text: string): (offset: number) => boolean {
  let before = Number.NEGATIVE_INFINITY;
  let after = Number.NEGATIVE_INFINITY;
  return (offset) => {
    while (after < offset) {
      before = after;
      const letters = rightToLeftLetters();
      letters.lastIndex = Math.max(0, after + 1, offset - near);
      after = letters.exec(text)?.index ?? Number.POSITIVE_INFINITY;
    }
    return offset - before <= near || after - offset <= near;
  };
}

const near = 300;

const rightToLeftLetters = lazyValue(
  () =>
    /(?=\p{L})[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}]/gu,
);
