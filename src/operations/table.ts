import { memoryOperations } from './memory/table.js';
import { startOperations } from './start/table.js';

/** Everything agentsoul can do, by name. */
export const operations = {
  ...startOperations,
  ...memoryOperations,
};

export type OperationName = keyof typeof operations;
