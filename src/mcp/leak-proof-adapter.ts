import type { Adapter } from '../index.js';
export const mcpAdapter: Adapter = { name: 'mcp', probe: async () => null };
