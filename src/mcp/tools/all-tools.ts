import { coreTool } from './core.js';
import { forgetTool } from './forget.js';
import { logTool } from './log.js';
import { memoryGetTool } from './memory-get.js';
import { memorySearchTool } from './memory-search.js';
import { proposeTool } from './propose.js';
import { recallTool } from './recall.js';
import { reflectTool } from './reflect.js';
import { rememberTool } from './remember.js';
import { reviewTool } from './review.js';
import { myStatsTool, whatDoIKnowTool, whoAmITool } from './self-report.js';
import { sessionLogsTool } from './session-logs.js';
import type { Tool } from './tool.js';

/** Every tool, always in this order, so that prompt caches of clients stay warm. */
export const allTools: readonly Tool[] = [
  recallTool,
  memorySearchTool,
  memoryGetTool,
  rememberTool,
  logTool,
  forgetTool,
  coreTool,
  proposeTool,
  reviewTool,
  reflectTool,
  whoAmITool,
  whatDoIKnowTool,
  myStatsTool,
  sessionLogsTool,
];
