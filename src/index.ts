/** The front door: what commands, servers and other programs may use. */

import type { TokenCheck, TokenGrant } from './access-tokens/verify-token.js';
import { hookClients, hookEvents } from './hooks/hook-clients.js';
import type { HookCaller, HookName, HookRequest } from './hooks/run-hook.js';
import type { LoadedSoul } from './identity/load-soul.js';
import type { LintReport } from './lint/lint-workspace.js';
import type { McpEntry } from './mcp/entry.js';
import type { HttpOptions, RunningHttp } from './mcp/http/serve-http.js';
import type { StdioStreams } from './mcp/serve-stdio.js';
import type { Session } from './operations/caller-session.js';
import { type LintOptions, lintWorkspace } from './operations/context/lint/library-functions.js';
import type { Adapter } from './operations/leak-proof/adapter.js';
import type { Proof, Proving } from './operations/leak-proof/prove-scopes.js';
import {
  type InitOptions,
  initForProgram,
  limitEnvironment,
  type OpenWorkspaceOptions,
  openForProgram,
  type Surroundings,
} from './operations/open-for-program.js';
import type { InitAnswer } from './operations/start/init.js';
import type { Workspace } from './workspace/workspace.js';

export { type TokenAbility, tokenAbilities } from './access-tokens/token-abilities.js';
export type { TokenCheck, TokenGrant } from './access-tokens/verify-token.js';
export type { ListedProposal } from './agents/list-proposals.js';
export type { Resolution } from './agents/plan-resolve.js';
export type { Proposed } from './agents/propose-result.js';
export type { CommittedProposal, ResolvedConflict } from './agents/review.js';
export type { AutoCommitted, AutoReview } from './agents/review-automatically.js';
export type { Alert, AlertKind } from './audit/alerts/alert.js';
export type { AuditReport } from './audit/audit-workspace.js';
export { alertsToLintReport, auditRules } from './audit/base-revision/alerts-to-lint-report.js';
export type { AuditLogEntry } from './audit/log/audit-entry.js';
export type { Timeline } from './audit/log/read-audit-history.js';
export type { RollbackTarget } from './audit/rollback/rollback-target.js';
export type { BlamedLine } from './audit/show/blame-file.js';
export type { ShownChange } from './audit/show/show-change.js';
export type { Verification, VerifyCheck } from './audit/verify-workspace.js';
export type { Why } from './audit/why/explain-memory.js';
export type { Event as MemoryEvent } from './audit/why/trace-text.js';
export type { FlushAnswer, FlushState } from './budget/flush-advice.js';
export type { ResolvedConfig } from './config/defaults.js';
export type { Config } from './config/schema.js';
export type { ConfigRow, ConfigValue } from './config/show-config.js';
export { isTimeZone } from './config/time-zones.js';
export type { ClientStatus } from './connect/client-status.js';
export type { DoorRecords, HookFailure } from './connect/door-records.js';
export type { DreamReport, Promoted } from './dream/dream.js';
export type { DreamExplanation } from './dream/explain-dream.js';
export {
  confidences,
  type EpisodeType,
  episodeTypes,
  type MemoryConfidence,
  type Store,
  storeNames,
} from './entries/entry.js';
export type { DecayStatus } from './entries/records/decay-scores.js';
export type { ErrorPage } from './errors/catalogue.js';
export { type ErrorCode, errorCatalogue } from './errors/catalogue.js';
export { nearestWord } from './errors/nearest-word.js';
export { SoulError } from './errors/soul-error.js';
export type { Repository } from './git/repository.js';
export type { Check, Diagnosis } from './health/doctor.js';
export type { MyStats } from './health/my-stats.js';
export type { Status } from './health/status.js';
export type { WhoAmI } from './identity/describe-self.js';
export { type IdentityField, identityFields } from './identity/identity-fields.js';
export type { LoadedSoul } from './identity/load-soul.js';
export type { Persona } from './identity/persona.js';
export type { Presence } from './journal/actor.js';
export type { Change, ChangeRequest } from './journal/change-workspace.js';
export type { Action, Mutation, MutationName } from './journal/mutations.js';
export type { Edit, Plan } from './journal/plan.js';
export { type Confidence, type Finding, isAtLeast, type Severity } from './lint/finding.js';
export type { ComparedWith, LintReport, Unreadable } from './lint/lint-workspace.js';
export type { ModelReview } from './lint/model-review/review-with-model.js';
export { escapeOutput } from './lint/report/escape-output.js';
export { githubReport } from './lint/report/github-report.js';
export { type Gate, isFailure, isPassed } from './lint/report/is-passed.js';
export { jsonReport } from './lint/report/json-report.js';
export { junitReport } from './lint/report/junit-report.js';
export { type Replacement, sarifReport } from './lint/report/sarif-report.js';
export { selectFindings } from './lint/report/select-findings.js';
export { plural, summaryLine } from './lint/report/summary-line.js';
export type { RuleSummary } from './lint/rule-catalogue.js';
export type { CheckedFolder, FindingMark } from './lint/run/lint-targets.js';
export type { BaselineRequest } from './lint/run/settle-baseline.js';
export type { AttackScore, JudgedPair, LabelledPair } from './lint/score-attacks.js';
export { isMarkdown } from './lint/text/is-markdown.js';
export type { McpEntry } from './mcp/entry.js';
export type { HttpOptions, RunningHttp } from './mcp/http/serve-http.js';
export type { StdioStreams } from './mcp/serve-stdio.js';
export { type CoreBlock, coreBlockNames } from './memory/core/block-names.js';
export type { CoreLine } from './memory/core/core-lines.js';
export type { CoreReport } from './memory/core/read-core.js';
export type { Transition } from './memory/decay/plan-decay.js';
export type { PruneProposal } from './memory/decay/prune-daily-notes.js';
export type { Detection } from './memory/detect/detect-trigger.js';
export type { RemainingCopy } from './memory/forget/find-remaining-copies.js';
export type { Remains } from './memory/forget/forget.js';
export type { ForgottenEntity, ForgottenMemory } from './memory/forget/forget-json.js';
export type { RemainingMemory } from './memory/forget/verify-forgotten.js';
export type { GottenMemory } from './memory/get-memory.js';
export type { GraphFinding } from './memory/graph/check-graph.js';
export type { EdgeDocument, EntityDocument, EntitySummary, GraphDocument } from './memory/graph/graph-document.js';
export { type GraphFormat, graphFormats } from './memory/graph/graph-formats.js';
export type { WhatIKnow } from './memory/know/what-do-i-know.js';
export type { Remembered } from './memory/remember-result.js';
export type { Known, Route, Router } from './memory/route/route.js';
export type { LanguageModel, ModelAnswer, ModelRequest } from './models/language/language-model.js';
export { ModelFailure } from './models/language/language-model.js';
export type { Ability } from './operations/abilities-by-scope.js';
export { type AccessLevel, abilitiesOfAccess, accessLevels } from './operations/access-level.js';
export type { Session, SessionOptions } from './operations/caller-session.js';
export type { ChangeAnswer } from './operations/change-handler.js';
export { checkAllowed } from './operations/check-allowed.js';
export type { ConnectAnswer } from './operations/connect/connect.js';
export type { Connections } from './operations/connect/connect-status.js';
export {
  approveReflection,
  commitProposal,
  deferProposals,
  dream,
  explainDream,
  listProposals,
  planCommit,
  planDefer,
  planDream,
  planPropose,
  planReflection,
  planReject,
  planResolve,
  previewApproval,
  propose,
  readDue,
  reflect,
  reflectionHistory,
  reflectionSchedule,
  rejectProposals,
  rejectReflection,
  resolveConflict,
  reviewAutomatically,
  showPending,
} from './operations/consolidate/library-functions.js';
export type { ReflectionHistory } from './operations/consolidate/reflect-history.js';
export type { ReflectionSchedule } from './operations/consolidate/reflect-schedule.js';
export type { ShownProposal } from './operations/consolidate/reflect-show.js';
export type { MeasuredBudget } from './operations/context/budget.js';
export {
  checkFlush,
  comparePrompts,
  measureBudget,
  type RenderOptions,
  renderPrompt,
  renderText,
  scopeMatrix,
} from './operations/context/library-functions.js';
export {
  fixFindings,
  type LintOptions,
  lintText,
  lintWorkspace,
  planLintFixes,
} from './operations/context/lint/library-functions.js';
export type { LintAnswer } from './operations/context/lint/lint-answer.js';
export type { FixAnswer } from './operations/context/lint/lint-fix.js';
export type { SelfTest } from './operations/context/lint/lint-self-test.js';
export type { PromptDifference } from './operations/context/render-against.js';
export type { ScopeOverview } from './operations/context/scopes.js';
export { listFiles, planWriteFile, readFile, watchWorkspace, writeFile } from './operations/files/library-functions.js';
export type { FileList, ListedFile } from './operations/files/list.js';
export type { FileText } from './operations/files/read.js';
export {
  checkPersonas,
  importPersona,
  planIdentitySet,
  planPersonaImport,
  readPersona,
  setIdentity,
  whoAmI,
} from './operations/identity/library-functions.js';
export type { CheckedPersonas } from './operations/identity/persona-check.js';
export type { ListedPersona } from './operations/identity/persona-list.js';
export { invoke, preview } from './operations/invoke.js';
export type { Adapter, Attempt as LeakAttempt, OtherDoor, ProbedOperation } from './operations/leak-proof/adapter.js';
export { libraryAdapter } from './operations/leak-proof/library-adapter.js';
export type { Leak, Proof, Proving } from './operations/leak-proof/prove-scopes.js';
export type { DecayAnswer, DecayingMemory } from './operations/memory/decay-answer.js';
export type { AppliedDecay } from './operations/memory/decay-apply.js';
export type { Forgotten } from './operations/memory/forget.js';
export type { GraphCheck } from './operations/memory/graph/check.js';
export type { ExportedGraph } from './operations/memory/graph/export.js';
export {
  checkGraph,
  exportGraph,
  mergeEntities,
  neighborsOf,
  pathBetween,
  planMergeEntities,
  planRebuildGraph,
  rebuildGraph,
  showGraph,
} from './operations/memory/graph/library-functions.js';
export type { Neighbors } from './operations/memory/graph/neighbors.js';
export type { GraphPathAnswer } from './operations/memory/graph/path.js';
export {
  type ApplyDecayOptions,
  applyDecay,
  type DecayOptions,
  type ForgetOptions,
  forget,
  type GetMemoryOptions,
  getMemory,
  type KnowOptions,
  type LogOptions,
  log,
  measureDecay,
  pin,
  planDecay,
  planForget,
  planLog,
  planPin,
  planRemember,
  planRemoveCoreLine,
  planReplaceCoreLine,
  planUnpin,
  type RecallOptions,
  type ReindexOptions,
  type RememberOptions,
  type RemoveCoreOptions,
  type ReplaceCoreOptions,
  readCore,
  recall,
  reindex,
  remember,
  removeCoreLine,
  replaceCoreLine,
  type SearchOptions,
  search,
  unpin,
  whatDoIKnow,
} from './operations/memory/library-functions.js';
export type { LogAnswer, LogEntry } from './operations/memory/log.js';
export type { Operation, Preview } from './operations/operation.js';
export type { PlannedFile } from './operations/planned-files.js';
export {
  type AppendOptions,
  appendSession,
  type ImportOptions,
  importSessions,
  myStats,
  planAppendSession,
  planImportSessions,
  planPruneSessions,
  pruneSessions,
  sessionLogs,
} from './operations/sessions/library-functions.js';
export type { PrunedSessions } from './operations/sessions/prune.js';
export type { ConfigPaths } from './operations/start/config-path.js';
export type { ConfigSetAnswer } from './operations/start/config-set.js';
export type { ShownConfig } from './operations/start/config-show.js';
export type { DoctorReport } from './operations/start/doctor.js';
export type { Explanation } from './operations/start/explain.js';
export type { InitAnswer } from './operations/start/init.js';
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
} from './operations/start/library-functions.js';
export { rootOf, type SessionStart, startSession, timezoneOf } from './operations/start-session.js';
export { type OperationName, operations } from './operations/table.js';
export type { Acknowledged } from './operations/trust/audit-ack.js';
export type { OpenAlerts } from './operations/trust/audit-alerts.js';
export type { BlamedFile } from './operations/trust/audit-blame.js';
export type { MonthDigest } from './operations/trust/audit-digest.js';
export type { PruneAnswer } from './operations/trust/audit-prune.js';
export type { RebuiltLog } from './operations/trust/audit-rebuild.js';
export type { ShownChanges } from './operations/trust/audit-show.js';
export {
  acknowledgeAlert,
  auditWorkspace,
  blameFile,
  explainMemory,
  listAlerts,
  planPruneLog,
  planRollback,
  planSave,
  planUndo,
  pruneLog,
  readDigest,
  readTimeline,
  readTrust,
  rebuildAuditLog,
  rollback,
  save,
  showChange,
  trustWorkspace,
  undo,
  verifyWorkspace,
} from './operations/trust/library-functions.js';
export type { TrustAnswer } from './operations/trust/trust.js';
export type { TrustState } from './operations/trust/trust-show.js';
export { profiles } from './profiles/layouts.generated.js';
export type { Profile, Sight } from './profiles/profile.js';
export type { Proposal } from './proposals/sub-agents/proposal.js';
export type { Approved } from './reflect/decide/approve.js';
export type { ChangeDocument, ProposalDocument } from './reflect/decide/proposal-json.js';
export type { Rejected } from './reflect/decide/reject.js';
export type { ChangeWording } from './reflect/decide/reword-change.js';
export type { LoggedReflection } from './reflect/records/reflection-log.js';
export type { Reflected } from './reflect/reflect.js';
export type { Due, DueReason } from './reflect/schedule/is-reflection-due.js';
export type { Brief, BriefPart } from './render/brief/render-brief.js';
export type { Budget, BudgetFile, BudgetScope } from './render/budget-report.js';
export type { PersonaCheck } from './render/check-personas.js';
export { type RenderFormat, renderFormats } from './render/formats/format-names.js';
export type { RenderedBlock, RenderedText, Rendering } from './render/render-prompt.js';
export type { ScopeMatrix } from './render/scope-matrix.js';
export { type Role, roleNames, roles } from './roles/roles.js';
export type { Bootstrap } from './scaffold/bootstrap.js';
export { isWithinCeiling, narrowerScope, readCeiling } from './scopes/scope-ceiling.js';
export { formatScope, parseScope, type Scope, type ScopeKind, scopeKinds } from './scopes/scopes.js';
export type { AnswerLine, RecallSource } from './search/recall/answer-line.js';
export type { RecallAnswer, RecallConfidence } from './search/recall/recall.js';
export type { IndexReport } from './search/reindex.js';
export type { SearchAnswer, SearchHit } from './search/search-answer.js';
export { maskCredentials, maskDocument } from './secrets/mask-credentials.js';
export type { AppendedSession, NewSessionEntry } from './sessions/append-session.js';
export { type ImportClient, importClients } from './sessions/import/import-clients.js';
export type { ImportedSession, ImportedSessions } from './sessions/import/import-sessions.js';
export { parseEntryLines } from './sessions/parse-entry-lines.js';
export type { SessionEntry } from './sessions/parse-transcript.js';
export type { Quotation } from './sessions/quote-conversations.js';
export type { Session as Transcript } from './sessions/read-sessions.js';
export type {
  SessionAnswer,
  SessionEntries,
  SessionList,
  SessionRequest,
  SessionSummary,
  ShownEntry,
} from './sessions/session-logs.js';
export { sessionRoles } from './sessions/session-roles.js';
export { countTokens } from './tokens/count-tokens.js';
export { dayAt } from './workspace/calendar-days.js';
export type { Caller, Provenance } from './workspace/change-provenance.js';
export { configFileName } from './workspace/config-file-name.js';
export { decodeText } from './workspace/decode-text.js';
export { escapeForTerminal } from './workspace/escape-for-terminal.js';
export { type FolderPrivacy, folderPrivacy } from './workspace/folder-privacy.js';
export { isInside } from './workspace/relative-paths.js';
export { timeOfDayAt } from './workspace/time-of-day.js';
export { watchFolders } from './workspace/watch-folders.js';
export type { Workspace } from './workspace/workspace.js';
export type { InitOptions, OpenWorkspaceOptions as OpenOptions };
export { hookClients, hookEvents };

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

