import { entityId } from '../../../entries/graph/entity-id.js';
import { graphPaths } from '../../../entries/graph/graph-paths.js';
import { asWritten, firstMention } from '../../../language/names/find-first-mention.js';
import { nameKey } from '../../../language/names/name-key.js';
import { isClause } from '../../../language/names/names-in-sentence.js';
import { asSentence } from '../../../language/sentences/split-claims.js';
import { escapeLineText } from '../../../memory/escape-text.js';
import { supersedeFact } from '../../../memory/graph/edit-entity-line.js';
import type { SectionEdit } from '../../../proposals/reflection/section-edit.js';
import type { EntityCandidate, EntityCandidates } from '../../input/entity-candidates.js';
import type { ReflectionInput } from '../../input/reflection-input.js';
import { addToCore, addToEntity, factLine, findLineSection } from '../../propose/build-edits.js';
import { type CandidateChange, ideaOf } from '../../propose/candidate-change.js';
import { isEstablished } from '../propose-facts.js';
import type { Assertion } from './assertion.js';
import { type ContradictingNote, isSure } from './find-contradictions.js';
import type { PriorAssertion } from './prior-assertions.js';

type Findings = { readonly things: EntityCandidates | null; readonly owner: string | null };

/** The newer value takes the place of the older one where that is written down, and is written down where it is not. Episodes stay as they are. */
export function proposeContradiction(
  material: ReflectionInput,
  found: ContradictingNote,
  findings: Findings,
): CandidateChange {
  const { later, earlier } = found;
  const said = asSentence(later.claim.text);
  const replaced = earlier.flatMap((held) => replaceHeld(material, held, { said, later }) ?? []);
  const isWritten = earlier.some(({ at }) => at.in === 'core') && replaced.length > 0;
  const recorded = isWritten ? [] : record(material, found, { ...findings, said });
  const [first] = earlier;
  const before =
    first === undefined ? '' : `${first.day === null ? '' : `${first.day}: `}${asSentence(first.assertion.text)}`;
  return {
    kind: 'contradiction',
    summary: `${before} → ${later.note.day}: ${said}${first === undefined ? '' : ` (${first.reason}${isSure(found) ? '' : '; a guess'})`}`,
    evidence: [...earlier.map(({ entry }) => entry.id), later.note.id],
    edits: [...replaced, ...recorded],
    idea: ideaOf('contradiction', ...newValueOf(later.assertion)),
    worth: 100 + Math.min(10, first?.score ?? 0),
  };
}

/** The same value of the same thing is one idea, in any wording. For the owner, the subject alone is not specific enough. */
function newValueOf({ statement, values, frame, names, isNegated }: Assertion): (string | readonly string[])[] {
  const hasValue = values.amounts.length + values.dates.length + values.times.length > 0;
  if (statement !== null && hasValue && statement.subject !== 'user')
    return [statement.subject, JSON.stringify([values, isNegated])];
  return [frame, JSON.stringify([values, names, isNegated])];
}

type Newer = { readonly said: string; readonly later: ContradictingNote['later'] };

function replaceHeld(
  material: ReflectionInput,
  { at, entry }: PriorAssertion,
  { said, later }: Newer,
): SectionEdit[] | null {
  if (at.in === 'note') return null;
  const line = at.in === 'core' ? at.line.line : at.fact.line;
  const place = findLineSection(material.texts.get(entry.path) ?? '', line);
  if (place === null) return null;
  const lead = /^\s*(?:[-*+]\s+)?/.exec(place.written)?.[0] ?? '- ';
  const after =
    at.in === 'core'
      ? `${lead}${escapeLineText(said)}`
      : supersedeFact(place.written, { line: 1, day: later.note.day });
  return [{ do: 'replace', path: entry.path, section: place.section, before: [place.written], after: [after] }];
}

function record(
  material: ReflectionInput,
  { later, earlier }: ContradictingNote,
  { things, owner, said }: Findings & { said: string },
): SectionEdit[] {
  const from = [later.note.entry];
  const held = earlier.find(({ at }) => at.in === 'entity');
  const thing =
    held?.at.in === 'entity'
      ? (things?.named(held.at.entity.id) ?? null)
      : subjectOf(material, later, { things, owner });
  if (thing !== null) {
    const line = factLine(said, { since: later.note.day, source: later.note.id });
    return addToEntity(material, thing, { part: 'Facts', line, from });
  }
  const edit = addToCore(material, 'Critical Facts', { line: `- ${escapeLineText(said)}`, from });
  return edit === null ? [] : [edit];
}

/** The thing the newer statement is about; where it has no name, what the statement calls it. */
function subjectOf(
  material: ReflectionInput,
  { note, claim, assertion }: ContradictingNote['later'],
  { things, owner }: Findings,
): EntityCandidate | null {
  if (things === null) return null;
  const isOwner = (name: string) => owner !== null && nameKey(name) === nameKey(owner);
  const stated = claim.statement?.subject ?? '';
  if (stated === 'user' || isOwner(stated))
    return (owner === null ? null : things.named(owner)?.entity) == null ? null : things.named(owner ?? '');
  const named = things.of(note).filter((thing) => isEstablished(thing) && claim.text.includes(thing.name));
  const thing =
    named.find(({ name }) => nameKey(name) === nameKey(stated)) ??
    named.find(({ type, name }) => type === 'project' && !isOwner(name)) ??
    named.find(({ name }) => !isOwner(name));
  if (thing !== undefined) return thing;
  if (named[0] !== undefined && named[0].entity !== null) return named[0];
  const name = calledInWords(claim.text, stated, assertion);
  const places = graphPaths(material.workspace);
  if (places === null || name === '') return null;
  const id = entityId('concept', name);
  return { id, name, type: 'concept', path: places.entityFile(id), entity: null, notes: [note], days: 1 };
}

/** What something without a name is called: the subject as it is written, or the words that the sentence is about. */
function calledInWords(text: string, stated: string, { mainNames, frame }: Assertion): string {
  if (stated !== '' && stated.split(' ').length <= 4 && !isClause(stated)) return asWritten(text, stated);
  const [name] = mainNames;
  if (name !== undefined) return asWritten(text, name);
  return firstMention(text.replace(speaker, ''), frame) || firstMention(text, frame);
}

/** "Ana: the gate is locked": who says it. */
const speaker = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?:\s+(?=\p{L})/u;
