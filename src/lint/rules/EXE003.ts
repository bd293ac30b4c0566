import { strangePrerequisite } from '../commands/command-patterns.js';
import { findCommands } from '../commands/find-commands.js';
import type { Rule } from '../rule.js';
import { createPrefilter } from '../text/keyword-prefilter.js';

const look = createPrefilter('.zip~', '.rar~', '.7z~', '.dmg~', '.exe~', '.pkg~', '.msi~', '.scr~', 'xattr');

export const rule: Rule = {
  id: 'EXE003',
  title: 'suspicious software requirement',
  severity: 'warning',
  confidence: 'medium',
  security: 7.8,
  checkFile: (document) =>
    findCommands(document, strangePrerequisite, {
      look,
      trigger: /\.(?:zip|rar|7z|dmg|exe|pkg|msi|scr)\b|xattr/i,
      severity: 'warning',
      message: (says) => `This asks for software that cannot be inspected: ${says}.`,
      hint: 'Do not install it. Get the software from its official source.',
    }),
};
