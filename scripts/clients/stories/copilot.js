export const copilot = { name: 'copilot', package: 'x', version: '0', settings: [] };
