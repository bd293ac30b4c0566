import { entityId } from '../../entries/entity-id.js';
import { graphPlaces } from '../../entries/graph-places.js';
import { asSentence } from '../../language/sentences/split-claims.js';
import { contentTerms } from '../../language/words/content-terms.js';
import { escapeLineText } from '../../memory/escape-text.js';
import type { SectionEdit } from '../../proposals/reflection/section-edit.js';
import { type Candidate, ideaOf } from '../candidate.js';
import { proposeProcedure } from '../consolidate/propose-procedures.js';
import type { Material } from '../material.js';
import type { Note } from '../note.js';
import { addToCore, addToEntity, factLine } from '../places.js';
import { saidOf } from '../said-of.js';
import type { Thing, Things } from '../things.js';
import type { ModelChange } from './answer-schema.js';

type Making = { readonly evidence: readonly Note[]; readonly things: Things | null; readonly worth: number };

/** A change as a model tells it, with edits of ours; or why it can't be made. What the rules require of evidence holds here too. */
export function toCandidate(
  material: Material,
  change: ModelChange,
  { evidence, things, worth }: Making,
): Candidate | string {
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
      if (days < 2) return 'it came up on one day only';
      const said = asSentence(change.text);
      const edit = addToCore(material, change.block, { line: `- ${escapeLineText(said)}`, from });
      if (edit === null) return 'core memory is open to others than its owner';
      return {
        ...base,
        kind: 'core',
        summary: `${change.block}: ${said}`,
        edits: [edit],
        idea: ideaOf('preference', contentTerms(said)),
      };
    }
    case 'procedure': {
      if (days < 2) return 'it was done on one day only';
      const made = proposeProcedure(material, { occasion: change.title, steps: change.steps, runs: evidence, days });
      return made === null ? 'a procedure says it already' : { ...made, worth };
    }
    case 'fact':
    case 'contradiction': {
      if (change.kind === 'contradiction' && evidence.length < 2) return 'it names no older note';
      const thing = thingFor(material, change, things);
      if (thing === null) return 'this layout has no place for entities';
      const said = asSentence(change.text);
      const edits = recordFact(material, thing, { said, evidence });
      const summary = change.kind === 'fact' ? saidOf(thing.name, said) : `${asSentence(change.before)} → ${said}`;
      return { ...base, kind: change.kind, summary, edits, idea: ideaOf(change.kind, thing.id, contentTerms(said)) };
    }
    default:
      change satisfies never;
      return 'its kind is unknown';
  }
}

function recordFact(
  material: Material,
  thing: Thing,
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
  material: Material,
  { about, type }: { about: string; type: string },
  things: Things | null,
): Thing | null {
  const places = graphPlaces(material.workspace);
  if (things === null || places === null) return null;
  const known = things.named(about);
  if (known !== null) return known;
  const kind = types.includes(type) ? type : 'concept';
  const id = entityId(kind, about);
  return { id, name: about, type: kind, path: places.entityFile(id), entity: null, notes: [], days: 0 };
}
