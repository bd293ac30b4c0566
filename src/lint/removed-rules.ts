/** Rules of earlier versions, and why they are gone. Settings that name one get a warning, and the check goes on. */
export const removedRules: ReadonlyMap<string, string> = new Map([
  ['SEC006', 'it mostly objected to honest notes on where credentials are kept; SEC001 to SEC005 find the credentials'],
]);
