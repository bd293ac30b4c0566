import type { Config } from './schema.js';

/** Values used when no source sets them. Profile, time zone and budgets have no default here: they come from the folder, the machine and the profile. */
export const configDefaults = {
  memory: {
    decay: {
      lambda: 0.03,
      base: { explicit: 1, detected: 0.7, inferred: 0.5 },
      weights: { core: 1.5, episodic: 0.8, semantic: 1.2, procedural: 1 },
      thresholds: { active: 0.5, fading: 0.2, dormant: 0.05 },
    },
    search: { paths: [] as string[], limit: 20, minScore: 0 },
    daily: { days: 2 },
  },
  embeddings: { provider: 'static', timeoutMs: 60_000 },
  model: { provider: 'none', timeoutMs: 60_000, stream: true },
  reflection: { schedule: '03:00', threshold: 20, maxTokens: 8_000 },
  dreaming: { gate: 'nexo', minRecalls: 3, minQueries: 2, minDays: 2, halfLifeDays: 14 },
  proposals: { mode: 'batch', trusted: [] as string[] },
  personas: [] as NonNullable<Config['personas']>,
  sessions: { searchable: false },
  audit: { alerts: true, retentionDays: 90 },
  server: { host: '127.0.0.1', port: 4_747 },
  hooks: { recall: false },
} as const satisfies Config;

export type ResolvedConfig = Filled<Config, typeof configDefaults>;

type Filled<Value, Defaults> = Value extends readonly unknown[]
  ? Value
  : Value extends object
    ? { [Key in keyof Value & keyof Defaults]-?: Filled<NonNullable<Value[Key]>, Defaults[Key]> } & Omit<
        Value,
        keyof Defaults
      >
    : Value;
