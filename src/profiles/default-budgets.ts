import type { Budgets } from './profile.js';

/** Token limits for layouts that name none of their own. */
export const defaultBudgets: Budgets = {
  unit: 'tokens',
  perFile: 1_000,
  perRole: {
    rules: 3_000,
    soul: 2_000,
    core: 3_000,
    daily: 2_000,
    tools: 1_500,
    style: 1_000,
    user: 1_000,
    rooms: 1_000,
  },
  total: 12_000,
  overflow: 'pack',
  cut: { head: 0.75, tail: 0.25, of: 'rest', marker: 'named' },
  warnAt: 0.8,
};

/** The budget named `lean`: a prompt of about four thousand tokens. */
export const leanBudgets: Budgets = {
  ...defaultBudgets,
  perFile: 500,
  perRole: { soul: 500, rules: 500, core: 2_000, daily: 1_000 },
  total: 4_000,
};

/** The four blocks of core memory, in tokens. */
export const coreBlocks = [
  { heading: 'Identity', tokens: 500 },
  { heading: 'Active Context', tokens: 1_000 },
  { heading: 'Persona', tokens: 500 },
  { heading: 'Critical Facts', tokens: 1_000 },
] as const;
