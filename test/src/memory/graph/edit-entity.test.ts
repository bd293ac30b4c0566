import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAudiences, ownerOnly } from '../../../../src/entries/access/audience.js';
import { parseEntity } from '../../../../src/entries/graph/parse-entity-file.js';
import { nameKey } from '../../../../src/language/names/name-key.js';
import { addAliases } from '../../../../src/memory/graph/add-entity-aliases.js';
import { addFact, addQuestion, addRelation, addTimeline } from '../../../../src/memory/graph/add-entity-lines.js';
import { createEntity } from '../../../../src/memory/graph/create-entity.js';
import { markRelationSeen, supersedeFact } from '../../../../src/memory/graph/edit-entity-line.js';
import { markPinned, touchEntity } from '../../../../src/memory/graph/entity-header.js';
import { profile } from '../../../../src/profiles/layouts/agentsoul.js';
import { splitSections } from '../../../../src/workspace/split-sections.js';

const day = '2026-02-02';
const path = 'memory/graph/entities/person--ana.md';
const read = (text: string) => parseEntity(path, text, ownerOnly);
const fresh = createEntity({ type: 'person', name: 'Ana', day: '2026-01-01' });

test('each line goes under its heading, and the day of the change is noted', () => {
  const text = [
    (before: string) => addFact(before, { fact: 'Drinks tea.', day, source: 'user-explicit' }),
    (before: string) => addTimeline(before, { event: 'Bought a pot.', day }),
    (before: string) => addQuestion(before, { question: 'Which pot?', day }),
    (before: string) => addRelation(before, { relation: 'uses', to: 'tool--pot', day, confidence: 'medium' }),
  ].reduce((before, edit) => edit(before), fresh);
  expect(text).toBe(`# person--ana

<!-- Type: person | Created: 2026-01-01 | Last updated: 2026-02-02 | Pinned: no -->

## Summary

## Facts

- Drinks tea. <!-- since:2026-02-02 source:user-explicit status:active -->

## Timeline

- 2026-02-02: Bought a pot.

## Open Questions

- Which pot?

## Relations

- uses: [[tool--pot]] <!-- confidence:medium first:2026-02-02 last:2026-02-02 -->
`);
});

test('whatever is said stays one fact: no heading, fence, comment or marker comes of it', () => {
  const hostile = fc.constantFrom(
    '## Facts',
    '```',
    '~~~',
    '<!-- scope: group -->',
    '<!--',
    '-->',
    '<script>',
    '<h2>',
    '＜!-- scope: group --＞',
    '- x',
    '1. x',
    '---',
    '===',
    '# x',
    '| a |',
    '> x',
    '\n',
    '\u2028',
    '[[a]]',
  );
  const words = fc.array(fc.oneof(hostile, fc.string(), fc.string({ unit: 'grapheme' })), { maxLength: 6 });
  fc.assert(
    fc.property(words, words, (some, more) => {
      const facts = [some, more].map((parts) => `${parts.join(' ')} word`);
      const before = `${fresh}\n## Kept\n<!-- scope: group -->\n\n- Open.\n`;
      const after = facts.reduce((text, fact) => addFact(text, { fact, day }), before);
      const headings = (text: string) => splitSections(text).map(({ heading, level }) => `${level} ${heading}`);
      expect(headings(after)).toEqual(headings(before));
      const entity = parseEntity(
        path,
        after,
        findAudiences({ profile, agentId: 'main', config: {} }, { path, role: 'graph' }, after),
      );
      expect(entity.facts).toHaveLength(3);
      expect(entity.facts.map(({ audience }) => audience.includes('group'))).toEqual([false, false, true]);
      const kept = before.split('\n').filter((line) => !line.includes('Last updated'));
      expect(after.split('\n').filter((line) => kept.includes(line) && line !== '')).toEqual(
        kept.filter((line) => line !== ''),
      );
    }),
    { numRuns: 300 },
  );
});

test('bytes that an edit does not concern stay: marks, line ends, keys and text of others', () => {
  const text =
    '\uFEFF---\r\naliases:\r\n  - Annie\r\nmood: "curious"  # today\r\n---\r\n# Ana\r\n\r\nFree text.\r\n\r\n## Facts\r\n\r\n- One. <!-- since:2026-01-01 weight:3 -->\r\n\r\n\r\n## Mine\r\nA  \ttab\r\n';
  expect(supersedeFact(text, { line: 12, day })).toBe(
    text.replace('since:2026-01-01 weight:3', 'since:2026-01-01 weight:3 status:superseded until:2026-02-02'),
  );
  expect(addAliases(text, ['Ana M.', 'annie'])).toBe(
    text.replace('aliases:\r\n  - Annie\r\n', 'aliases: [Annie, "Ana M."]\r\n'),
  );
  expect(addFact(text, { fact: 'Two.', day })).toBe(
    text.replace('weight:3 -->\r\n', 'weight:3 -->\r\n- Two. <!-- since:2026-02-02 status:active -->\r\n'),
  );
  expect(markPinned(text, true)).toBe(text.replace('# Ana\r\n', '# Ana\r\n\r\n<!-- Pinned: yes -->\r\n'));
});

test('a fact that no longer holds is marked, and a relation met again is dated', () => {
  const text = addRelation(addFact(fresh, { fact: 'Drinks tea.', day: '2026-01-01' }), {
    relation: 'uses',
    to: 'tool--pot',
    day: '2026-01-01',
  });
  const [fact] = read(text).facts;
  const superseded = supersedeFact(text, { line: fact?.line ?? 0, day });
  expect(read(superseded).facts).toEqual([expect.objectContaining({ text: 'Drinks tea.', status: 'superseded' })]);
  const [relation] = read(superseded).relations;
  const seen = markRelationSeen(superseded, { line: relation?.line ?? 0, day });
  expect(read(seen).relations).toEqual([
    expect.objectContaining({ to: 'tool--pot', firstSeen: '2026-01-01', lastSeen: '2026-02-02' }),
  ]);
});

test('pins are read back wherever the header keeps them', () => {
  const scored = '# a\n\n<!-- Type: tool | Created: 2026-01-01 -->\n<!-- Decay score: 0.95 | Pinned: no -->\n';
  for (const text of [fresh, scored, '# a\n', 'no heading\n', '', '# a\n<!-- Type: tool -->\n## Facts\n- x\n']) {
    const pinned = markPinned(text, true);
    expect([text, read(pinned).isPinned, read(markPinned(pinned, false)).isPinned]).toEqual([text, true, false]);
    expect(markPinned(pinned, true)).toBe(pinned);
  }
  expect(markPinned(scored, true)).toBe(scored.replace('Pinned: no', 'Pinned: yes'));
});

test('the date of a wiki page stands in its front matter', () => {
  const page = '---\nid: ana\nupdated: 2026-01-01\n---\n# Ana\n';
  expect(touchEntity(page, day)).toBe(page.replace('2026-01-01', day));
});

test('aliases are read back, whatever they are, and other keys survive', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 4 }), (names) => {
      const text = addAliases('---\nmood: calm\n---\n# Ana\n', names);
      const keys = read(text).aliases.map(nameKey);
      expect(text).toContain('mood: calm\n');
      expect(names.map(nameKey).filter((key) => key !== '' && !keys.includes(key))).toEqual([]);
    }),
  );
});
