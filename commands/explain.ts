import { type ErrorPage, errorCatalogue, invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { rulePageText } from './lint/rule-page-text.js';
import { sessionHere } from './session.js';
import type { Style } from './ui/style.js';
import { table } from './ui/table.js';
import { wrap } from './ui/wrap.js';

export const explainCommand: Command = {
  name: 'explain',
  group: 'Start',
  summary: 'Explain an error or a lint rule: what it is, why, and what to do',
  arguments: [
    {
      name: 'code',
      description: 'The code of an error as `--json` shows it, or a rule; without one, all are listed',
      suggests: Object.keys(errorCatalogue),
    },
  ],
  examples: [
    { command: 'agentsoul explain workspace-not-found', says: 'the page of one error' },
    { command: 'agentsoul explain HID001', says: 'the page of one rule of `agentsoul lint`' },
    { command: 'agentsoul explain', says: 'all codes and rules with their titles' },
  ],
  showsStored: true,
  async run(context) {
    const { args, global, terminal } = context;
    const found = await invoke(sessionHere(context), operations.explain, { code: args.text('code') });
    if (global.json) terminal.json(found);
    else if ('errors' in found) {
      const errors = found.errors.map(({ code, title }) => [code, title]);
      const rules = found.rules.map(({ id, severity, title }) => [id, severity, title]);
      terminal.print(table([{ title: 'code' }, { title: 'title' }], errors));
      terminal.print(`\n${table([{ title: 'rule' }, { title: 'severity' }, { title: 'title' }], rules)}`);
    } else if ('rule' in found) terminal.print(rulePageText(found, terminal));
    else terminal.print(pageText(found.code, found, terminal));
    return ExitCode.ok;
  },
};

function pageText(code: string, page: ErrorPage, { style, width }: { style: Style; width: number }): string {
  const parts = [
    ['What', page.what],
    ['Why', page.why],
    ['What to do', page.todo],
  ] as const;
  const sections = parts.map(([title, text]) => `${style.bold(title)}\n${wrap(text, width).join('\n')}`);
  return [`${style.bold(page.title)} ${style.dim(`(${code})`)}`, ...sections].join('\n\n');
}
