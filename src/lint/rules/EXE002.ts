import { takeover } from '../commands/command-patterns.js';
import { findCommands } from '../commands/find-commands.js';
import type { Rule } from '../rule.js';
import { createPrefilter } from '../text/keyword-prefilter.js';

const look = createPrefilter(
  '/dev/',
  '~nc~',
  '~ncat~',
  '~netcat~',
  '~socat~',
  '~mkfifo~',
  '~ssh~',
  '~scp~',
  '~curl~',
  '~wget~',
  '~rm~',
  '~dd~',
  '~ufw~',
  '~setenforce~',
  '~csrutil~',
  '~spctl~',
  '~iptables~',
  '~crontab~',
  'mkfs',
  '~chmod~',
  '.netrc',
  '.gnupg',
  'shadow',
  'authorized_keys',
  '.ssh',
  '.env',
  '.aws',
  'keychain',
  'wallet',
  '--dangerously',
  '--no-sandbox',
  '--yolo',
  '--disable-sandbox',
  'disablerealtime',
  '~env~',
  'printenv',
  'login data',
  'logins.json',
  'key4.db',
  'sandbox',
  'approval',
  'confirmation',
);

export const rule: Rule = {
  id: 'EXE002',
  title: 'dangerous command',
  severity: 'error',
  confidence: 'high',
  security: 9.6,
  checkFile: (document) =>
    findCommands(document, takeover, {
      look,
      trigger:
        /\/dev\/|\b(?:nc|ncat|netcat|socat|mkfifo|ssh|scp|curl|wget|rm|dd|ufw|setenforce|csrutil|spctl|iptables|crontab|chmod)\b|mkfs|\.netrc|\.gnupg|\/etc\/shadow|authorized_keys|\.ssh|\.env|\.aws|keychain|wallet|--(?:dangerously|no-sandbox|yolo|disable-sandbox)|DisableRealtime|\b(?:env|printenv)\b|Login Data|logins\.json|key4\.db|sandbox|approval|confirmation/i,
      severity: 'error',
      message: (says) => `An agent that reads this may run a dangerous command: ${says}.`,
      hint: 'Remove it unless you wrote it yourself; `git log -p` on the file shows who did.',
    }),
};
