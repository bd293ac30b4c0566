import { expect, test } from 'vitest';
import { ownerOnly } from '../../../../src/entries/access/audience.js';
import { parseEntity } from '../../../../src/entries/graph/parse-entity-file.js';

const audience = ['main'];

test('an entity file of ours is read whole', () => {
  const text = `---
name: Ana María
aliases: [Ana, "A. M."]
---
# person--ana-maria-1f0c22ab

<!-- Type: person | Created: 2026-01-15 | Last updated: 2026-02-02 | Pinned: yes -->

## Summary

Runs the tea house.

## Facts

- Drinks oolong. <!-- since:2026-01-20 source:episode:2026-01-20:14:30 status:active -->
- Drank coffee. <!-- since:2026-01-15 status:superseded until:2026-01-20 -->

## Timeline

- 2026-01-15: First met.

## Open Questions

- Does she like cake?

## Relations

- uses: [[tool--kettle]] <!-- confidence:high first:2026-01-15 last:2026-02-02 -->
`;
  expect(parseEntity('memory/graph/entities/person--ana-maria-1f0c22ab.md', text, ownerOnly)).toEqual({
    id: 'person--ana-maria-1f0c22ab',
    type: 'person',
    name: 'Ana María',
    aliases: ['Ana', 'A. M.'],
    path: 'memory/graph/entities/person--ana-maria-1f0c22ab.md',
    created: '2026-01-15',
    updated: '2026-02-02',
    isPinned: true,
    summary: { text: 'Runs the tea house.', line: 11, audience },
    facts: [
      {
        text: 'Drinks oolong.',
        since: '2026-01-20',
        source: 'episode:2026-01-20:14:30',
        status: 'active',
        line: 15,
        audience,
      },
      { text: 'Drank coffee.', since: '2026-01-15', source: null, status: 'superseded', line: 16, audience },
    ],
    timeline: [{ text: 'First met.', day: '2026-01-15', line: 20, audience }],
    questions: [{ text: 'Does she like cake?', line: 24, audience }],
    relations: [
      {
        relation: 'uses',
        to: 'tool--kettle',
        confidence: 'high',
        firstSeen: '2026-01-15',
        lastSeen: '2026-02-02',
        line: 28,
        audience,
      },
    ],
    links: [],
    audience,
    headAudience: audience,
  });
});

test('the form of the public design is read: score comments, relations in words, several links on a line', () => {
  const text = `# project--tea-memory

<!-- Type: project | Created: 2026-01-15 | Last updated: 2026-02-02 -->
<!-- Decay score: 0.95 | Access count: 14 | Pinned: no -->

## Facts
- Routing: by a model

## Relations
- Developed by: [[person--alex]]
- Inspired by: [[concept--sleep]], [[concept--dreams]]
`;
  const entity = parseEntity('memory/graph/entities/project--tea-memory.md', text, ownerOnly);
  expect([entity.name, entity.type, entity.isPinned, entity.updated]).toEqual([
    'Tea Memory',
    'project',
    false,
    '2026-02-02',
  ]);
  expect(entity.relations.map(({ relation, to, line }) => [relation, to, line])).toEqual([
    ['developed-by', 'person--alex', 10],
    ['inspired-by', 'concept--sleep', 11],
    ['inspired-by', 'concept--dreams', 11],
  ]);
});

test('a page of a wiki is read: front matter, links with other words and with headings', () => {
  const text = `---
id: tea-house
type: organisation
summary: A house for tea.
updated: 2026-02-01
sources: [log/2026-02-01.md]
---
# The tea house

Run by [[ana|Ana]], see [[brewing#Green tea]] and \`[[not-a-link]]\`.

## History

It opened in [[entities/oslo.md]].
`;
  const entity = parseEntity('memory/entities/house.md', text, ownerOnly);
  expect(entity).toMatchObject({
    id: 'house',
    type: 'organisation',
    name: 'The tea house',
    aliases: ['tea-house'],
    updated: '2026-02-01',
    summary: { line: 10 },
    facts: [{ text: 'It opened in [[entities/oslo.md]].', line: 14 }],
  });
  expect(entity.links.map(({ to, line }) => [to, line])).toEqual([
    ['ana', 10],
    ['brewing', 10],
    ['oslo', 14],
  ]);
});

test('a file with nothing in it is an entity with a name', () => {
  expect(parseEntity('memory/graph/entities/tool--tea-kettle.md', '', ownerOnly)).toMatchObject({
    id: 'tool--tea-kettle',
    type: 'tool',
    name: 'Tea Kettle',
    facts: [],
    relations: [],
    summary: null,
  });
});
