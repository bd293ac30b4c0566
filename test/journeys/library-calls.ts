import type * as library from '../../src/library.js';

export type CallWorld = {
  readonly workspace: library.Workspace;
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly ceiling: string;
};

type Attempt = (world: CallWorld) => readonly unknown[];

/** Ways to call a function so that private text would come out, or a file would change, if anything let it. */
const onWorkspace: Attempt = ({ workspace }) => [workspace];
const withText =
  (text: string, options?: object): Attempt =>
  ({ workspace }) => [workspace, text, options];
const withOptions =
  (options: object): Attempt =>
  ({ workspace }) => [workspace, options];
const pure =
  (...given: readonly unknown[]): Attempt =>
  () =>
    given;

const lookUp = [withText('Olga'), withText('quokka'), withText('Olga', { scope: 'main' })];
const memory = [
  withText('memory/2026-02-02.md#3'),
  withText('person--olga'),
  withText('MEMORY.md'),
  withText('memory/vault/letter.md'),
];
const reviewed = [
  withText('1'),
  ({ workspace }: CallWorld) => [workspace, 1],
  ({ workspace }: CallWorld) => [workspace, [1]],
];
const rejected = [({ workspace }: CallWorld) => [workspace, [1], { reason: 'no' }]];
const coreLine = [withText('Olga knows quokka-core.', { with: 'Olga knows tea.' }), withText('Olga')];
const change = [onWorkspace, withText('HEAD')];
const edited = [
  ({ workspace }: CallWorld) => [workspace, { path: 'SOUL.md', text: '# New\n', hash: null }],
  ({ workspace }: CallWorld) => [workspace, 'SOUL.md', '# New\n', { hash: null }],
];
const newEntry = [withText('monday', { entries: [{ role: 'user', content: 'hello' }] })];

const importing = [
  ({ workspace, root }: CallWorld) => [
    workspace,
    { client: 'claude-code', files: [`${root}/transcripts/monday.jsonl`] },
  ],
];

