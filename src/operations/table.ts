import { connectOperations } from './connect/table.js';
import { consolidateOperations } from './consolidate/table.js';
import { contextOperations } from './context/table.js';
import { fileOperations } from './files/table.js';
import { identityOperations } from './identity/table.js';
import { memoryOperations } from './memory/table.js';
import { sessionOperations } from './sessions/table.js';
import { startOperations } from './start/table.js';
import { tokenOperations } from './tokens/table.js';
import { trustOperations } from './trust/table.js';

/** Everything agentsoul can do, by name. */
export const operations = {
  ...startOperations,
  ...identityOperations,
  ...contextOperations,
  ...fileOperations,
  ...memoryOperations,
  ...sessionOperations,
  ...consolidateOperations,
  ...trustOperations,
  ...connectOperations,
  ...tokenOperations,
};

export type OperationName = keyof typeof operations;
