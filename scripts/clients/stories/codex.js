export const codex = { name: 'codex', package: 'x', version: '0', settings: [] };
