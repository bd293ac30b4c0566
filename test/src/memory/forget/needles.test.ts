import { expect, test } from 'vitest';
import { holdsNeedle, needlesOf, withoutNeedles } from '../../../../src/memory/forget/needles.js';

test('an id is taken out of paths and links, and not out of longer ids', () => {
  const line =
    'CREATE | memory/graph/entities/place--porto.md | entity:place--porto#12 and place--porto-2, my-place--porto';
  expect(withoutNeedles(line, ['place--porto'])).toBe(
    'CREATE | memory/graph/entities/[forgotten].md | entity:[forgotten]#12 and place--porto-2, my-place--porto',
  );
});

test('a single word counts as it is written, several in any case', () => {
  expect(withoutNeedles('Will called, and he will call again', ['Will'])).toBe(
    '[forgotten] called, and he will call again',
  );
  expect(holdsNeedle('BLUE FALCON nine', ['blue falcon'])).toBe(true);
});

test('what was escaped in its file is known again as it was said', () => {
  const entries = [{ text: '\\## The alarm code is blue falcon' }];
  expect(needlesOf({ entries, phrase: null, entities: [] })).toContain('The alarm code is blue falcon');
});
