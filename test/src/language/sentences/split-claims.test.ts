import { expect, test } from 'vitest';
import { splitClaims } from '../../../../src/language/sentences/split-claims.js';

test.each([
  ['Das Fest ist am 3. Oktober; Prof. Lind kommt.', ['Das Fest ist am 3. Oktober', 'Prof. Lind kommt.']],
  ['- Ana rang. Ben came!\n- Dr. Hart left', ['Ana rang.', 'Ben came!', 'Dr. Hart left']],
])('%j says these things', (text, claims) => {
  expect(splitClaims(text).map((claim) => claim.text)).toEqual(claims);
});
