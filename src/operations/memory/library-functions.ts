import type { CoreReport } from '../../memory/core/read-core.js';
import type { GottenMemory } from '../../memory/get-memory.js';
import type { WhatIKnow } from '../../memory/know/what-do-i-know.js';
import type { Remembered } from '../../memory/remember-result.js';
import type { RecallAnswer } from '../../search/recall/recall.js';
import type { IndexReport } from '../../search/reindex.js';
import type { SearchAnswer } from '../../search/search-answer.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { CallerOptions } from '../caller-session.js';
import type { ChangeAnswer } from '../change-handler.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../run-for-library.js';
import type { DecayAnswer } from './decay-answer.js';
import type { AppliedDecay } from './decay-apply.js';
import type { Forgotten } from './forget.js';
import type { LogAnswer } from './log.js';
import { memoryOperations as operations } from './table.js';

export type SearchOptions = OptionsOf<typeof operations.search, 'query'>;
export type RecallOptions = OptionsOf<typeof operations.recall, 'question'>;
export type GetMemoryOptions = OptionsOf<typeof operations.get, 'id'>;
export type KnowOptions = OptionsOf<typeof operations.know, 'topic'>;
export type RememberOptions = OptionsOf<typeof operations.remember, 'text'>;
export type LogOptions = OptionsOf<typeof operations.log, 'text'>;
export type ForgetOptions = OptionsOf<typeof operations.forget, 'query'>;
export type ReplaceCoreOptions = OptionsOf<(typeof operations)['core.replace'], 'line'>;
export type RemoveCoreOptions = OptionsOf<(typeof operations)['core.remove'], 'line'>;
export type ReindexOptions = OptionsOf<typeof operations.reindex>;
export type DecayOptions = OptionsOf<typeof operations.decay>;
export type ApplyDecayOptions = OptionsOf<(typeof operations)['decay.apply']>;

/** Finds memories that answer a question, the best first. Nothing found is an answer too. */
export function search(workspace: Workspace, query: string, options?: SearchOptions): Promise<SearchAnswer> {
  return perform(workspace, operations.search, { ...options, query });
}

/** Answers a question with what is remembered, as context for a prompt, or says that nothing is known. */
export function recall(workspace: Workspace, question: string, options?: RecallOptions): Promise<RecallAnswer> {
  return perform(workspace, operations.recall, { ...options, question });
}

/** A memory by its id or place, as far as the scope may see it; throws where there is none. Counts as a use of it. */
export function getMemory(workspace: Workspace, id: string, options?: GetMemoryOptions): Promise<GottenMemory> {
  return perform(workspace, operations.get, { ...options, id });
}

/** What the agent knows, at all or about a topic, as far as the scope may know. */
export function whatDoIKnow(workspace: Workspace, topic?: string, options?: KnowOptions): Promise<WhatIKnow> {
  return perform(workspace, operations.know, { ...options, topic });
}

/** Remembers a text: one commit, one undo. Nothing is written where the text is refused. */
export function remember(workspace: Workspace, text: string, options?: RememberOptions): Promise<Remembered> {
  return perform(workspace, operations.remember, { ...options, text });
}

/** What `remember` would do. Asks the model that the settings name, and writes nothing. */
export function planRemember(
  workspace: Workspace,
  text: string,
  options?: RememberOptions,
): Promise<Preview<Remembered>> {
  return performDry(workspace, operations.remember, { ...options, text });
}

/** Appends an entry to the notes of the day: one commit, one undo. */
export function log(workspace: Workspace, text: string, options?: LogOptions): Promise<LogAnswer> {
  return perform(workspace, operations.log, { ...options, text });
}

/** What `log` would write. */
export function planLog(workspace: Workspace, text: string, options?: LogOptions): Promise<Preview<LogAnswer>> {
  return performDry(workspace, operations.log, { ...options, text });
}

/** Forgets what certainly says it, in one change. There is nobody to ask, so look at `planForget` first. */
export function forget(workspace: Workspace, query: string, options?: ForgetOptions): Promise<Forgotten> {
  return perform(workspace, operations.forget, { ...options, query });
}

/** What `forget` would do: what it means, and the edits. */
export function planForget(workspace: Workspace, query: string, options?: ForgetOptions): Promise<Preview<Forgotten>> {
  return performDry(workspace, operations.forget, { ...options, query });
}

/** Core memory line by line, with how full it is. */
export function readCore(workspace: Workspace): Promise<CoreReport> {
  return perform(workspace, operations['core.show'], {});
}

/** Changes one line of core memory, found by its id, its number or words of it. */
export function replaceCoreLine(
  workspace: Workspace,
  line: string,
  options: ReplaceCoreOptions,
): Promise<ChangeAnswer> {
  return perform(workspace, operations['core.replace'], { ...options, line });
}

/** What `replaceCoreLine` would do. */
export function planReplaceCoreLine(
  workspace: Workspace,
  line: string,
  options: ReplaceCoreOptions,
): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['core.replace'], { ...options, line });
}

/** Takes one line out of core memory. */
export function removeCoreLine(workspace: Workspace, line: string, options?: RemoveCoreOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations['core.remove'], { ...options, line });
}

/** What `removeCoreLine` would do. */
export function planRemoveCoreLine(
  workspace: Workspace,
  line: string,
  options?: RemoveCoreOptions,
): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['core.remove'], { ...options, line });
}

/** Keeps a memory from fading. */
export function pin(workspace: Workspace, id: string, options?: CallerOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations.pin, { ...options, id });
}

/** What `pin` would do. */
export function planPin(workspace: Workspace, id: string, options?: CallerOptions): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations.pin, { ...options, id });
}

/** Lets a pinned memory fade again. */
export function unpin(workspace: Workspace, id: string, options?: CallerOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations.unpin, { ...options, id });
}

/** What `unpin` would do. */
export function planUnpin(workspace: Workspace, id: string, options?: CallerOptions): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations.unpin, { ...options, id });
}

/** Brings the search index up to date. Search does so by itself; this is for doing it beforehand. */
export function reindex(workspace: Workspace, options?: ReindexOptions): Promise<IndexReport> {
  return perform(workspace, operations.reindex, { ...options });
}

/** How memories fade, and what would change its status. Records nothing. */
export function measureDecay(workspace: Workspace, options?: DecayOptions): Promise<DecayAnswer> {
  return perform(workspace, operations.decay, { ...options });
}

/** Records how memories have faded. */
export function applyDecay(workspace: Workspace, options?: ApplyDecayOptions): Promise<AppliedDecay> {
  return perform(workspace, operations['decay.apply'], { ...options });
}

/** What `applyDecay` would record. */
export function planDecay(workspace: Workspace, options?: ApplyDecayOptions): Promise<Preview<AppliedDecay>> {
  return performDry(workspace, operations['decay.apply'], { ...options });
}