/** Reads a persona from a folder or a file: the text of its SOUL.md and what it defines. */
export async function loadSoul(request: { source: string }): Promise<LoadedSoul> {
  return (await import('./identity/load-soul.js')).loadSoul(request);
}

/** Plants words in a copy of the workspace and tries every operation in every scope through every adapter. */
export async function proveScopes(workspace: Workspace, proving: Proving): Promise<Proof> {
  return (await import('./operations/leak-proof/prove-scopes.js')).proveScopes(workspace, proving);
}

/** What the token of a program allows at this time; null where it is not valid for this workspace. */
export async function verifyAccessToken(shown: string, check: TokenCheck): Promise<TokenGrant | null> {
  return (await import('./access-tokens/verify-token.js')).verifyAccessToken(shown, check);
}

/** The rules of the linter, with the page of each. */
export function loadRules(): Promise<typeof import('./lint/rule-catalogue.js')> {
  return import('./lint/rule-catalogue.js');
}

/** What is kept about the programs that come in through hooks. */
export function loadDoorRecords(): Promise<typeof import('./connect/door-records.js')> {
  return import('./connect/door-records.js');
}

/** Answers an event of a client. Never throws. */
export async function runHook(session: Session, request: HookRequest): Promise<string> {
  return (await import('./hooks/run-hook.js')).runHook(session, request);
}

