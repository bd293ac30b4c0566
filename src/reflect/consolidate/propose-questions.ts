import type { CollectedNotes } from '../input/collect-notes.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import { type CandidateChange, ideaOf } from '../propose/candidate-change.js';
import { findQuietTopics } from './find-quiet-topics.js';

const mostQuestions = 3;

/** Questions only a person can decide: secrets in notes, and inactive topics. */
export function proposeQuestions(material: ReflectionInput, survey: CollectedNotes): CandidateChange[] {
  return [...askAboutSecrets(survey), ...askAboutQuiet(material, survey)];
}

function askAboutSecrets({ secrets }: CollectedNotes): CandidateChange[] {
  return secrets
    .filter(({ isFresh }) => isFresh)
    .map(({ entry, line }) => ({
      kind: 'question',
      summary: `Line ${line} of ${entry.path} may contain a secret. Should it be forgotten there and moved to a password manager?`,
      evidence: [entry.id],
      edits: [],
      // The word itself beside an id would be taken for a secret and its name.
      idea: ideaOf('unsafe', entry.id),
      worth: 95,
    }));
}

/** A topic that was mentioned on several days and then never again. Each is asked about once. */
function askAboutQuiet({ today, log }: ReflectionInput, { notes, weights }: CollectedNotes): CandidateChange[] {
  const asked = log.toLowerCase();
  const topics = findQuietTopics(notes, { today, weights }).filter(
    ({ name }) => !asked.includes(`"${name.toLowerCase()}"`),
  );
  return topics.slice(0, mostQuestions).map(({ name, own, terms, days, told }) => ({
    kind: 'question',
    summary: `"${name}" was mentioned on ${days} days, last on ${own.at(-1)?.day ?? ''}. Is it still current?`,
    evidence: own.slice(-4).map(({ id }) => id),
    edits: [],
    idea: ideaOf('quiet', terms),
    worth: 30 + Math.min(9, told),
  }));
}
