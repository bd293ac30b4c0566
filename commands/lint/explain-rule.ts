import { nearest } from '../../src/errors/nearest.js';
import { SoulError } from '../../src/errors/soul-error.js';
import { ruleCatalogue, rulePage } from '../../src/lint/rule-catalogue.js';
import { ExitCode } from '../exit-code.js';
import type { Terminal } from '../ui/terminal.js';
import { wrap } from '../ui/wrap.js';

/** Prints the page of a rule: what it finds, why that matters, good and bad, how to silence it. */
export function explainRule(asked: string, { terminal, isJson }: { terminal: Terminal; isJson: boolean }): ExitCode {
  const rule = ruleCatalogue.find(({ id }) => id === asked.toUpperCase());
  const page = rule === undefined ? null : rulePage(rule.id);
  if (rule === undefined || page === null) throw unknownRule(asked);
  if (isJson) {
    terminal.json({ rule, page });
    return ExitCode.ok;
  }
  const { style, width } = terminal;
  const facts = `${rule.severity}, confidence ${rule.confidence}${rule.security === undefined ? '' : ', security'}`;
  const [title = rule.id, ...lines] = page.trimEnd().split('\n');
  let isFence = false;
  const body = lines.flatMap((line) => {
    if (line.startsWith('```')) isFence = !isFence;
    const heading = isFence ? null : /^#+ +(.*)$/.exec(line);
    if (heading !== null) return [style.bold(heading[1] ?? '')];
    return isFence || /^( {4}|\|)/.test(line) ? [line] : wrap(line, width);
  });
  terminal.print([`${style.bold(title.replace(/^#+ +/, ''))} ${style.dim(`(${facts})`)}`, ...body].join('\n'));
  return ExitCode.ok;
}

function unknownRule(asked: string): SoulError {
  const suggestion = nearest(
    asked.toUpperCase(),
    ruleCatalogue.map(({ id }) => id),
  );
  return new SoulError('usage', `There is no lint rule "${asked}".`, {
    hint: suggestion === null ? 'Run `agentsoul explain` to see all rules.' : `Did you mean \`${suggestion}\`?`,
  });
}
