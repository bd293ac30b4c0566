import { createHash } from 'node:crypto';
import type { Sensitivity } from '../../roles/roles.js';

export const alertKinds = [
  'critical-change',
  'unauthorised-actor',
  'unattended',
  'uncommitted',
  'log-mismatch',
  'history-rewritten',
  'risky-diff',
] as const;

export type AlertKind = (typeof alertKinds)[number];

/** An unexplained change, until a person acknowledges it. */
export type Alert = {
  /** Derived from the content of the alert, so that it stays the same each time it is found. */
  readonly id: string;
  readonly severity: Exclude<Sensitivity, 'standard'>;
  readonly kind: AlertKind;
  readonly path: string;
  readonly commit?: string;
  readonly actor?: string;
  readonly when: string;
  /** What happened, in one sentence. Never contains text from the file. */
  readonly summary: string;
  /** What the change means, in words. */
  readonly explanation?: readonly string[];
  readonly acknowledged: boolean;
};

export function alertId(...about: readonly (string | null)[]): string {
  return `a-${createHash('sha256').update(JSON.stringify(about)).digest('hex').slice(0, 8)}`;
}
