import { type ErrorCode, type ErrorPage, errorCatalogue } from '../src/errors/catalogue.js';
import { nearest } from '../src/errors/nearest.js';
import { SoulError } from '../src/errors/soul-error.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import type { Style } from './ui/style.js';
import { table } from './ui/table.js';
import { wrap } from './ui/wrap.js';

const codes = Object.keys(errorCatalogue) as readonly ErrorCode[];

export const explainCommand: Command = {
  name: 'explain',
  group: 'Start',
  summary: 'Explain an error or a lint rule: what it is, why, and what to do',
  arguments: [
    {
      name: 'code',
      description: 'The code of an error as `--json` shows it, or a rule; without one, all are listed',
      suggests: codes,
    },
  ],
  examples: [
    { command: 'agentsoul explain workspace-not-found', says: 'the page of one error' },
    { command: 'agentsoul explain HID001', says: 'the page of one rule of `agentsoul lint`' },
    { command: 'agentsoul explain', says: 'all codes and rules with their titles' },
  ],
  showsStored: true,
  door: { none: 'it reads no workspace' },
  async run({ args, global, terminal }) {
    const asked = args.text('code');
    if (asked === undefined) {
      const { ruleCatalogue } = await import('../src/lint/rule-catalogue.js');
      if (global.json) {
        terminal.json({ errors: codes.map((code) => ({ code, ...errorCatalogue[code] })), rules: ruleCatalogue });
        return ExitCode.ok;
      }
      const errors = codes.map((code) => [code, errorCatalogue[code].title]);
      const rules = ruleCatalogue.map(({ id, severity, title }) => [id, severity, title]);
      terminal.print(table([{ title: 'code' }, { title: 'title' }], errors));
      terminal.print(`\n${table([{ title: 'rule' }, { title: 'severity' }, { title: 'title' }], rules)}`);
      return ExitCode.ok;
    }
    if (looksLikeRule.test(asked)) {
      const { explainRule } = await import('./lint/explain-rule.js');
      return explainRule(asked, { terminal, isJson: global.json });
    }
    const code = knownCode(asked);
    if (global.json) terminal.json({ code, ...errorCatalogue[code] });
    else terminal.print(pageText(code, errorCatalogue[code], terminal));
    return ExitCode.ok;
  },
};

/** A family of rules and a number. */
const looksLikeRule = /^[a-z]{2,5}-?\d{1,4}$/i;

function knownCode(asked: string): ErrorCode {
  const code = codes.find((known) => known === asked);
  if (code !== undefined) return code;
  const suggestion = nearest(asked, codes);
  throw new SoulError('usage', `There is no error code "${asked}".`, {
    hint: suggestion === null ? 'Run `agentsoul explain` to see all codes.' : `Did you mean \`${suggestion}\`?`,
  });
}

function pageText(code: ErrorCode, page: ErrorPage, { style, width }: { style: Style; width: number }): string {
  const parts = [
    ['What', page.what],
    ['Why', page.why],
    ['What to do', page.todo],
  ] as const;
  const sections = parts.map(([title, text]) => `${style.bold(title)}\n${wrap(text, width).join('\n')}`);
  return [`${style.bold(page.title)} ${style.dim(`(${code})`)}`, ...sections].join('\n\n');
}
