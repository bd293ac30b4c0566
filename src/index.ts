/** The front door: what commands, servers and other programs may use. */

import type { LintReport } from './lint/lint-workspace.js';
import { type LintOptions, lintWorkspace } from './operations/context/lint/functions.js';
import {
  type InitOptions,
  initForProgram,
  type OpenWorkspaceOptions,
  openForProgram,
  type Surroundings,
} from './operations/edge.js';
import type { InitAnswer } from './operations/start/init.js';
import type { Workspace } from './workspace/workspace.js';

export { type ListedProposal, listProposals } from './agents/list-proposals.js';
export { planCommit } from './agents/plan-commit.js';
export { planDefer, planReject } from './agents/plan-decisions.js';
export { planResolve, type Resolution } from './agents/plan-resolve.js';
export type { Proposal } from './agents/proposal.js';
export type { Proposing } from './agents/propose.js';
export type { Proposed } from './agents/proposed.js';
export { readDeferred } from './agents/read-proposals.js';
export { type CommittedProposal, checkReviewer, commitProposal, resolveConflict } from './agents/review.js';
export { type AutoReview, reviewAutomatically } from './agents/review-auto.js';
export type { Alert, AlertKind } from './audit/alerts/alert.js';
export { type AuditOptions, type AuditReport, auditWorkspace } from './audit/audit-workspace.js';
export { readLog } from './audit/log/read-log.js';
export { planPruneLog } from './audit/retention/plan-prune-log.js';
export { type PrunedLog, pruneLog } from './audit/retention/prune-log.js';
export { type DigestAnswer, readDigest } from './audit/retention/read-digest.js';
export { planRollback } from './audit/rollback/plan-rollback.js';
export { planWholeUndo } from './audit/rollback/plan-whole-undo.js';
export { type RollbackOptions, rollback, rollbackTrigger } from './audit/rollback/rollback.js';
export type { RollbackTarget } from './audit/rollback/target.js';
export { askFlush, type FlushAnswer, type FlushState } from './budget/flush.js';
export type { ResolvedConfig } from './config/defaults.js';
export { workspaceSettings } from './config/load-config.js';
export { userLocations } from './config/locations.js';
export type { Config } from './config/schema.js';
export { listSensitive } from './config/sensitive-settings.js';
export type { ConfigRow, ConfigValue } from './config/show-config.js';
export { isTimeZone } from './config/time-zones.js';
export { type Dreaming, type DreamReport, dream } from './dream/dream.js';
export { type DreamExplanation, explainDream } from './dream/explain-dream.js';
export { lookupNames } from './entries/audience.js';
export {
  confidences,
  type EpisodeType,
  episodeTypes,
  type MemoryConfidence,
  type Store,
  storeNames,
} from './entries/entry.js';
export { type Graph, readGraph, readGraphWith, seenGraph } from './entries/graph.js';
export { saidEntity } from './entries/said-text.js';
export type { ErrorPage } from './errors/catalogue.js';
export { type ErrorCode, errorCatalogue } from './errors/catalogue.js';
export { SoulError } from './errors/soul-error.js';
export { findRepository, type Repository } from './git/repository.js';
export type { Check, Diagnosis } from './health/doctor.js';
export type { Status } from './health/status.js';
export { workspaceAt } from './history/workspace-at.js';
export type { WhoAmI } from './identity/describe-self.js';
export { type IdentityField, identityFields } from './identity/identity-fields.js';
export { loadSoul } from './identity/load-soul.js';
export type { Persona } from './identity/persona.js';
export { personaToSoul as renderSoulMarkdown } from './identity/persona-mapping.js';
export type { Presence } from './journal/actors.js';
export { type Change, type ChangeRequest, changeWorkspace } from './journal/change.js';
export { type Mutation, type MutationName, mutations } from './journal/mutations.js';
export type { Edit, Plan } from './journal/plan.js';
export { planSave } from './journal/plan-save.js';
export { chooseUndo } from './journal/plan-undo.js';
export { recordTrust } from './journal/record-trust.js';
export { getMemory, recall, whatDoIKnow } from './library/find-memories.js';
export { type ForgetRequest, type Forgetting, forget, planForget } from './library/forget.js';
export { type MyStats, myStats } from './library/my-stats.js';
export type { Session as Transcript, SessionEntry } from './library/read-sessions.js';
export { type SessionAnswer, type SessionRequest, type SessionSummary, sessionLogs } from './library/session-logs.js';
export { log, planLog, planPropose, propose } from './library/write-memories.js';
export { type Confidence, type Finding, isAtLeast, type Severity } from './lint/finding.js';
export type { ComparedWith, LintReport, Unreadable } from './lint/lint-workspace.js';
export { countWords, plural } from './lint/report/count-words.js';
export { githubReport } from './lint/report/github.js';
export { harmless } from './lint/report/harmless.js';
export { jsonReport } from './lint/report/json.js';
export { junitReport } from './lint/report/junit.js';
export { type Replacement, sarifReport } from './lint/report/sarif.js';
export { selectFindings } from './lint/report/select-findings.js';
export { type Gate, isFailure, isPassed } from './lint/report/verdict.js';
export { type RuleSummary, ruleCatalogue, rulePage } from './lint/rule-catalogue.js';
export type { CheckedFolder, FindingMark } from './lint/run/check-targets.js';
export type { BaselineRequest } from './lint/run/settle-baseline.js';
export {
  type AttackScore,
  type JudgedPair,
  judgeAttacks,
  type LabelledPair,
  scoreAttacks,
} from './lint/score-attacks.js';
export type { SecondReading } from './lint/second-reader/read-again.js';
export { isMarkdown } from './lint/text/is-markdown.js';
export { type CoreBlock, coreBlockNames } from './memory/core/block-names.js';
export { planCoreRemove, planCoreReplace } from './memory/core/plan-core.js';
export { type CoreReport, readCore } from './memory/core/read-core.js';
export { planDecay } from './memory/decay/decay-memories.js';
export { isFoldDue, planFold } from './memory/decay/fold.js';
export { planPin } from './memory/decay/plan-pin.js';
export { type Detection, detectTrigger } from './memory/detect/detect.js';
export { findMemory } from './memory/find-memory.js';
export type { ForgetDocument as Forgotten } from './memory/forget/forget-document.js';
export type { GottenMemory } from './memory/get-memory.js';
export { checkGraph } from './memory/graph/check-graph.js';
export { entityDocument, exportGraph, graphDocument } from './memory/graph/export-graph.js';
export { findSuspicions, mergeCommand } from './memory/graph/find-alias.js';
export { readGraphInUse } from './memory/graph/graph-in-use.js';
export { planIndex, requireGraph } from './memory/graph/plan-graph-edits.js';
export { planMerge } from './memory/graph/plan-merge.js';
export { neighborsOf, pathBetween, requireEntity } from './memory/graph/traverse.js';
export type { WhatIKnow } from './memory/know/what-do-i-know.js';
export type { Logged, Logging } from './memory/log.js';
export type { Remembering } from './memory/remember.js';
export type { Remembered } from './memory/remembered.js';
export type { Known, Route, Router } from './memory/route/route.js';
export { routeByRules } from './memory/route/rules.js';
export type { LanguageModel, ModelAnswer, ModelRequest } from './models/language/language-model.js';
export { ModelFailure } from './models/language/language-model.js';
export { openLanguageModel } from './models/language/open-language-model.js';
export type { ChangeAnswer } from './operations/change-handler.js';
export type { MeasuredBudget } from './operations/context/budget.js';
export {
  checkFlush,
  comparePrompts,
  measureBudget,
  type RenderOptions,
  renderPrompt,
  renderText,
  scopeMatrix,
} from './operations/context/functions.js';
export {
  fixFindings,
  type LintOptions,
  lintText,
  lintWorkspace,
  planLintFixes,
} from './operations/context/lint/functions.js';
export type { LintAnswer } from './operations/context/lint/lint-answer.js';
export type { FixAnswer } from './operations/context/lint/lint-fix.js';
export type { SelfTest } from './operations/context/lint/lint-self-test.js';
export type { PromptDifference } from './operations/context/render-against.js';
export type { ScopeOverview } from './operations/context/scopes.js';
export { listFiles, planWriteFile, readFile, watchWorkspace, writeFile } from './operations/files/functions.js';
export type { FileList, ListedFile } from './operations/files/list.js';
export type { FileText } from './operations/files/read.js';
export { checkAllowed } from './operations/gate.js';
export {
  checkPersonas,
  importPersona,
  planIdentitySet,
  planPersonaImport,
  readPersona,
  setIdentity,
  whoAmI,
} from './operations/identity/functions.js';
export type { CheckedPersonas } from './operations/identity/persona-check.js';
export type { ListedPersona } from './operations/identity/persona-list.js';
export { invoke, preview } from './operations/invoke.js';
export type { Adapter, Attempt as LeakAttempt, ProbedOperation } from './operations/leak-proof/adapter.js';
export { libraryAdapter } from './operations/leak-proof/library-adapter.js';
export { type Leak, type Proof, type Proving, proveScopes } from './operations/leak-proof/prove-scopes.js';
export { planRemember, remember, search } from './operations/memory/functions.js';
export type { Operation, Preview } from './operations/operation.js';
export type { PlannedFile } from './operations/planned-files.js';
export type { Session, SessionOptions } from './operations/session.js';
export type { ConfigPaths } from './operations/start/config-path.js';
export type { ConfigSetAnswer } from './operations/start/config-set.js';
export type { ShownConfig } from './operations/start/config-show.js';
export type { DoctorReport } from './operations/start/doctor.js';
export type { Explanation } from './operations/start/explain.js';
export {
  diagnose,
  endBootstrap,
  listConfig,
  planReset,
  readBootstrap,
  readStatus,
  repairWorkspace,
  resetFile,
  setConfig,
} from './operations/start/functions.js';
export type { InitAnswer } from './operations/start/init.js';
export { rootOf, type SessionStart, startSession } from './operations/start-session.js';
export { type OperationName, operations } from './operations/table.js';
export { profiles } from './profiles/layouts.generated.js';
export type { Profile, Sight } from './profiles/profile.js';
export { type Approved, type ApproveOptions, approveReflection } from './reflect/approve.js';
export { type Due, readDue } from './reflect/due.js';
export { type Reflected, type ReflectOptions, reflect } from './reflect/reflect.js';
export { type Rejected, type RejectOptions, rejectReflection } from './reflect/reject.js';
export type { Budget, BudgetFile, BudgetScope } from './render/budget-report.js';
export type { PersonaCheck } from './render/check-personas.js';
export { type RenderFormat, renderFormats } from './render/formats/names.js';
export type { RenderedBlock, RenderedText, Rendering } from './render/render-prompt.js';
export type { ScopeMatrix } from './render/scope-matrix.js';
export { type Role, roleNames, roles } from './roles/roles.js';
export type { Bootstrap } from './scaffold/bootstrap.js';
export { isWithinCeiling, limitScope, readCeiling } from './scopes/ceiling.js';
export { formatScope, parseScope, type Scope, type ScopeKind, scopeKinds } from './scopes/scopes.js';
export { logAccess } from './search/access-log.js';
export type { RecallAnswer, RecallOptions } from './search/recall/recall.js';
export { type IndexReport, type ReindexOptions, reindex } from './search/reindex.js';
export type { SearchAnswer, SearchHit, SearchOptions } from './search/search-answer.js';
export { dropFolded } from './search/waiting-accesses.js';
export { dayAt } from './workspace/days.js';
export { decodeText } from './workspace/decode-text.js';
export { configFileName, findWorkspace } from './workspace/find-workspace.js';
export { type FolderPrivacy, folderPrivacy } from './workspace/folder-privacy.js';
export { isInside } from './workspace/paths.js';
export { dailyFile } from './workspace/role-paths.js';
export { watchFolders } from './workspace/watch-folders.js';
export type { Workspace } from './workspace/workspace.js';

