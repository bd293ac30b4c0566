import { memoryOperations } from './memory/table.js';

/** Everything agentsoul can do, by name. */
export const operations = { ...memoryOperations };

export type OperationName = keyof typeof operations;
