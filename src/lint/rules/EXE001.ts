import { downloadAndRun } from '../commands/command-patterns.js';
import { findCommands } from '../commands/find-commands.js';
import type { Rule } from '../rule.js';
import { createPrefilter } from '../text/keyword-prefilter.js';

const look = createPrefilter(
  'curl',
  'wget',
  '~irm~',
  '~iwr~',
  '~iex~',
  'base64',
  '~exec',
  '~eval~',
  'invoke-',
  'downloadstring',
  '~npx~',
  '~uvx~',
  '~pipx~',
  '~bunx~',
  '~lynx~',
);

export const rule: Rule = {
  id: 'EXE001',
  title: 'download that is run without review',
  severity: 'error',
  confidence: 'high',
  security: 9.3,
  checkFile: (document) =>
    findCommands(document, downloadAndRun, {
      look,
      trigger:
        /curl|wget|\b(?:irm|iwr|iex)\b|base64|\bexec|\beval\b|invoke-|downloadstring|\b(?:npx|uvx|pipx|bunx|lynx)\b/i,
      severity: 'error',
      message: (says) => `An agent that reads this may run ${says}.`,
      hint: 'Save the file, read it, then run it. If this is a warning, say so in the same line.',
    }),
};
