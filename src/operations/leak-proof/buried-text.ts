/** What a tombstone guards in the copy on which scopes are proved. */
export const buriedText = 'Canary that was forgotten for good';
