import { auditAckCommand } from './audit/ack.js';
import { auditAlertsCommand } from './audit/alerts.js';
import { auditBlameCommand } from './audit/blame.js';
import { auditDigestCommand } from './audit/digest.js';
import { auditLogCommand } from './audit/log.js';
import { auditPruneCommand } from './audit/prune.js';
import { auditShowCommand } from './audit/show.js';
import { auditVerifyCommand } from './audit/verify.js';
import { auditWhyCommand } from './audit/why.js';
import { auditCommand } from './audit.js';
import { bootstrapCommand } from './bootstrap.js';
import { budgetCommand } from './budget.js';
import type { Command } from './command.js';
import { completionCommand } from './completion.js';
import { configGetCommand } from './config/get.js';
import { configPathCommand } from './config/path.js';
import { configSchemaCommand } from './config/schema.js';
import { configSetCommand } from './config/set.js';
import { configShowCommand } from './config/show.js';
import { connectCommand } from './connect.js';
import { coreRemoveCommand } from './core/remove.js';
import { coreReplaceCommand } from './core/replace.js';
import { coreShowCommand } from './core/show.js';
import { decayCommand } from './decay.js';
import { detectCommand } from './detect.js';
import { doctorCommand } from './doctor.js';
import { dreamCommand } from './dream.js';
import { explainCommand } from './explain.js';
import { flushCommand } from './flush.js';
import { forgetCommand } from './forget.js';
import { getCommand } from './get.js';
import { graphCheckCommand } from './graph/check.js';
import { graphExportCommand } from './graph/export.js';
import { graphMergeCommand } from './graph/merge.js';
import { graphNeighborsCommand } from './graph/neighbors.js';
import { graphPathCommand } from './graph/path.js';
import { graphRebuildCommand } from './graph/rebuild.js';
import { graphShowCommand } from './graph/show.js';
import { helpCommand } from './help.js';
import { hookCommand } from './hook.js';
import { identitySetCommand } from './identity/set.js';
import { initCommand } from './init.js';
import { knowCommand } from './know.js';
import { lintCommand } from './lint.js';
import { logCommand } from './log.js';
import { mcpCommand } from './mcp.js';
import { personaCheckCommand } from './persona/check.js';
import { personaExportCommand } from './persona/export.js';
import { personaImportCommand } from './persona/import.js';
import { personaListCommand } from './persona/list.js';
import { personaShowCommand } from './persona/show.js';
import { pinCommand, unpinCommand } from './pin.js';
import { proposeCommand } from './propose.js';
import { recallCommand } from './recall.js';
import { reflectApproveCommand } from './reflect/approve.js';
import { reflectDueCommand } from './reflect/due.js';
import { reflectHistoryCommand } from './reflect/history.js';
import { reflectRejectCommand } from './reflect/reject.js';
import { reflectScheduleCommand } from './reflect/schedule.js';
import { reflectShowCommand } from './reflect/show.js';
import { reflectCommand, reflectRunCommand } from './reflect.js';
import { reindexCommand } from './reindex.js';
import { rememberCommand } from './remember.js';
import { renderCommand } from './render.js';
import { reviewAutoCommand } from './review/auto.js';
import { reviewCommitCommand } from './review/commit.js';
import { reviewDeferCommand } from './review/defer.js';
import { reviewListCommand } from './review/list.js';
import { reviewRejectCommand } from './review/reject.js';
import { reviewResolveCommand } from './review/resolve.js';
import { rollbackCommand } from './rollback.js';
import { saveCommand } from './save.js';
import { scopesCommand } from './scopes.js';
import { searchCommand } from './search.js';
import { serveTokenAddCommand } from './serve/token-add.js';
import { serveTokenListCommand } from './serve/token-list.js';
import { serveTokenRemoveCommand } from './serve/token-remove.js';
import { sessionsAppendCommand } from './sessions/append.js';
import { sessionsImportCommand } from './sessions/import.js';
import { sessionsListCommand } from './sessions/list.js';
import { sessionsPruneCommand } from './sessions/prune.js';
import { sessionsReadCommand } from './sessions/read.js';
import { sessionsRecentCommand } from './sessions/recent.js';
import { sessionsSearchCommand } from './sessions/search.js';
import { statsCommand } from './stats.js';
import { statusCommand } from './status.js';
import { trustCommand } from './trust.js';
import { undoCommand } from './undo.js';
import { whoamiCommand } from './whoami.js';

/** The one list of commands, in the order of help. Parser, help, reference pages and completions are made from it. */
export const commands: readonly Command[] = [
  initCommand,
  bootstrapCommand,
  statusCommand,
  doctorCommand,
  configShowCommand,
  configGetCommand,
  configSetCommand,
  configSchemaCommand,
  configPathCommand,
  helpCommand,
  explainCommand,
  completionCommand,
  whoamiCommand,
  identitySetCommand,
  personaShowCommand,
  personaListCommand,
  personaCheckCommand,
  personaExportCommand,
  personaImportCommand,
  renderCommand,
  budgetCommand,
  scopesCommand,
  flushCommand,
  lintCommand,
  rememberCommand,
  logCommand,
  coreShowCommand,
  coreReplaceCommand,
  coreRemoveCommand,
  forgetCommand,
  pinCommand,
  unpinCommand,
  getCommand,
  knowCommand,
  searchCommand,
  recallCommand,
  reindexCommand,
  decayCommand,
  graphShowCommand,
  graphNeighborsCommand,
  graphPathCommand,
  graphCheckCommand,
  graphRebuildCommand,
  graphMergeCommand,
  graphExportCommand,
  detectCommand,
  sessionsListCommand,
  sessionsReadCommand,
  sessionsSearchCommand,
  sessionsRecentCommand,
  sessionsAppendCommand,
  sessionsImportCommand,
  sessionsPruneCommand,
  statsCommand,
  reflectCommand,
  reflectRunCommand,
  reflectShowCommand,
  reflectApproveCommand,
  reflectRejectCommand,
  reflectHistoryCommand,
  reflectDueCommand,
  reflectScheduleCommand,
  dreamCommand,
  proposeCommand,
  reviewListCommand,
  reviewCommitCommand,
  reviewRejectCommand,
  reviewDeferCommand,
  reviewResolveCommand,
  reviewAutoCommand,
  auditCommand,
  auditLogCommand,
  auditShowCommand,
  auditBlameCommand,
  auditWhyCommand,
  auditAlertsCommand,
  auditAckCommand,
  auditVerifyCommand,
  auditDigestCommand,
  auditPruneCommand,
  saveCommand,
  rollbackCommand,
  undoCommand,
  trustCommand,
  connectCommand,
  hookCommand,
  mcpCommand,
  serveTokenAddCommand,
  serveTokenListCommand,
  serveTokenRemoveCommand,
];
