import type { ResolvedConfig } from '../../config/defaults.js';
import type { DecayStatus } from '../../entries/records/decay-scores.js';

export type DecaySettings = ResolvedConfig['memory']['decay'];

export type DecayInputs = {
  readonly base: number;
  readonly weight: number;
  /** Elapsed time since the last access, over 24 hours. */
  readonly days: number;
  /** Counts the write itself, so that a new memory does not start at zero. */
  readonly accesses: number;
};

/** How relevant a memory is, from 0 to 1. */
export function decayScore(
  { base, weight, days, accesses }: DecayInputs,
  { lambda }: Pick<DecaySettings, 'lambda'>,
): number {
  const faded = base * Math.exp(-lambda * Math.max(0, days)) * Math.log2(Math.max(1, accesses) + 1) * weight;
  return Math.min(1, Math.max(0, faded));
}

export function statusFor(score: number, { thresholds }: Pick<DecaySettings, 'thresholds'>): DecayStatus {
  if (score >= thresholds.active) return 'active';
  if (score >= thresholds.fading) return 'fading';
  return score >= thresholds.dormant ? 'dormant' : 'archived';
}

const dayMs = 24 * 60 * 60 * 1000;

export function daysBetween(from: Date, to: Date): number {
  return Math.max(0, (to.getTime() - from.getTime()) / dayMs);
}
