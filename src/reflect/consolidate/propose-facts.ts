import { nameKey } from '../../language/names/name-key.js';
import { normaliseText } from '../../language/normalise-text.js';
import { asSentence } from '../../language/sentences/split-claims.js';
import { isOver } from '../../language/sentences/tense.js';
import { overlap, wordsOf } from '../../language/words/words-of-text.js';
import type { CollectedNotes } from '../input/collect-notes.js';
import type { EntityCandidate, EntityCandidates } from '../input/entity-candidates.js';
import type { Note } from '../input/note.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import { addToEntity, factLine } from '../propose/build-edits.js';
import { type CandidateChange, ideaOf } from '../propose/candidate-change.js';
import { prefixWithSubject } from '../propose/prefix-with-subject.js';

type Findings = {
  readonly survey: CollectedNotes;
  readonly things: EntityCandidates;
  readonly owner: string | null;
  /** Notes that other changes make use of, or that no longer hold. */
  readonly taken: ReadonlySet<Note>;
};

/** What fresh notes tell about things with a name. */
export function proposeFacts(material: ReflectionInput, { survey, things, owner, taken }: Findings): CandidateChange[] {
  return survey.notes.flatMap((note): CandidateChange[] => {
    if (!note.isFresh || taken.has(note) || note.entry.about.confidence === 'low') return [];
    const form = formOf(note);
    const thing = form === null ? null : subjectOf(note, { things, owner, form });
    if (form === null || thing === null) return [];
    const said = asSentence(note.entry.text.length <= 280 ? oneLine(note.entry.text) : (note.claims[0]?.text ?? ''));
    if (isKnown(thing, said)) return [];
    const line =
      form === 'moment'
        ? `- ${note.day}: ${factText(said)}`
        : factLine(form === 'decision' ? `Decided: ${said}` : said, { since: note.day, source: note.id });
    const part = form === 'moment' ? 'Timeline' : 'Facts';
    return [
      {
        kind: 'fact',
        summary: prefixWithSubject(thing.name, said),
        evidence: [note.id],
        edits: addToEntity(material, thing, { part, line, from: [note.entry] }),
        idea: ideaOf('fact', thing.id, note.terms),
        worth: worthOf(form, thing, note),
      },
    ];
  });
}

type Form = 'fact' | 'decision' | 'moment' | 'told';

/** What of a note could be kept: `told` is what nobody gave a type. */
function formOf({ entry, claims }: Note): Form | null {
  if (isPassing(entry.text) || claims.length === 0) return null;
  switch (entry.about.type) {
    case 'fact':
    case 'correction':
      return 'fact';
    case 'decision':
      return 'decision';
    case 'event':
      return 'moment';
    case null:
      // What happened once, in a remark that nobody gave a type, says nothing that lasts.
      return isOver(entry.text) && claims.every(({ statement }) => statement === null) ? null : 'told';
    default:
      return null;
  }
}

/** Whom or what a note is about. A name that came up once and that the graph doesn't know is no subject yet. */
function subjectOf(
  note: Note,
  { things, owner, form }: Pick<Findings, 'things' | 'owner'> & { form: Form },
): EntityCandidate | null {
  const named = things.of(note).filter(isEstablished);
  const others = named.filter(({ name }) => owner === null || nameKey(name) !== nameKey(owner));
  const stated = note.claims[0]?.statement?.subject ?? '';
  const subject =
    named.find(({ name }) => stated !== '' && nameKey(name) === nameKey(stated)) ?? others[0] ?? named[0] ?? null;
  if (subject === null) return null;
  const isOwner = owner !== null && nameKey(subject.name) === nameKey(owner);
  if (form === 'moment')
    return !isOwner && /^(?:project|organisation|event|place|tool)$/.test(subject.type) ? subject : null;
  if (form === 'decision') return isOwner ? null : subject;
  if (form === 'told') return !isOwner && beginsWith(note, subject) ? subject : null;
  return subject;
}

export function isEstablished({ entity, days }: EntityCandidate): boolean {
  return entity !== null || days >= 2;
}

function beginsWith({ entry, terms }: Note, { name }: EntityCandidate): boolean {
  return terms.length >= 3 && nameKey(entry.text).startsWith(`${nameKey(name)} `);
}

function isKnown({ entity }: EntityCandidate, said: string): boolean {
  const words = new Set(wordsOf(normaliseText(said)));
  const lines = [
    ...(entity?.facts ?? []),
    ...(entity?.timeline ?? []),
    ...(entity?.summary == null ? [] : [entity.summary]),
  ];
  return lines.some(({ text }) => overlap(words, new Set(wordsOf(normaliseText(text)))) >= 0.75);
}

/** True for a day or two, and of no use afterwards. */
export function isPassing(text: string): boolean {
  return /(?<![\p{L}])(?:today|tonight|tomorrow|this (?:morning|afternoon|evening)|right now|at the moment|for now|(?:away|out|off|busy|ill|sick|back) (?:until|till|on|from)|until (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|noon)|on (?:his|her|their|my) way|heute|morgen|hoy|mañana|aujourd'hui|demain|hoje|oggi|domani|сегодня|завтра)(?![\p{L}])/iu.test(
    text,
  );
}

function worthOf(form: Form, { entity, notes }: EntityCandidate, { entry }: Note): number {
  const base = { fact: 50, decision: 44, told: 32, moment: 22 }[form];
  return base + (entity === null ? 0 : 4) + Math.min(4, notes.length) + (entry.about.confidence === 'high' ? 2 : 0);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function factText(said: string): string {
  return said.replace(/<!--|-->/g, '');
}