export type { InitOptions, OpenWorkspaceOptions as OpenOptions };

/**
 * Opens the workspace a folder belongs to. `AGENTSOUL_SCOPE` of the process and of `env` and the option `scope` limit what may be
 * seen and done; the narrowest of them counts.
 */
export function openWorkspace(folder: string, options: OpenWorkspaceOptions = {}): Promise<Workspace> {
  return openForProgram(folder, options, surroundings());
}

/** Creates a workspace, or completes an existing folder without overwriting anything. For the owner. */
export function initWorkspace(folder: string, options: InitOptions = {}): Promise<InitAnswer> {
  return initForProgram(folder, options, surroundings());
}

/** Checks a folder that need not be a workspace, as in CI. Its layout is guessed. For the owner. */
export async function lintFolder(
  folder: string,
  options: LintOptions & OpenWorkspaceOptions = {},
): Promise<LintReport> {
  const { at, agent, env, platform, timezone, flags, onWarning, scope, ...lint } = options;
  const opening = Object.entries({ at, agent, env, platform, timezone, flags, onWarning, scope });
  const given = Object.fromEntries(opening.filter(([, value]) => value !== undefined));
  return lintWorkspace(await openWorkspace(folder, { ...given, anyFolder: true }), lint);
}

/** The one place in src/ that looks at the process: programs get no wider scope than it was given. */
function surroundings(): Surroundings {
  return { env: process.env, platform: process.platform };
}
