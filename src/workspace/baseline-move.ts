import type { Baseline, WatchedFile } from './baseline.js';

/**
 * How one change moves the baseline. Stored with the baseline from before the branch moves until the change is complete, so that
 * recovery trusts this record and not the files in the workspace.
 */
export type BaselineMove = {
  readonly change: string;
  /** The commit with which the move takes effect; null without git. */
  readonly commit: string | null;
  /** Watched files whose new content counts as confirmed. */
  readonly files: Readonly<Record<string, WatchedFile>>;
  readonly head: { readonly from: string | null; readonly to: string | null };
  readonly judged: { readonly from: string | null; readonly to: Baseline['judged'] } | null;
  /** Chains of audit.log; null if its seal does not change. */
  readonly log: { readonly from: string; readonly to: string } | null;
  readonly confirmed: Baseline['confirmed'];
  /** Alerts that the change acknowledges. */
  readonly settled: readonly string[];
};

/** The baseline after the move. Idempotent. */
export function withMove({ pending: _, ...baseline }: Baseline, move: BaselineMove): Baseline {
  const { files, head, judged, log, confirmed, settled } = move;
  return {
    ...baseline,
    files: { ...baseline.files, ...files },
    head: baseline.head === head.from ? head.to : baseline.head,
    judged: judged !== null && baseline.judged.head === judged.from ? judged.to : baseline.judged,
    log: log !== null && baseline.log?.chain === log.from ? { chain: log.to, stat: null } : baseline.log,
    confirmed: confirmed ?? baseline.confirmed,
    settled: [...new Set([...baseline.settled, ...settled])],
    alerts: baseline.alerts.filter(({ id, path }) => !Object.hasOwn(files, path) && !settled.includes(id)),
  };
}

/** The baseline without the move of a change that was dropped. */
export function withoutMove({ pending: _, ...baseline }: Baseline): Baseline {
  return baseline;
}
