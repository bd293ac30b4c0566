/** Whether all letters and digits of a text are those of ASCII. Other characters may be marks, arrows, lines and symbols. */
export function isPlain(text: string): boolean {
  return plain.test(text);
}

const plain = /^[\x00-\x7f\u00a7\u00ab\u00b0\u00b7\u00bb\u2010-\u2027\u2190-\u21ff\u2500-\u257f\u2600-\u26ff]*$/;