export const argumentsFor: Readonly<Record<string, readonly Attempt[]>> = {
  acknowledgeAlert: [
    withText('a-12345678', { reason: 'mine' }),
    withText('a-12345678', { reason: 'mine', presence: 'tty' }),
  ],
  appendSession: newEntry,
  applyDecay: [onWorkspace],
  approveReflection: [onWorkspace, withOptions({ presence: 'tty' })],
  auditWorkspace: [onWorkspace, withOptions({ presence: 'tty' })],
  blameFile: [withText('MEMORY.md'), withText('USER.md')],
  checkAllowed: [
    ({ workspace }) => [
      { ceiling: workspace.ceiling, abilities: [] },
      { name: 'x', needs: 'read', sees: 'owner' },
    ],
  ],
  checkFlush: [withOptions({ usedTokens: 10, windowTokens: 20 })],
  checkGraph: [onWorkspace],
  checkPersonas: [onWorkspace],
  timeOfDayAt: [pure(new Date(0), 'UTC')],
  commitProposal: reviewed,
  comparePrompts: [withOptions({ scope: 'main', against: 'group' }), withOptions({ against: 'HEAD' })],
  countTokens: [pure('tea')],
  summaryLine: [],
  dayAt: [pure(new Date(0), 'UTC')],
  decodeText: [pure(Buffer.from('tea'))],
  deferProposals: reviewed,
  detectTrigger: [pure('remember that tea is good')],
  diagnose: [onWorkspace],
  dream: [onWorkspace, withOptions({ apply: true })],
  endBootstrap: [onWorkspace],
  explainDream: lookUp,
  explainMemory: memory,
  exportGraph: [onWorkspace, withOptions({ format: 'json' })],
  fixFindings: [onWorkspace],
  folderPrivacy: [({ root }) => [root]],
  forget: [withText('Olga'), withText('quokka', { permanent: true })],
  formatScope: [pure({ kind: 'main' })],
  getMemory: memory,
  githubReport: [],
  escapeOutput: [pure('tea')],
  importSessions: importing,
  importPersona: [withText('{"name":"Mallory"}')],
  initWorkspace: [({ root, env }) => [root, { env }], ({ root, env }) => [`${root}/other`, { env }]],
  invoke: [],
  isAtLeast: [pure('error', 'warning')],
  isFailure: [],
  isInside: [pure('/a/b', '/a')],
  isMarkdown: [pure('a.md')],
  isPassed: [],
  isTimeZone: [pure('UTC')],
  jsonReport: [],
  junitReport: [],
  lintText: [pure('tea', {})],
  lintWorkspace: [onWorkspace],
  lintFolder: [({ root, env }) => [root, { env }]],
  listAlerts: [onWorkspace],
  listConfig: [onWorkspace],
  listFiles: [onWorkspace],
  listProposals: [onWorkspace],
  loadSoul: [],
  log: [withText('Tea at noon'), withText('Tea at noon', { room: 'cellar' }), withText('Tea', { scope: 'main' })],
  maskCredentials: [pure('tea')],
  maskDocument: [pure({ tea: true })],
  measureBudget: [onWorkspace],
  measureDecay: [onWorkspace],
  mergeEntities: [withOptions({ from: 'person--olga', into: 'person--sam' })],
  myStats: [onWorkspace],
  nearestWord: [pure('tee', ['tea'])],
  neighborsOf: [withText('person--olga'), withText('Olga')],
  openWorkspace: [({ root, env }) => [root, { env }], ({ root, env }) => [root, { env, scope: 'main' }]],
  parseEntryLines: [pure('{"role":"user","content":"tea"}')],
  parseScope: [pure('main')],
  pathBetween: [withOptions({ from: 'person--olga', to: 'person--sam' })],
  pin: memory,
  planAppendSession: newEntry,
  planCommit: reviewed,
  planDecay: [onWorkspace],
  planDefer: reviewed,
  planDream: [onWorkspace],
  planForget: [withText('Olga'), withText('quokka', { permanent: true })],
  planImportSessions: importing,
  planIdentitySet: [withOptions({ name: 'Mallory' })],
  planLintFixes: [onWorkspace],
  planLog: [withText('Tea at noon'), withText('Tea at noon', { room: 'cellar' })],
  planMergeEntities: [withOptions({ from: 'person--olga', into: 'person--sam' })],
  planPersonaImport: [withText('{"name":"Mallory"}')],
  planPin: memory,
  planPropose: [withText('Olga likes quokka', { from: 'scout' })],
  planPruneLog: [onWorkspace],
  planPruneSessions: [onWorkspace],
  planRebuildGraph: [onWorkspace],
  planReflection: [onWorkspace, withOptions({ again: true })],
  planReject: rejected,
  planRemember: [withText('Olga moved to Oslo'), withText('Olga', { pin: true }), withText('Olga', { core: true })],
  planRemoveCoreLine: coreLine,
  planReplaceCoreLine: coreLine,
  planReset: [withText('USER.md'), withText('MEMORY.md')],
  planResolve: [({ workspace }) => [workspace, 1, { resolution: { by: 'keep-both' } }]],
  planRollback: [({ workspace }) => [workspace, { file: 'MEMORY.md', to: 'HEAD~1' }]],
  planSave: [withOptions({ reason: 'x' })],
  planUndo: change,
  planUnpin: memory,
  planWriteFile: edited,
  plural: [pure(2, 'file')],
  preview: [],
  previewApproval: [onWorkspace],
  escapeForTerminal: [pure('tea')],
  propose: [withText('Olga likes quokka', { from: 'scout' })],
  proveScopes: [],
  pruneLog: [onWorkspace],
  pruneSessions: [onWorkspace],
  readBootstrap: [onWorkspace],
  readCeiling: [pure('main')],
  readCore: [onWorkspace],
  readDigest: [onWorkspace, withText('2026-02')],
  readDue: [onWorkspace],
  readFile: [withText('MEMORY.md'), withText('USER.md'), withText('SOUL.md')],
  readPersona: [onWorkspace],
  readStatus: [onWorkspace, withOptions({ scope: 'main' })],
  readTimeline: [onWorkspace],
  readTrust: [onWorkspace],
  rebuildAuditLog: [onWorkspace],
  rebuildGraph: [onWorkspace],
  recall: lookUp,
  reflect: [onWorkspace, withOptions({ again: true })],
  reflectionHistory: [onWorkspace],
  reflectionSchedule: [withOptions({})],
  reindex: [onWorkspace, withOptions({ full: true })],
  rejectProposals: rejected,
  rejectReflection: [onWorkspace],
  remember: [
    withText('Olga moved to Oslo'),
    withText('Olga likes tea', { core: true }),
    withText('Olga', { room: 'cellar' }),
  ],
  removeCoreLine: coreLine,
  renderPrompt: [
    withOptions({ scope: 'main' }),
    ({ workspace, ceiling }) => [workspace, { scope: ceiling }],
    withOptions({ room: 'cellar' }),
    onWorkspace,
  ],
  renderSoulMarkdown: [pure({ name: 'Kate' })],
  renderText: [withOptions({ scope: 'main' }), withOptions({ room: 'cellar' }), onWorkspace],
  repairWorkspace: [onWorkspace],
  replaceCoreLine: coreLine,
  resetFile: [withText('USER.md'), withText('MEMORY.md')],
  resolveConflict: [({ workspace }) => [workspace, 1, { resolution: { by: 'keep-both' } }]],
  reviewAutomatically: [onWorkspace],
  rollback: [({ workspace }) => [workspace, { file: 'MEMORY.md', to: 'HEAD~1' }]],
  rootOf: [],
  rulePage: [pure('SEC001')],
  sarifReport: [],
  save: [withOptions({ reason: 'x' })],
  scopeMatrix: [onWorkspace],
  search: lookUp,
  selectFindings: [],
  sessionLogs: [
    withOptions({ action: 'list_sessions' }),
    withOptions({ action: 'read_session', session_id: 'monday' }),
    withOptions({ action: 'search', query: 'quokka' }),
    withOptions({ action: 'recent' }),
  ],
  setConfig: [({ workspace }) => [workspace, 'timezone', 'Asia/Tokyo']],
  setIdentity: [withOptions({ name: 'Mallory' })],
  showChange: [withText('HEAD')],
  showGraph: [onWorkspace, withOptions({ entity: 'person--olga' })],
  showPending: [onWorkspace],
  startSession: [],
  // Servers are tried over the protocol, in test/src/mcp and by `scopes --prove`.
  serveMcpStdio: [],
  serveMcpHttp: [],
  loadMcpAdapter: [],
  runHook: [],
  noteHookFailure: [],
  loadDoorRecords: [],
  fitsTokens: [],
  verifyAccessToken: [
    ({ root, env }) => ['wrong', { workspace: root, env, platform: 'linux', at: new Date('2026-02-02') }],
  ],
  isWithinCeiling: [pure({ kind: 'group' }, { kind: 'main' })],
  narrowerScope: [pure({ kind: 'group' }, { kind: 'main' })],
  timezoneOf: [],
  alertsToLintReport: [],
  trustWorkspace: [onWorkspace, withOptions({ presence: 'tty' })],
  undo: change,
  unpin: memory,
  verifyWorkspace: [onWorkspace],
  watchFolders: [],
  watchWorkspace: [({ workspace }) => [workspace, () => undefined, { signal: AbortSignal.abort() }], onWorkspace],
  whatDoIKnow: [onWorkspace, ...lookUp],
  whoAmI: [onWorkspace, withOptions({ scope: 'main' })],
  loadRules: [],
  loadWording: [],
  writeFile: edited,
};
