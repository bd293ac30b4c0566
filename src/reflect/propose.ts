import { type LanguageModel, ModelFailure } from '../models/language/language-model.js';
import type { ProposedChange } from '../proposals/reflection/proposed-change.js';
import type { Day } from '../workspace/days.js';
import type { Workspace } from '../workspace/workspace.js';
import { alreadyWritten } from './already-written.js';
import type { Candidate, KnownIdeas } from './candidate.js';
import { consolidate } from './consolidate/consolidate.js';
import { proposeDeferred } from './deferred.js';
import { joinProposals } from './join-proposals.js';
import { isFresh, type Material, readMaterial } from './material.js';
import { lookBack, proposeEvolution } from './meta-reflection.js';
import { askModel, type ModelProposal } from './model/ask-model.js';
import { noteFileIds } from './news.js';
import { rewriteCore } from './rewrite-core.js';
import { summarise } from './summarise.js';
import { type Survey, survey } from './survey.js';

export type ProposeOptions = {
  /** Memories of earlier days are only looked at as what they were: background. */
  readonly since?: Day | undefined;
  /** Ids that earlier reflections are done with. */
  readonly processed: ReadonlySet<string>;
  /** Looks at those, too, as if they were new. */
  readonly again?: boolean | undefined;
  /** Ideas that were turned down; they are not proposed again. */
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
  /** What need not be looked at again once the proposal was decided on. */
  readonly processedIds: readonly string[];
  /** What earlier reflections advise for this one. */
  readonly guidance: readonly string[];
  readonly tokens: number;
  readonly by: 'rules' | 'model';
  /** The model that answered, as `provider:model`. */
  readonly answeredBy: string | null;
  /** What a person should know: what was left out and why. */
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
  const material = await readMaterial(workspace, options);
  onProgress?.('survey');
  const surveyed = await survey(material);
  onProgress?.('meta-reflection');
  const meta = lookBack(material);
  onProgress?.('consolidate');
  const found = consolidate(material, surveyed, options.rejected);
  const { preferences, taken, waiting, notes: told } = found;
  const isKnown = material.again ? alreadyWritten(material) : () => false;
  const candidates = found.candidates.filter((candidate) => !isKnown(candidate));
  onProgress?.('rewrite core');
  const core = await rewriteCore(material, { survey: surveyed, preferences, taken });
  onProgress?.('summarise');
  const asked = await askIfThere(material, surveyed, { ...options, guidance: meta.guidance });
  const byRules: Candidate[] = [...candidates, ...core.candidates];
  const joined = asked.answer === null ? byRules : joinProposals(byRules, asked.answer.candidates);
  const revised = await proposedContradictions(material, joined, options);
  const all = [...joined, ...proposeEvolution(material, meta, revised)];
  const unseen = asked.answer?.unseen ?? new Set<string>();
  const { changes, tokens, notes, left } = await summarise(material, [...deferred, ...all], options);
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

/** The contradictions that will stand in the proposal. Only what is worth as much can take their room. */
async function proposedContradictions(
  material: Material,
  candidates: readonly Candidate[],
  options: ProposeOptions,
): Promise<ProposedChange[]> {
  const own = candidates.filter(({ kind }) => kind === 'contradiction');
  if (own.length === 0) return [];
  const least = Math.min(...own.map(({ worth }) => worth));
  const rivals = candidates.filter(({ worth }) => worth >= least);
  const { changes } = await summarise(material, rivals, options);
  return changes.filter(({ kind }) => kind === 'contradiction');
}

type Done = { readonly files: ReadonlyMap<string, string>; readonly isDone: (id: string) => boolean };

/** Fresh notes that are done with, and files in which nothing is left to do. */
function processedOf(material: Material, { files, isDone }: Done): string[] {
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

/** Without a usable answer the rules speak, and a note says why. */
async function askIfThere(
  material: Material,
  surveyed: Survey,
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

/** What became of the notes of which nothing is proposed. */
function silence({ worthless, looked }: Survey, changes: readonly ProposedChange[]): string[] {
  const reasons = [...worthless].map(([reason, count]) => `${count} × ${reason}`);
  const total = [...worthless.values()].reduce((sum, count) => sum + count, 0);
  return [
    ...(total === 0
      ? []
      : [`${total} of ${looked.length} new notes say nothing worth keeping: ${reasons.join(', ')}.`]),
    ...(changes.length > 0 || looked.length === 0
      ? []
      : [
          `${looked.length} new notes were looked at. Nothing in them is about something with a name, repeats, or says otherwise than what is known.`,
        ]),
  ];
}
