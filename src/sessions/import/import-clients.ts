/** The clients whose logs can be imported. */
export const importClients = ['claude-code', 'codex', 'gemini', 'copilot'] as const;

export type ImportClient = (typeof importClients)[number];
