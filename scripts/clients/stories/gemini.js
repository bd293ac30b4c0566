export const gemini = { name: 'gemini', package: 'x', version: '0', settings: [] };
