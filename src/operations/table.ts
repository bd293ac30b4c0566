import { consolidateOperations } from './consolidate/table.js';
import { memoryOperations } from './memory/table.js';
import { trustOperations } from './trust/table.js';

/** Everything agentsoul can do, by name. */
export const operations = {
  ...memoryOperations,
  ...consolidateOperations,
  ...trustOperations,
};

export type OperationName = keyof typeof operations;
