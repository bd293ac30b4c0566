export const opencode = { name: 'opencode', package: 'x', version: '0', settings: [] };