/** Notes in the log why a hook stays silent. */
export async function noteHookFailure(caller: HookCaller, request: HookName, message: string): Promise<void> {
  return (await import('./hooks/run-hook.js')).noteFailure(caller, request, message);
}

/** Whether a text has at most so many tokens. */
export async function fitsTokens(text: string, limit: number): Promise<boolean> {
  return (await import('./tokens/token-count-bounds.js')).fitsTokens(text, limit);
}

/** Serves a workspace to one agent by the Model Context Protocol, until it closes its end or the signal is aborted. */
export async function serveMcpStdio(entry: McpEntry, streams: StdioStreams, signal?: AbortSignal): Promise<void> {
  return (await import('./mcp/serve-stdio.js')).serveMcpStdio(limited(entry), streams, signal);
}

/** The same for programs on this machine, over HTTP and with tokens. */
export async function serveMcpHttp(entry: McpEntry, options: HttpOptions): Promise<RunningHttp> {
  return (await import('./mcp/http/serve-http.js')).serveMcpHttp(limited(entry), options);
}

/** The MCP server as `scopes --prove` tries it. */
export async function loadMcpAdapter(): Promise<Adapter> {
  return (await import('./mcp/leak-proof-adapter.js')).mcpAdapter;
}

/** How a change of a proposal is put into words for an editor. */
export function loadWording(): Promise<typeof import('./reflect/decide/reword-change.js')> {
  return import('./reflect/decide/reword-change.js');
}

function limited(entry: McpEntry): McpEntry {
  return { ...entry, env: limitEnvironment(entry.env, surroundings()) };
}

/** The one place in src/ that looks at the process: programs get no wider scope than it was given. */
function surroundings(): Surroundings {
  return { env: process.env, platform: process.platform };
}
