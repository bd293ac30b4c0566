import type { Config } from '../config/schema.js';
import { leanBudgets } from './default-budgets.js';
import type { Budgets } from './profile.js';

/** The profile's limits, overridden by those of the config. If the unit changes, the profile's limits are dropped. */
export function resolveBudgets(profile: Budgets, config: Config['budgets']): Budgets {
  if (config === undefined) return profile;
  if (config === 'lean') return { ...leanBudgets, cut: profile.cut };
  const changesUnit = config.unit !== undefined && config.unit !== profile.unit;
  const base: Budgets = changesUnit
    ? { ...profile, perFile: Number.MAX_SAFE_INTEGER, perRole: {}, total: null }
    : profile;
  return {
    ...base,
    unit: config.unit ?? base.unit,
    perFile: config.perFile ?? base.perFile,
    perRole: { ...base.perRole, ...config.perRole },
    total: config.total ?? base.total,
    overflow: config.overflow ?? base.overflow,
    warnAt: config.warnAt ?? base.warnAt,
  };
}
