import { findProcedureSteps } from '../identity/find-procedure-steps.js';
import { isSamplePath } from '../identity/is-sample-path.js';
import type { Rule } from '../rule.js';

/** A line or two may explain a character; from here on it is a procedure. */
const fewest = 3;
const mostLines = 8;

export const rule: Rule = {
  id: 'LOC001',
  title: 'Procedure in the soul',
  severity: 'warning',
  confidence: 'medium',
  checkFile(document) {
    if (document.role !== 'soul' || isSamplePath(document.path)) return [];
    const steps = findProcedureSteps(document, { least: fewest });
    const [first] = steps;
    if (first === undefined) return [];
    const lines = steps.slice(0, mostLines).map(({ line }) => line);
    const more = steps.length > mostLines ? ` and ${steps.length - mostLines} more` : '';
    return [
      {
        start: first.start,
        end: first.end,
        message: `The soul says who the agent is; these lines say how work is done: ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}${more}. Sub-agents do not read the soul, and every change to it counts as a critical change.`,
        hint: 'Move them to AGENTS.md, or to a procedure that is looked up.',
      },
    ];
  },
};
