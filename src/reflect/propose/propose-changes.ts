import { type LanguageModel, ModelFailure } from '../../models/language/language-model.js';
import type { ProposedChange } from '../../proposals/reflection/proposed-change.js';
import type { Day } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import { consolidate } from '../consolidate/consolidate.js';
import { type CollectedNotes, collectNotes } from '../input/collect-notes.js';
import { isFresh, type ReflectionInput, readReflectionInput } from '../input/reflection-input.js';
import { askModel, type ModelProposal } from '../model/ask-model.js';
import { noteFileIds } from '../schedule/note-file-ids.js';
import type { CandidateChange, KnownIdeas } from './candidate-change.js';
import { proposeDeferred } from './deferred-proposals.js';
import { alreadyWritten } from './is-already-written.js';
import { mergeModelChanges } from './merge-model-changes.js';
import { proposeEvolution, reviewPastReflections } from './meta-reflection.js';
import { rewriteCoreMemory } from './rewrite-core-memory.js';
import { selectWithinBudget } from './select-within-budget.js';

export type ProposeOptions = {
  /** Memories of earlier days are only background. */
  readonly since?: Day | undefined;
  /** Ids processed by earlier reflections. */
  readonly processed: ReadonlySet<string>;
  /** Treats those as new too. */
  readonly again?: boolean | undefined;
  /** Rejected ideas, which are not proposed again. */
  readonly rejected: KnownIdeas;
  readonly model: LanguageModel | null;
  /** The most that summaries and edits may have together. */
  readonly maxTokens: number;
  readonly onProgress?: ((phase: string) => void) | undefined;
};

export type ProposedChanges = {
  /** The most valuable first. */
  readonly changes: readonly ProposedChange[];
  readonly processed: ProcessedCounts;
  /** What is processed once the proposal is decided. */
  readonly processedIds: readonly string[];
  /** What earlier reflections advise for this one. */
  readonly guidance: readonly string[];
  readonly tokens: number;
  readonly by: 'rules' | 'model';
  /** The model that answered, as `provider:model`. */
  readonly answeredBy: string | null;
  /** Notes for a person: what was left out and why. */
  readonly notes: readonly string[];
};

export type ProcessedCounts = {
  readonly episodes: number;
  readonly entities: number;
  readonly procedures: number;
  readonly reflections: number;
  readonly proposals: number;
};

/** What reflection on the memories of a workspace proposes: survey, look back, consolidate, rewrite core memory, summarise. Reads only. */
export async function proposeChanges(workspace: Workspace, options: ProposeOptions): Promise<ProposedChanges> {
  const { onProgress } = options;
  const files = await noteFileIds(workspace);
  const deferred = await proposeDeferred(workspace);
  const isAllKnown = [...files.values()].every((id) => options.processed.has(id));
  if (options.again !== true && deferred.length === 0 && isAllKnown) return nothingNew;
  const material = await readReflectionInput(workspace, options);
  onProgress?.('survey');
  const surveyed = await collectNotes(material);
  onProgress?.('meta-reflection');
  const meta = reviewPastReflections(material);
  onProgress?.('consolidate');
  const found = consolidate(material, surveyed, options.rejected);
  const { preferences, taken, waiting, notes: told } = found;
  const isKnown = material.again ? alreadyWritten(material) : () => false;
  const candidates = found.candidates.filter((candidate) => !isKnown(candidate));
  onProgress?.('rewrite core');
  const core = await rewriteCoreMemory(material, { survey: surveyed, preferences, taken });
  onProgress?.('summarise');
  const asked = await askIfThere(material, surveyed, { ...options, guidance: meta.guidance });
  const byRules: CandidateChange[] = [...candidates, ...core.candidates];
  const joined = asked.answer === null ? byRules : mergeModelChanges(byRules, asked.answer.candidates);
  const revised = await proposedContradictions(material, joined, options);
  const all = [...joined, ...proposeEvolution(material, meta, revised)];
  const unseen = asked.answer?.unseen ?? new Set<string>();
  const { changes, tokens, notes, left } = await selectWithinBudget(material, [...deferred, ...all], options);
  return {
    changes,
    processed: {
      episodes: surveyed.looked.length,
      entities: material.graph.entities.length,
      procedures: material.entries.filter(({ role }) => role === 'procedures').length,
      reflections: meta.reviewed,
      proposals: deferred.length,
    },
    processedIds: processedOf(material, {
      files,
      isDone: (id) => !left.has(id) && !waiting.has(id) && !unseen.has(id),
    }),
    guidance: meta.guidance,
    tokens,
    by: asked.answer === null ? 'rules' : 'model',
    answeredBy: asked.answer === null ? null : (options.model?.name ?? null),
    notes: [...asked.notes, ...told, ...core.notes, ...notes, ...silence(surveyed, changes)],
  };
}

