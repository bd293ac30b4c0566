import type { ListedProposal } from '../../agents/list-proposals.js';
import type { Resolution } from '../../agents/plan-resolve.js';
import type { Proposed } from '../../agents/propose-result.js';
import type { CommittedProposal, ResolvedConflict } from '../../agents/review.js';
import type { AutoReview } from '../../agents/review-automatically.js';
import type { DreamReport } from '../../dream/dream.js';
import type { DreamExplanation } from '../../dream/explain-dream.js';
import type { Approved } from '../../reflect/decide/approve.js';
import type { Rejected } from '../../reflect/decide/reject.js';
import type { Reflected } from '../../reflect/reflect.js';
import type { Due } from '../../reflect/schedule/is-reflection-due.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { CallerOptions } from '../caller-session.js';
import type { ChangeAnswer } from '../change-handler.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../run-for-library.js';
import type { ReflectionHistory } from './reflect-history.js';
import type { ReflectionSchedule } from './reflect-schedule.js';
import type { ShownProposal } from './reflect-show.js';
import { consolidateOperations as operations } from './table.js';

type ReflectOptions = OptionsOf<typeof operations.reflect>;
type ApproveOptions = OptionsOf<(typeof operations)['reflect.approve']>;
type RejectOptions = OptionsOf<(typeof operations)['reflect.reject']>;
type HistoryOptions = OptionsOf<(typeof operations)['reflect.history']>;
type DueOptions = OptionsOf<(typeof operations)['reflect.due']>;
type ScheduleOptions = OptionsOf<(typeof operations)['reflect.schedule']>;
type DreamOptions = OptionsOf<typeof operations.dream>;
type ProposeOptions = OptionsOf<typeof operations.propose, 'text'>;
type ListOptions = OptionsOf<(typeof operations)['review.list']>;
type CommitOptions = OptionsOf<(typeof operations)['review.commit'], 'number'>;
type RejectProposalsOptions = OptionsOf<(typeof operations)['review.reject'], 'numbers'>;
type ResolveOptions = CallerOptions & { readonly resolution: Resolution };

/** Makes a proposal from what the memories say and stores it for a decision. Nothing of it is applied. */
export function reflect(workspace: Workspace, options?: ReflectOptions): Promise<Reflected> {
  return perform(workspace, operations.reflect, { ...options });
}

export function planReflection(workspace: Workspace, options?: ReflectOptions): Promise<Preview<Reflected>> {
  return performDry(workspace, operations.reflect, { ...options });
}

/** The proposal that waits. One that was changed by hand is refused. */
export function showPending(workspace: Workspace, options?: CallerOptions): Promise<ShownProposal> {
  return perform(workspace, operations['reflect.show'], { ...options });
}

/** Applies the chosen part of the proposal that waits, in one change. */
export function approveReflection(workspace: Workspace, options?: ApproveOptions): Promise<Approved> {
  return perform(workspace, operations['reflect.approve'], { ...options });
}

/** What approving would change. Give its `hash` to `approveReflection`, so that no other proposal is approved in its place. */
export function previewApproval(workspace: Workspace, options?: ApproveOptions): Promise<Preview<Approved>> {
  return performDry(workspace, operations['reflect.approve'], { ...options });
}

/** Rejects everything that still waits. Its ideas are not proposed again. */
export function rejectReflection(workspace: Workspace, options?: RejectOptions): Promise<Rejected> {
  return perform(workspace, operations['reflect.reject'], { ...options });
}

/** Reflections that were decided on, the latest first. */
export function reflectionHistory(workspace: Workspace, options?: HistoryOptions): Promise<ReflectionHistory> {
  return perform(workspace, operations['reflect.history'], { ...options });
}

/** Whether it is time to reflect, and why. */
export function readDue(workspace: Workspace, options?: DueOptions): Promise<Due> {
  return perform(workspace, operations['reflect.due'], { ...options });
}

/** What a scheduler needs to reflect on time. */
export function reflectionSchedule(workspace: Workspace, options: ScheduleOptions): Promise<ReflectionSchedule> {
  return perform(workspace, operations['reflect.schedule'], { ...options });
}

/** Promotes memories that were really recalled into core memory. Without `apply` nothing is written. */
export function dream(workspace: Workspace, options?: DreamOptions): Promise<DreamReport> {
  return perform(workspace, operations.dream, { ...options });
}

export function planDream(workspace: Workspace, options?: DreamOptions): Promise<Preview<DreamReport>> {
  return performDry(workspace, operations.dream, { ...options });
}

/** Why a memory would be promoted or not: every signal and every gate. */
export async function explainDream(
  workspace: Workspace,
  memory: string,
  options?: CallerOptions,
): Promise<DreamExplanation> {
  return (await perform(workspace, operations['dream.explain'], { ...options, memory })).explanation;
}

/** Proposes a memory, as sub-agents do. */
export function propose(workspace: Workspace, text: string, options: ProposeOptions): Promise<Proposed> {
  return perform(workspace, operations.propose, { ...options, text });
}

export function planPropose(workspace: Workspace, text: string, options: ProposeOptions): Promise<Preview<Proposed>> {
  return performDry(workspace, operations.propose, { ...options, text });
}

/** The proposals of sub-agents that wait for a decision, or all. */
export async function listProposals(workspace: Workspace, options?: ListOptions): Promise<readonly ListedProposal[]> {
  return (await perform(workspace, operations['review.list'], { ...options })).proposals;
}

/** Makes a memory of a proposal, in the name of the sub-agent it came from. */
export function commitProposal(
  workspace: Workspace,
  number: number,
  options?: CommitOptions,
): Promise<CommittedProposal> {
  return perform(workspace, operations['review.commit'], { ...options, number });
}

export function planCommit(
  workspace: Workspace,
  number: number,
  options?: CommitOptions,
): Promise<Preview<CommittedProposal>> {
  return performDry(workspace, operations['review.commit'], { ...options, number });
}

/** Rejects proposals; the reason is kept beside them. */
export function rejectProposals(
  workspace: Workspace,
  numbers: readonly number[],
  options: RejectProposalsOptions,
): Promise<ChangeAnswer> {
  return perform(workspace, operations['review.reject'], { ...options, numbers });
}

export function planReject(
  workspace: Workspace,
  numbers: readonly number[],
  options: RejectProposalsOptions,
): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['review.reject'], { ...options, numbers });
}

/** Leaves proposals to the next reflection. */
export function deferProposals(
  workspace: Workspace,
  numbers: readonly number[],
  options?: CallerOptions,
): Promise<ChangeAnswer> {
  return perform(workspace, operations['review.defer'], { ...options, numbers });
}

export function planDefer(
  workspace: Workspace,
  numbers: readonly number[],
  options?: CallerOptions,
): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['review.defer'], { ...options, numbers });
}

/** Ends a conflict between proposals in one change. */
export function resolveConflict(
  workspace: Workspace,
  number: number,
  options: ResolveOptions,
): Promise<ResolvedConflict> {
  return perform(workspace, operations['review.resolve'], { ...options, number });
}

export function planResolve(
  workspace: Workspace,
  number: number,
  options: ResolveOptions,
): Promise<Preview<ResolvedConflict>> {
  return performDry(workspace, operations['review.resolve'], { ...options, number });
}

/** Commits the proposals that nobody needs to look at, each in a change of its own, and says of all others why not. */
export function reviewAutomatically(workspace: Workspace, options?: CallerOptions): Promise<AutoReview> {
  return perform(workspace, operations['review.auto'], { ...options });
}
