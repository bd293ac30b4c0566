import type { RuleSummary } from '../../src/index.js';
import type { Terminal } from '../ui/terminal.js';
import { wrap } from '../ui/wrap.js';

/** The page of a rule: what it finds, why that matters, good and bad, how to silence it. */
export function rulePageText(
  { rule, page }: { rule: RuleSummary; page: string },
  { style, width }: Pick<Terminal, 'style' | 'width'>,
): string {
  const facts = `${rule.severity}, confidence ${rule.confidence}${rule.security === undefined ? '' : ', security'}`;
  const [title = rule.id, ...lines] = page.trimEnd().split('\n');
  let isFence = false;
  const body = lines.flatMap((line) => {
    if (line.startsWith('```')) isFence = !isFence;
    const heading = isFence ? null : /^#+ +(.*)$/.exec(line);
    if (heading !== null) return [style.bold(heading[1] ?? '')];
    return isFence || /^( {4}|\|)/.test(line) ? [line] : wrap(line, width);
  });
  return [`${style.bold(title.replace(/^#+ +/, ''))} ${style.dim(`(${facts})`)}`, ...body].join('\n');
}
