import { strangePrerequisite } from '../commands/command-patterns.js';
import { findCommands } from '../commands/find-commands.js';
import type { Rule } from '../rule.js';
import { lookFor } from '../text/quick-look.js';

const look = lookFor('.zip~', '.rar~', '.7z~', '.dmg~', '.exe~', '.pkg~', '.msi~', '.scr~', 'xattr');

export const rule: Rule = {
  id: 'EXE003',
  title: 'strange software said to be needed',
  severity: 'warning',
  confidence: 'medium',
  security: 7.8,
  checkFile: (document) =>
    findCommands(document, strangePrerequisite, {
      look,
      trigger: /\.(?:zip|rar|7z|dmg|exe|pkg|msi|scr)\b|xattr/i,
      severity: 'warning',
      message: (says) => `This asks for software that nobody can look into: ${says}.`,
      hint: 'Do not install it. Get the software from where its makers publish it.',
    }),
};
