import { entityId } from '../../entries/graph/entity-id.js';
import { graphPaths } from '../../entries/graph/graph-paths.js';
import { asSentence } from '../../language/sentences/split-claims.js';
import { contentTerms } from '../../language/words/content-terms.js';
import { escapeLineText } from '../../memory/escape-text.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import { proposeProcedure } from '../consolidate/procedures/propose-procedure.js';
import type { EntityCandidate, EntityCandidates } from '../input/entity-candidates.js';
import type { Note } from '../input/note.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import { addToCore, addToEntity, factLine } from '../propose/build-edits.js';
import { type CandidateChange, ideaOf } from '../propose/candidate-change.js';
import { prefixWithSubject } from '../propose/prefix-with-subject.js';
import type { ModelChange } from './answer-schema.js';

type Making = { readonly evidence: readonly Note[]; readonly things: EntityCandidates | null; readonly worth: number };

/** A model's change with our own edits, or why it can't be made. The evidence requirements of the rules apply. */
export function answerToCandidate(
  material: ReflectionInput,
  change: ModelChange,
  { evidence, things, worth }: Making,
): CandidateChange | string {
  const base = { evidence: evidence.map(({ id }) => id), worth };
  const from = evidence.map(({ entry }) => entry);
  const days = new Set(evidence.map(({ day }) => day)).size;
  if (!evidence.some(({ isFresh }) => isFresh)) return 'none of its evidence is new';
  switch (change.kind) {
    case 'question':
      return {
        ...base,
        kind: 'question',
        summary: asSentence(change.text),
        edits: [],
        idea: ideaOf('question', contentTerms(change.text)),
      };
    case 'core': {
      if (days < 2) return 'it was mentioned on only one day';
      const said = asSentence(change.text);
      const edit = addToCore(material, change.block, { line: `- ${escapeLineText(said)}`, from });
      if (edit === null) return 'core memory is open to others';
      return {
        ...base,
        kind: 'core',
        summary: `${change.block}: ${said}`,
        edits: [edit],
        idea: ideaOf('preference', contentTerms(said)),
      };
    }
    case 'procedure': {
      if (days < 2) return 'it was done on only one day';
      const made = proposeProcedure(material, { occasion: change.title, steps: change.steps, runs: evidence, days });
      return made === null ? 'a procedure already says it' : { ...made, worth };
    }
    case 'fact':
    case 'contradiction': {
      if (change.kind === 'contradiction' && evidence.length < 2) return 'it names no older note';
      const thing = thingFor(material, change, things);
      if (thing === null) return 'this layout has no place for entities';
      const said = asSentence(change.text);
      const edits = recordFact(material, thing, { said, evidence });
      const summary =
        change.kind === 'fact' ? prefixWithSubject(thing.name, said) : `${asSentence(change.before)} → ${said}`;
      return { ...base, kind: change.kind, summary, edits, idea: ideaOf(change.kind, thing.id, contentTerms(said)) };
    }
    default:
      change satisfies never;
      return 'its kind is unknown';
  }
}

function recordFact(
  material: ReflectionInput,
  thing: EntityCandidate,
  { said, evidence }: { said: string; evidence: readonly Note[] },
): SectionEdit[] {
  const last = evidence.reduce<Note | null>(
    (found, note) => (found === null || note.day >= found.day ? note : found),
    null,
  );
  const line = factLine(said, { since: last?.day ?? material.today, source: last?.id ?? 'reflection' });
  return addToEntity(material, thing, { part: 'Facts', line, from: evidence.map(({ entry }) => entry) });
}

const types = ['person', 'project', 'concept', 'tool', 'place', 'organisation', 'event', 'preference'];

function thingFor(
  material: ReflectionInput,
  { about, type }: { about: string; type: string },
  things: EntityCandidates | null,
): EntityCandidate | null {
  const places = graphPaths(material.workspace);
  if (things === null || places === null) return null;
  const known = things.named(about);
  if (known !== null) return known;
  const kind = types.includes(type) ? type : 'concept';
  const id = entityId(kind, about);
  return { id, name: about, type: kind, path: places.entityFile(id), entity: null, notes: [], days: 0 };
}
