import { normaliseRelation } from '../../entries/graph/relation-vocabulary.js';
import { wikiLinks } from '../../entries/graph/wiki-links.js';
import { formatLineMetadata } from '../../entries/read/line-metadata.js';
import { nameKey } from '../../language/names/name-key.js';
import { findRelations } from '../../memory/route/find-relations.js';
import type { CollectedNotes } from '../input/collect-notes.js';
import type { EntityCandidate, EntityCandidates } from '../input/entity-candidates.js';
import type { Note } from '../input/note.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import { addToEntity, makeEntity } from '../propose/build-edits.js';
import { type CandidateChange, ideaOf } from '../propose/candidate-change.js';
import { isEstablished } from './propose-facts.js';

type Findings = {
  readonly survey: CollectedNotes;
  readonly things: EntityCandidates;
  readonly owner: string | null;
  readonly taken: ReadonlySet<Note>;
};

type Draft = {
  readonly from: EntityCandidate;
  readonly relation: string;
  readonly to: EntityCandidate;
  readonly how: 'said' | 'linked' | 'together';
  readonly notes: Note[];
};

/** On so many days two things must be named in one sentence before that says something about them. */
const daysTogether = 3;

/** Relations that notes tell by a verb, by a link, or by naming two things together again and again. */
export function proposeRelations(
  material: ReflectionInput,
  { survey, things, owner, taken }: Findings,
): CandidateChange[] {
  const drafts = new Map<string, Draft>();
  const isOwner = ({ name }: EntityCandidate) => owner !== null && nameKey(name) === nameKey(owner);
  const add = (draft: Omit<Draft, 'notes'>, note: Note) => {
    if (draft.from.id === draft.to.id) return;
    const key = `${draft.from.id} ${draft.relation} ${draft.to.id}`;
    const known = drafts.get(key);
    if (known === undefined) drafts.set(key, { ...draft, notes: [note] });
    else if (known.notes.at(-1) !== note) known.notes.push(note);
  };
  for (const note of survey.notes) {
    if (taken.has(note)) continue;
    const named = things.of(note).filter(isEstablished);
    if (named.length < 2) continue;
    const byId = new Map(named.map((thing) => [thing.id, thing]));
    const links = wikiLinks(note.entry.text);
    for (const { text } of note.claims) {
      const here = named.filter(({ name }) => text.includes(name));
      const said = findRelations(text, here, { graph: material.graph, today: material.today });
      for (const { from, relation, to } of said) {
        const [one, other] = [byId.get(from), byId.get(to)];
        if (one !== undefined && other !== undefined && areNear(text, one, other))
          add({ from: one, relation, to: other, how: 'said' }, note);
      }
      if (said.length > 0) continue;
      const pair = here
        .filter((thing) => !isOwner(thing))
        .slice(0, 2)
        .sort((one, other) => (one.id < other.id ? -1 : 1));
      const [one, other] = pair;
      const isLinked = links.some((link) =>
        here.some(({ id, name }) => link === id || nameKey(link) === nameKey(name)),
      );
      if (one !== undefined && other !== undefined)
        add({ from: one, relation: 'relates-to', to: other, how: isLinked ? 'linked' : 'together' }, note);
    }
  }
  const known = knownEdges(material);
  return [...drafts.values()].flatMap((draft) => toCandidate(material, draft, known) ?? []);
}

function toCandidate(
  material: ReflectionInput,
  { from, relation, to, how, notes }: Draft,
  known: ReadonlySet<string>,
): CandidateChange | null {
  const days = new Set(notes.map(({ day }) => day)).size;
  if (how === 'together' && days < daysTogether) return null;
  if (!notes.some(({ isFresh }) => isFresh) || isKnown(material, { from, relation, to }, known)) return null;
  const [first, last] = [notes[0], notes.at(-1)];
  if (first === undefined || last === undefined) return null;
  const confidence = how === 'said' && days >= 2 ? 'high' : how === 'together' ? 'low' : 'medium';
  const line = `- ${relation}: [[${to.id}]]${formatLineMetadata({ confidence, first: first.day, last: last.day })}`;
  const from_ = notes.map(({ entry }) => entry);
  const other = to.entity === null ? [makeEntity(material, to)] : [];
  return {
    kind: 'edge',
    summary: `${from.name} → ${relation} → ${to.name}`,
    evidence: notes.slice(-6).map(({ id }) => id),
    edits: [...other, ...addToEntity(material, from, { part: 'Relations', line, from: from_ })],
    idea: ideaOf('edge', from.id, relation, to.id),
    worth: { said: 40, linked: 34, together: 18 }[how] + Math.min(5, days),
  };
}

/** The verb belongs to both names only where little stands between them. */
function areNear(text: string, one: EntityCandidate, other: EntityCandidate): boolean {
  const [first, second] = [text.indexOf(one.name), text.indexOf(other.name)].sort((left, right) => left - right);
  return first !== undefined && second !== undefined && text.slice(first, second).split(/\s+/).length <= 7;
}

/** Each edge with its relation, and each pair however it is joined. */
function knownEdges({ graph }: ReflectionInput): Set<string> {
  return new Set(
    graph.edges.flatMap(({ from, relation, to }) => [`${from} ${relation} ${to}`, `${from} ${to}`, `${to} ${from}`]),
  );
}

/** That two things belong together is known as soon as anything joins them. */
function isKnown(
  { graph }: ReflectionInput,
  edge: { from: EntityCandidate; relation: string; to: EntityCandidate },
  known: ReadonlySet<string>,
): boolean {
  const { from, relation, to } = normaliseRelation(graph.words, {
    from: edge.from.id,
    relation: edge.relation,
    to: edge.to.id,
  });
  return known.has(relation === 'relates-to' ? `${from} ${to}` : `${from} ${relation} ${to}`);
}
