export const openclaw = { name: 'openclaw', package: 'x', version: '0', settings: [] };