const nothingNew: ProposedChanges = {
  changes: [],
  processed: { episodes: 0, entities: 0, procedures: 0, reflections: 0, proposals: 0 },
  processedIds: [],
  guidance: [],
  tokens: 0,
  by: 'rules',
  answeredBy: null,
  notes: ['There is nothing new since the last reflection.'],
};

/** The contradictions of the proposal. Only equally valuable changes can replace them. */
async function proposedContradictions(
  material: ReflectionInput,
  candidates: readonly CandidateChange[],
  options: ProposeOptions,
): Promise<ProposedChange[]> {
  const own = candidates.filter(({ kind }) => kind === 'contradiction');
  if (own.length === 0) return [];
  const least = Math.min(...own.map(({ worth }) => worth));
  const rivals = candidates.filter(({ worth }) => worth >= least);
  const { changes } = await selectWithinBudget(material, rivals, options);
  return changes.filter(({ kind }) => kind === 'contradiction');
}

type Done = { readonly files: ReadonlyMap<string, string>; readonly isDone: (id: string) => boolean };

/** Processed fresh notes, and fully processed files. */
function processedOf(material: ReflectionInput, { files, isDone }: Done): string[] {
  const open = new Set<string>();
  const ids = material.entries.flatMap((entry) => {
    if (!files.has(entry.path) || material.processed.has(entry.id)) return [];
    if (isFresh(material, entry) && isDone(entry.id)) return [entry.id];
    open.add(entry.path);
    return [];
  });
  return [...ids, ...[...files].flatMap(([path, id]) => (open.has(path) || material.processed.has(id) ? [] : [id]))];
}

type Asked = { readonly answer: ModelProposal | null; readonly notes: readonly string[] };

/** Without a usable answer the rules are used, and a note says why. */
async function askIfThere(
  material: ReflectionInput,
  surveyed: CollectedNotes,
  { model, maxTokens, guidance }: ProposeOptions & { guidance: readonly string[] },
): Promise<Asked> {
  if (model === null || surveyed.notes.every(({ isFresh }) => !isFresh)) return { answer: null, notes: [] };
  try {
    const answer = await askModel(model, material, { survey: surveyed, guidance, maxTokens });
    return { answer, notes: answer.notes };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return {
      answer: null,
      notes: [`The rules proposed this, because ${model.name} gave no usable answer: ${error.message}`],
    };
  }
}

/** Notes about the entries from which nothing is proposed. */
function silence({ worthless, looked }: CollectedNotes, changes: readonly ProposedChange[]): string[] {
  const reasons = [...worthless].map(([reason, count]) => `${count} × ${reason}`);
  const total = [...worthless.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...(total === 0
      ? []
      : [`${total} of ${looked.length} new notes contain nothing worth keeping: ${reasons.join(', ')}.`]),
    ...(changes.length > 0 || looked.length === 0
      ? []
      : [`${looked.length} new notes were read. They contain no named things, no repetitions and no contradictions.`]),
  ];
}
