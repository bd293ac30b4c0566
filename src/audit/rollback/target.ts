/** What to take back: one file to a point, all that a reflection changed, or the whole workspace to a point. */
export type RollbackTarget =
  | { readonly file: string; readonly to: string }
  | { readonly session: string }
  | { readonly toTime: string };
