import fc from 'fast-check';
import { expect, test } from 'vitest';
import { removeLines } from '../../../../src/memory/forget/remove-lines.js';

test.each([
  ['a list item', '# A\n\n- one\n- two\n- three\n', [4, 4], '# A\n\n- one\n- three\n'],
  ['the last item', '- one\n- two\n', [2, 2], '- one\n'],
  ['an episode between two', '## 1\na\n\n## 2\nb\n\n## 3\nc\n', [4, 5], '## 1\na\n\n## 3\nc\n'],
  ['the last episode', '## 1\na\n\n## 2\nb\n', [4, 5], '## 1\na\n\n'],
  ['everything', 'a\nb\n', [1, 2], ''],
  ['a line without an end', 'a\nb', [2, 2], 'a\n'],
] as const)('%s goes and the rest stays', (_, text, [startLine, endLine], rest) => {
  expect(removeLines(text, [{ startLine, endLine }])).toBe(rest);
});

test('lines outside the stretches survive in their order, but for blank ones', () => {
  const line = fc.constantFrom('a', 'b', '', ' ', '- c');
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), fc.nat(), fc.nat(), (lines, from, length) => {
      const startLine = 1 + (from % lines.length);
      const endLine = Math.min(lines.length, startLine + (length % 5));
      const kept = [...lines.slice(0, startLine - 1), ...lines.slice(endLine)].filter((text) => text.trim() !== '');
      const rest = removeLines(lines.map((text) => `${text}\n`).join(''), [{ startLine, endLine }]);
      expect(rest.split('\n').filter((text) => text.trim() !== '')).toEqual(kept);
    }),
  );
});
