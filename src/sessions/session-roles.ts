/** Who speaks in a transcript. */
export const sessionRoles = ['user', 'assistant', 'system'] as const;
