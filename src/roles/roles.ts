/** What a file of the workspace is for. Profiles map roles to paths; everything else speaks of roles only. */
export const roles = {
  soul: { title: 'Soul', says: 'who the agent is: values, tone, boundaries', sensitivity: 'critical', memory: false },
  identity: {
    title: 'Identity',
    says: 'the display card: name, creature, vibe, emoji, avatar',
    sensitivity: 'critical',
    memory: false,
  },
  style: { title: 'Style', says: 'how the agent writes', sensitivity: 'standard', memory: false },
  rules: {
    title: 'Rules',
    says: 'how the agent works, its memory protocol among it',
    sensitivity: 'critical',
    memory: false,
  },
  user: { title: 'User', says: 'whom the agent serves', sensitivity: 'high', memory: true },
  tools: { title: 'Tools', says: 'notes on local tools', sensitivity: 'high', memory: false },
  heartbeat: { title: 'Heartbeat', says: 'what to check on a periodic run', sensitivity: 'high', memory: false },
  boot: { title: 'Boot', says: 'what to do when the runtime starts', sensitivity: 'high', memory: false },
  bootstrap: {
    title: 'Bootstrap',
    says: 'the first conversation; removed when it is done',
    sensitivity: 'standard',
    memory: false,
  },
  core: { title: 'Core memory', says: 'what the agent always knows in private', sensitivity: 'standard', memory: true },
  dreams: { title: 'Dreams', says: 'the diary of consolidation', sensitivity: 'standard', memory: true },
  examples: { title: 'Examples', says: 'good and bad outputs', sensitivity: 'standard', memory: false },
  daily: { title: 'Daily notes', says: 'what happened, one file per day', sensitivity: 'standard', memory: true },
  graph: { title: 'Knowledge graph', says: 'entities, facts and relations', sensitivity: 'standard', memory: true },
  procedures: { title: 'Procedures', says: 'how things are done here', sensitivity: 'standard', memory: true },
  vault: { title: 'Vault', says: 'what never fades', sensitivity: 'high', memory: true },
  meta: { title: 'Memory about memory', says: 'scores, proposals, logs', sensitivity: 'standard', memory: true },
  rooms: { title: 'Room notes', says: 'what belongs to one room', sensitivity: 'standard', memory: true },
  transcripts: { title: 'Transcripts', says: 'sessions as they were', sensitivity: 'standard', memory: true },
  wiki: { title: 'Wiki index', says: 'the catalogue of memory pages', sensitivity: 'standard', memory: true },
  alternates: {
    title: 'Alternate personas',
    says: 'souls that stand in at certain times',
    sensitivity: 'critical',
    memory: false,
  },
} as const satisfies Record<string, RoleDefinition>;

export type Sensitivity = 'critical' | 'high' | 'standard';

type RoleDefinition = {
  readonly title: string;
  readonly says: string;
  /** How loudly an unexplained change is reported. */
  readonly sensitivity: Sensitivity;
  /** Whether agents write memories into it; such files are scanned for secrets before every write. */
  readonly memory: boolean;
};

export type Role = keyof typeof roles;

export const roleNames = Object.keys(roles) as readonly Role[];

export function isRole(text: string): text is Role {
  return Object.hasOwn(roles, text);
}
