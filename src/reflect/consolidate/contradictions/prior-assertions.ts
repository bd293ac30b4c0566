import type { Entry } from '../../../entries/entry.js';
import type { Entity, Fact } from '../../../entries/graph/entity.js';
import { toClaim } from '../../../language/sentences/split-claims.js';
import { readStatement } from '../../../language/statements/statement.js';
import { contentWords } from '../../../language/words/content-terms.js';
import type { CoreLine } from '../../../memory/core/core-lines.js';
import type { Day } from '../../../workspace/calendar-days.js';
import type { Note } from '../../input/note.js';
import type { ReflectionInput } from '../../input/reflection-input.js';
import { type About, type Assertion, toAssertion } from './assertion.js';

/** Something said earlier, and where it stands. */
export type PriorAssertion = {
  readonly assertion: Assertion;
  readonly day: Day | null;
  readonly entry: Entry;
  readonly at: PriorAssertionLocation;
};

export type PriorAssertionLocation =
  | { readonly in: 'note'; readonly note: Note }
  | { readonly in: 'core'; readonly line: CoreLine }
  | { readonly in: 'entity'; readonly entity: Entity; readonly fact: Fact };

type Reading = Pick<About, 'names' | 'isWord'>;

/** What core memory and the graph hold. */
export function readPriorAssertions(material: ReflectionInput, reading: Reading): PriorAssertion[] {
  return [...coreLines(material, reading), ...entityFacts(material, reading)];
}

function coreLines(material: ReflectionInput, reading: Reading): PriorAssertion[] {
  const { path, lines } = material.core;
  return lines.flatMap((line) => {
    const entry = material.entries.find(
      (each) => each.path === path && each.startLine <= line.line && line.line <= each.endLine,
    );
    if (entry === undefined) return [];
    const claim = toClaim(line.text, readStatement(line.text, 'user'));
    return [
      {
        assertion: toAssertion(claim, { type: 'fact', tags: [], ...reading }),
        day: null,
        entry,
        at: { in: 'core', line } as const,
      },
    ];
  });
}

/** A fact needs no subject of its own: the file is about one. */
function entityFacts(material: ReflectionInput, reading: Reading): PriorAssertion[] {
  const byPath = new Map<string, Entry[]>();
  for (const entry of material.entries)
    if (entry.role === 'graph') byPath.set(entry.path, [...(byPath.get(entry.path) ?? []), entry]);
  return material.graph.entities.flatMap((entity) =>
    entity.facts.flatMap((fact): PriorAssertion[] => {
      const entry = byPath
        .get(entity.path)
        ?.find(({ startLine, endLine }) => startLine <= fact.line && fact.line <= endLine);
      if (entry === undefined || fact.status === 'superseded') return [];
      const words = new Map([...contentWords(entity.name), ...contentWords(fact.text)]);
      const statement = readStatement(fact.text, entity.name);
      const claim = { text: fact.text, terms: [...words.keys()], words, statement };
      return [
        {
          assertion: toAssertion(claim, { type: 'fact', tags: [], ...reading }),
          day: fact.since,
          entry,
          at: { in: 'entity', entity, fact },
        },
      ];
    }),
  );
}
