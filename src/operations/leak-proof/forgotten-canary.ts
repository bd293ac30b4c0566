/** What a tombstone guards in the copy on which scopes are proved. */
export const forgottenCanary = 'Canary that was forgotten for good';
