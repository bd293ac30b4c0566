import type { Entity, Fact } from '../../entries/entity.js';
import type { Entry, EpisodeType } from '../../entries/entry.js';
import { readStatement } from '../../entries/statement.js';
import type { CoreLine } from '../../memory/core/core-lines.js';
import { contentTerms } from '../../search/words/content-terms.js';
import type { Day } from '../../workspace/days.js';
import type { Material } from '../material.js';
import type { Claim, Note } from '../note.js';
import type { Survey } from '../survey.js';
import { tagTerm } from '../text/term-weights.js';
import { type Assertion, toAssertion } from './assertion.js';
import { PostingIndex } from './posting-index.js';
import { isSureEnough, type Replacement, replaces } from './replacement.js';

/** A fresh note that says otherwise than something before it. */
export type Contradicted = {
  readonly later: { readonly note: Note; readonly claim: Claim; readonly assertion: Assertion };
  /** What it replaces, the surest first. */
  readonly earlier: readonly (Held & Replacement)[];
};

/** Something said earlier, and where it stands. */
export type Held = {
  readonly assertion: Assertion;
  readonly day: Day | null;
  readonly entry: Entry;
  readonly at: HeldAt;
};

export type HeldAt =
  | { readonly in: 'note'; readonly note: Note }
  | { readonly in: 'core'; readonly line: CoreLine }
  | { readonly in: 'entity'; readonly entity: Entity; readonly fact: Fact };

const mostEarlier = 3;

type Options = {
  /** Whether two notes tell one wish that came up on several days: it is worded in many ways, which don't exclude each other by that. */
  readonly tellOneWish: (note: Note, other: Note) => boolean;
};

export function findContradicted(
  material: Material,
  { notes, weights }: Survey,
  { tellOneWish }: Options,
): Contradicted[] {
  const index = new PostingIndex<Held>(weights);
  const { names } = material.graph;
  for (const held of [...coreLines(material), ...entityFacts(material)]) index.add(held, held.assertion.frame);
  const found: Contradicted[] = [];
  for (const note of notes) {
    if (note.entry.about.type === 'emotion') continue;
    const held = note.claims.map((claim): Held & { claim: Claim } => ({
      assertion: toAssertion(claim, { ...aboutOf(note), names }),
      day: note.day,
      entry: note.entry,
      at: { in: 'note', note },
      claim,
    }));
    if (note.isFresh)
      found.push(...held.flatMap((later) => replacedBy(note, later, { index, weights, tellOneWish }) ?? []));
    for (const each of held) index.add(each, [...each.assertion.frame, ...each.assertion.tags.map(tagTerm)]);
  }
  return onceEach(found);
}

/** Who has to be told again is corrected, but what was said before still holds. */
function aboutOf({ entry }: Note): { type: EpisodeType | null; tags: readonly string[] } {
  const { type, tags } = entry.about;
  return { type: type === 'correction' && repetition.test(entry.text) ? 'fact' : type, tags };
}

const repetition =
  /(?<![\p{L}])(?:(?:told|reminded|said|says|asked|asks|repeated)(?: (?:me|us|it))?(?:,)? (?:again|once more|a second time)|again[:,]|as (?:I|we|she|he|they) (?:had )?said before|once again|wieder gesagt|nochmals?)(?![\p{L}])/iu;

type Search = Options & { readonly index: PostingIndex<Held>; readonly weights: Survey['weights'] };

function replacedBy(
  note: Note,
  { claim, assertion }: { claim: Claim; assertion: Assertion },
  { index, weights, tellOneWish }: Search,
): Contradicted | null {
  const earlier = index.nearest([...assertion.frame, ...assertion.tags.map(tagTerm)], 24).flatMap((held) => {
    if (held.at.in === 'note' && held.at.note === note) return [];
    const found = replaces(assertion, held.assertion, weights);
    if (found === null || !isSureEnough(found, assertion)) return [];
    const isSameWish = held.at.in === 'note' && tellOneWish(held.at.note, note);
    return isSameWish && !isReversal(assertion) ? [] : [{ ...held, ...found }];
  });
  if (earlier.length === 0) return null;
  const surest = earlier.sort((one, other) => other.score - one.score).slice(0, mostEarlier);
  const best = surest[0]?.score ?? 0;
  return { later: { note, claim, assertion }, earlier: surest.filter(({ score }) => score >= best - 0.35) };
}

/** A wish that is given up, and not one that is said again in other words. */
function isReversal(assertion: Assertion): boolean {
  return assertion.type === 'correction' || assertion.isReversal;
}

/** One note replaces a thing once, whichever of its sentences says it best; what was replaced twice is told of the last time. */
function onceEach(found: readonly Contradicted[]): Contradicted[] {
  const byNote = new Map<Note, Contradicted>();
  for (const one of found) {
    const known = byNote.get(one.later.note);
    if (known === undefined || scoreOf(one) > scoreOf(known)) byNote.set(one.later.note, one);
  }
  const replaced = new Set<string>();
  return [...byNote.values()]
    .reverse()
    .flatMap((one): Contradicted[] => {
      const open = one.earlier.filter(({ entry, assertion }) => !replaced.has(`${entry.id} ${assertion.text}`));
      for (const { entry, assertion } of open) replaced.add(`${entry.id} ${assertion.text}`);
      return open.length === 0 ? [] : [{ ...one, earlier: open }];
    })
    .reverse();
}

function scoreOf({ earlier }: Contradicted): number {
  return earlier[0]?.score ?? 0;
}

function coreLines(material: Material): Held[] {
  const { path, lines } = material.core;
  return lines.flatMap((line) => {
    const entry = material.entries.find(
      (each) => each.path === path && each.startLine <= line.line && line.line <= each.endLine,
    );
    if (entry === undefined) return [];
    const claim = { text: line.text, terms: contentTerms(line.text), statement: readStatement(line.text, 'user') };
    return [
      {
        assertion: toAssertion(claim, { type: 'fact', tags: [], names: material.graph.names }),
        day: null,
        entry,
        at: { in: 'core', line } as const,
      },
    ];
  });
}

/** A fact needs no subject of its own: the file is about one. */
function entityFacts(material: Material): Held[] {
  const byPath = new Map<string, Entry[]>();
  for (const entry of material.entries)
    if (entry.role === 'graph') byPath.set(entry.path, [...(byPath.get(entry.path) ?? []), entry]);
  return material.graph.entities.flatMap((entity) =>
    entity.facts.flatMap((fact): Held[] => {
      const entry = byPath
        .get(entity.path)
        ?.find(({ startLine, endLine }) => startLine <= fact.line && fact.line <= endLine);
      if (entry === undefined || fact.status === 'superseded') return [];
      const terms = [...new Set([...contentTerms(entity.name), ...contentTerms(fact.text)])];
      const claim = { text: fact.text, terms, statement: readStatement(fact.text, entity.name) };
      return [
        {
          assertion: toAssertion(claim, { type: 'fact', tags: [], names: material.graph.names }),
          day: fact.since,
          entry,
          at: { in: 'entity', entity, fact },
        },
      ];
    }),
  );
}
