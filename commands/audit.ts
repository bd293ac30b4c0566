import { SoulError } from '../src/index.js';
import { auditFormats } from './audit/formats.js';
import type { Command } from './command.js';

export const auditCommand: Command = {
  name: 'audit',
  group: 'Trust',
  summary: 'Show what is wrong, what changed, by whom and on whose authority',
  description:
    'Open alerts first, then what changed since you last looked. Exit code 1 with open alerts. With --base it judges a range of commits by what they say of themselves, as CI does.',
  options: [
    { long: 'base', kind: 'string', value: 'rev', description: 'Judge what changed since this revision; for CI' },
    {
      long: 'format',
      kind: 'string',
      value: 'format',
      choices: auditFormats,
      description: 'How the answer to --base is written',
    },
  ],
  examples: [
    { command: 'agentsoul audit', says: 'open alerts first, then what changed since your last look' },
    {
      command: 'agentsoul audit --base origin/main --format github',
      says: 'fail a pull request that changes the soul without approval',
    },
  ],
  async run(context) {
    const { options, global } = context;
    const base = options.text('base');
    const format = global.json ? 'json' : options.choice('format', auditFormats);
    if (base !== undefined) {
      const { tellBase } = await import('./audit/tell-base.js');
      return tellBase(context, { base, format: format ?? 'human' });
    }
    if (options.text('format') !== undefined) {
      throw new SoulError('usage', '--format says how the answer to --base is written, and --base was not given.', {
        hint: 'Use `--json`, or add `--base origin/main`.',
      });
    }
    const { tellAudit } = await import('./audit/tell-audit.js');
    return tellAudit(context);
  },
};
