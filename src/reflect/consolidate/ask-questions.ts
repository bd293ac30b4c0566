import { shiftDay } from '../../workspace/days.js';
import { type Candidate, ideaOf } from '../candidate.js';
import type { Material } from '../material.js';
import type { Note } from '../note.js';
import type { Survey } from '../survey.js';

const quietDays = 21;
const fewestDays = 3;
const mostQuestions = 3;

/** What only a person can decide: secrets that lie in notes, and topics that fell asleep. */
export function askQuestions(material: Material, survey: Survey): Candidate[] {
  return [...askAboutSecrets(survey), ...askAboutQuiet(material, survey)];
}

function askAboutSecrets({ secrets }: Survey): Candidate[] {
  return secrets
    .filter(({ isFresh }) => isFresh)
    .map(({ entry, line }) => ({
      kind: 'question',
      summary: `Line ${line} of ${entry.path} seems to hold a secret. Should it be forgotten there, and kept where secrets are kept?`,
      evidence: [entry.id],
      edits: [],
      idea: ideaOf('secret', entry.id),
      worth: 95,
    }));
}

/** A topic that came up on several days and then never again. Each is asked about once. */
function askAboutQuiet({ today, log }: Material, { notes, weights }: Survey): Candidate[] {
  const byTerm = new Map<string, Note[]>();
  for (const note of notes) {
    for (const term of new Set(note.terms)) {
      if (term.length >= 4 && weights.countOf(term) >= fewestDays && weights.countOf(term) <= 40)
        byTerm.set(term, [...(byTerm.get(term) ?? []), note]);
    }
  }
  const before = shiftDay(today, -quietDays);
  const quiet = [...byTerm].filter(([, own]) => isTopic(own) && (own.at(-1)?.day ?? '') < before);
  const asked = log.toLowerCase();
  const topics = joinTopics(quiet).filter(({ name }) => name !== '' && !asked.includes(`"${name.toLowerCase()}"`));
  return topics.slice(0, mostQuestions).map(({ name, own, terms }) => ({
    kind: 'question',
    summary: `"${name}" came up on ${daysOf(own)} days, the last time on ${own.at(-1)?.day ?? ''}. Is it still going on?`,
    evidence: own.slice(-4).map(({ id }) => id),
    edits: [],
    idea: ideaOf('quiet', terms),
    worth: 30 + Math.min(9, own.length),
  }));
}

function isTopic(own: readonly Note[]): boolean {
  return (
    daysOf(own) >= fewestDays &&
    own.filter(({ entry }) => entry.about.type !== null || entry.text.length > 15).length >= 2
  );
}

type Topic = { readonly name: string; readonly own: readonly Note[]; readonly terms: readonly string[] };

/** Words that stand in mostly the same notes are one topic. */
function joinTopics(quiet: readonly (readonly [string, Note[]])[]): Topic[] {
  const sorted = [...quiet].sort(
    ([one, first], [other, second]) => second.length - first.length || (one < other ? -1 : 1),
  );
  const topics: { terms: string[]; own: readonly Note[] }[] = [];
  for (const [term, own] of sorted) {
    const near = topics.find((topic) => own.filter((note) => topic.own.includes(note)).length * 2 > own.length);
    if (near === undefined) topics.push({ terms: [term], own });
    else near.terms.push(term);
  }
  return topics.map(({ terms, own }) => ({ terms, own, name: nameOf(terms, own) }));
}

/** The words as a note writes them; empty where none does. */
function nameOf(terms: readonly string[], own: readonly Note[]): string {
  const words = terms.slice(0, 2).map((term) => {
    const pattern = new RegExp(
      `(?<![\\p{L}])${term.slice(0, Math.max(4, term.length - 1)).replace(/[^\p{L}\p{N}]/gu, '.')}[\\p{L}]{0,5}`,
      'iu',
    );
    return own.map(({ entry }) => pattern.exec(entry.text)?.[0]).find((word) => word !== undefined);
  });
  const [first = '', second = ''] = words;
  if (first === '' || second === '') return first || second;
  const together = own.map(({ entry }) => {
    return [`${first} ${second}`, `${second} ${first}`].find((phrase) => entry.text.includes(phrase));
  });
  return together.find((phrase) => phrase !== undefined) ?? first;
}

function daysOf(notes: readonly Note[]): number {
  return new Set(notes.map(({ day }) => day)).size;
}
