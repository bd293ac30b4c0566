import { reportRuntimeMarkers } from '../hidden/report-runtime-markers.js';
import { runtimeMarkers } from '../hidden/runtime-markers.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID012',
  title: 'Forged runtime markers',
  severity: 'error',
  confidence: 'high',
  security: 8,
  checkFile: (document) =>
    reportRuntimeMarkers(
      document,
      runtimeMarkers(document).map(({ start, end, what, isDebris }) => ({
        start,
        end,
        isDebris,
        message: `This looks like ${what}, which only a runtime writes. In a file it misleads a model about the text that follows.`,
        hint: 'Remove it. Put it in backticks if you write about it.',
      })),
    ),
};
