/** How to take a change back, where that is possible. */
export function undoNote(undo: string | null): string {
  return undo === null ? '' : ` Undo: ${undo}`;
}
