import type { LanguageModel } from '../../models/language/language-model.js';
import type { CollectedNotes } from '../input/collect-notes.js';
import { findEntityCandidates } from '../input/entity-candidates.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import type { CandidateChange } from '../propose/candidate-change.js';
import { answerSchema } from './answer-schema.js';
import { answerToCandidate } from './answer-to-candidate.js';
import { instructions, writePrompt } from './write-prompt.js';

export type ModelProposal = {
  readonly candidates: readonly CandidateChange[];
  readonly notes: readonly string[];
  /** Ids of fresh notes that were not sent to the model. */
  readonly unseen: ReadonlySet<string>;
};

type Asking = { readonly survey: CollectedNotes; readonly guidance: readonly string[]; readonly maxTokens: number };

/** A model's proposals as changes. Throws its `ModelFailure` if there is no usable answer. */
export async function askModel(
  model: LanguageModel,
  material: ReflectionInput,
  { survey, guidance, maxTokens }: Asking,
): Promise<ModelProposal> {
  const { prompt, shown } = writePrompt(material, survey, guidance);
  const { value } = await model.ask({
    system: instructions,
    prompt,
    schema: answerSchema(),
    schemaName: 'reflection',
    maxOutputTokens: maxTokens,
  });
  const things = findEntityCandidates(material, survey.notes);
  const byId = new Map(shown.map((note) => [note.id, note]));
  const notes: string[] = [];
  const candidates = value.changes.flatMap((change, index): CandidateChange[] => {
    const unknown = change.evidence.filter((id) => !byId.has(id));
    if (unknown.length > 0) {
      notes.push(
        `Skipped a "${change.kind}" change proposed by the model, because its evidence ${unknown[0]} is not a note.`,
      );
      return [];
    }
    const evidence = change.evidence.flatMap((id) => byId.get(id) ?? []);
    const made = answerToCandidate(material, change, { evidence, things, worth: 100 - index });
    if (typeof made !== 'string') return [made];
    notes.push(`Skipped a "${change.kind}" change proposed by the model, because ${made}.`);
    return [];
  });
  const unseen = survey.notes.filter((note) => note.isFresh && !byId.has(note.id)).map(({ id }) => id);
  return { candidates, notes, unseen: new Set(unseen) };
}
