import type { ConfirmedState, WatchedFile } from './confirmed-state.js';

/**
 * How one change moves the confirmed state. Stored with the confirmed state from before the branch moves until the change is complete, so that
 * recovery trusts this record and not the files in the workspace.
 */
export type ConfirmedStateUpdate = {
  readonly change: string;
  /** The commit with which the move takes effect; null without git. */
  readonly commit: string | null;
  /** Watched files whose new content counts as confirmed. */
  readonly files: Readonly<Record<string, WatchedFile>>;
  readonly head: { readonly from: string | null; readonly to: string | null };
  readonly judged: { readonly from: string | null; readonly to: ConfirmedState['judged'] } | null;
  /** Chains of audit.log; null if its seal does not change. */
  readonly log: { readonly from: string; readonly to: string } | null;
  readonly confirmed: ConfirmedState['confirmed'];
  /** Alerts that the change acknowledges. */
  readonly settled: readonly string[];
};

/** The confirmed state after the move. Idempotent. */
export function applyStateUpdate(
  { pending: _, ...confirmedState }: ConfirmedState,
  move: ConfirmedStateUpdate,
): ConfirmedState {
  const { files, head, judged, log, confirmed, settled } = move;
  return {
    ...confirmedState,
    files: { ...confirmedState.files, ...files },
    head: confirmedState.head === head.from ? head.to : confirmedState.head,
    judged: judged !== null && confirmedState.judged.head === judged.from ? judged.to : confirmedState.judged,
    log: log !== null && confirmedState.log?.chain === log.from ? { chain: log.to, stat: null } : confirmedState.log,
    confirmed: confirmed ?? confirmedState.confirmed,
    settled: [...new Set([...confirmedState.settled, ...settled])],
    alerts: confirmedState.alerts.filter(({ id, path }) => !Object.hasOwn(files, path) && !settled.includes(id)),
  };
}

/** The confirmed state without the move of a change that was dropped. */
export function dropStateUpdate({ pending: _, ...confirmedState }: ConfirmedState): ConfirmedState {
  return confirmedState;
}
