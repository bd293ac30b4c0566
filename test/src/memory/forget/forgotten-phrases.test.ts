import { expect, test } from 'vitest';
import { containsPhrase, forgottenPhrases, redactPhrases } from '../../../../src/memory/forget/forgotten-phrases.js';

test('an id is taken out of paths and links, and not out of longer ids', () => {
  const line =
    'CREATE | memory/graph/entities/place--porto.md | entity:place--porto#12 and place--porto-2, my-place--porto';
  expect(redactPhrases(line, ['place--porto'])).toBe(
    'CREATE | memory/graph/entities/[forgotten].md | entity:[forgotten]#12 and place--porto-2, my-place--porto',
  );
});

test('a single word counts as it is written, several in any case', () => {
  expect(redactPhrases('Will called, and he will call again', ['Will'])).toBe(
    '[forgotten] called, and he will call again',
  );
  expect(containsPhrase('BLUE FALCON nine', ['blue falcon'])).toBe(true);
});

test('what was escaped in its file is known again as it was said', () => {
  const entries = [{ text: '\\## The alarm code is blue falcon', id: 'core:1', path: 'MEMORY.md' }];
  expect(forgottenPhrases({ entries, phrase: null, entities: [], removed: [] })).toContain(
    'The alarm code is blue falcon',
  );
});

test('a file that was called after what it said is known by its path, its id and its name, and a short name is not', () => {
  const named = (slug: string) => {
    const path = `memory/vault/${slug}.md`;
    return forgottenPhrases({
      entries: [{ text: 'x', id: `vault:${slug}#1f0c22ab`, path }],
      phrase: null,
      entities: [],
      removed: [path],
    });
  };
  expect(named('my-hint-is-bluefish')).toEqual([
    'memory/vault/my-hint-is-bluefish.md',
    'vault:my-hint-is-bluefish',
    'my-hint-is-bluefish',
  ]);
  expect(named('house')).toEqual(['memory/vault/house.md', 'vault:house']);
  expect(redactPhrases('my-hint-is-bluefish my-hint-is-bluefish-2', named('my-hint-is-bluefish'))).toBe(
    '[forgotten] my-hint-is-bluefish-2',
  );
});
