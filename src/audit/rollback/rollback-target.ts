/** What to roll back: one file to a point, everything a reflection changed, or the whole workspace to a point. */
export type RollbackTarget =
  | { readonly file: string; readonly to: string }
  | { readonly session: string }
  | { readonly toTime: string };
