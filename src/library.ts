/**
 * What programs import as `agentsoul`: the front door, and a few functions that answer at once and therefore load their parts of
 * the engine when the program starts. Commands use src/index.ts, which loads a part when it is needed.
 */

export { personaToSoul as renderSoulMarkdown } from './identity/persona-mapping.js';
export * from './index.js';
export { type RuleSummary, ruleCatalogue, rulePage } from './lint/rule-catalogue.js';
export { detectTrigger } from './memory/detect/detect-trigger.js';
