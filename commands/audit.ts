import { SoulError } from '../src/index.js';
import { auditFormats } from './audit/formats.js';
import type { Command } from './command.js';

export const auditCommand: Command = {
  name: 'audit',
  group: 'Trust',
  summary: 'Show what is wrong, what changed, by whom and on whose authority',
  description:
    'Open alerts first, then what changed since you last looked. Exit code 1 with open alerts. With --base it checks a range of commits by their messages, for CI.',
  options: [
    { long: 'base', kind: 'string', value: 'rev', description: 'Check what changed since this revision; for CI' },
    {
      long: 'format',
      kind: 'string',
      value: 'format',
      choices: auditFormats,
      description: 'The output format with --base',
    },
  ],
  examples: [
    { command: 'agentsoul audit', says: 'open alerts first, then changes since your last audit' },
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
      const { reportChangesSince } = await import('./audit/report-changes-since.js');
      return reportChangesSince(context, { base, format: format ?? 'human' });
    }
    if (options.text('format') !== undefined) {
      throw new SoulError('usage', '--format can only be used with --base.', {
        hint: 'Use `--json`, or add `--base origin/main`.',
      });
    }
    const { printAudit } = await import('./audit/print-audit.js');
    return printAudit(context);
  },
};
