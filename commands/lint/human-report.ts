import {
  escapeOutput,
  type Finding,
  isAtLeast,
  type LintReport,
  type ModelReview,
  plural,
  type Severity,
  selectFindings,
  summaryLine,
  type Unreadable,
} from '../../src/index.js';
import { style } from '../ui/style.js';
import { widthOf } from '../ui/width.js';
import { wrap } from '../ui/wrap.js';

export type HumanOptions = {
  readonly width: number;
  /** Milder findings are counted only. */
  readonly shownFrom: Severity;
  readonly caretOf: (finding: Finding) => number | null;
  /** Findings that the baseline took out, and entries of it that are fixed. */
  readonly baseline?: { readonly known: number; readonly gone: number } | null;
};

/** The report for a person: by file, each finding with its line, why it matters and what to do; the summary comes last. */
export function humanReport(report: LintReport, options: HumanOptions): string {
  const shown = selectFindings(report, ({ severity }) => isAtLeast(severity, options.shownFrom));
  const paths = [...new Set(shown.findings.map(({ path }) => path))];
  const files = paths.map((path) => {
    const own = shown.findings.filter((finding) => finding.path === path);
    return [style.bold(fileName(path)), ...own.map((finding) => findingText(finding, options))].join('\n');
  });
  const unchecked = report.unreadable.length === 0 ? [] : [uncheckedText(report.unreadable, options)];
  return [...files, ...unchecked, summaryText(report, shown, options)].join('\n\n');
}

const paint = { error: style.red, warning: style.yellow, info: style.cyan } as const;

function findingText(finding: Finding, { width, caretOf }: HumanOptions): string {
  const { line, column, severity, confidence, message, ruleId, excerpt, hint, fix } = finding;
  const rule = style.dim(`${ruleId}, ${confidence} confidence`);
  const head = `${line}:${column} ${paint[severity](severity)} ${escapeOutput(message)} ${rule}`;
  const lines = indented(head, { width, first: '  ', rest: '      ' });
  if (excerpt !== undefined && excerpt !== '') {
    const gutter = String(line).padStart(5);
    lines.push(`${style.dim(`${gutter} │`)} ${escapeOutput(excerpt)}`);
    const caret = caretOf(finding);
    if (caret !== null) {
      const before = ' '.repeat(widthOf(escapeOutput(excerpt.slice(0, caret))));
      lines.push(`${style.dim(`${' '.repeat(gutter.length)} │`)} ${before}${paint[severity]('^')}`);
    }
  }
  if (hint !== undefined)
    lines.push(...indented(`→ ${escapeOutput(hint)}`, { width, first: '      ', rest: '        ' }));
  if (fix !== undefined && hint?.includes('--fix') !== true) {
    const flags = fix.safe ? '--fix' : '--fix --unsafe';
    const text = `→ \`agentsoul lint ${flags}\` fixes it: ${escapeOutput(fix.description)}`;
    lines.push(...indented(text, { width, first: '      ', rest: '        ' }));
  }
  return lines.join('\n');
}

function uncheckedText(unreadable: readonly Unreadable[], { width }: HumanOptions): string {
  const lines = unreadable.flatMap(({ path, reason }) =>
    indented(`${fileName(path)} ${escapeOutput(reason)}`, { width, first: '  ', rest: '      ' }),
  );
  return [style.bold(style.red('Could not be checked')), ...lines].join('\n');
}

function summaryText(report: LintReport, shown: LintReport, { shownFrom, baseline }: HumanOptions): string {
  const { checked, suppressed, secondReading } = report;
  const hidden = report.findings.length - shown.findings.length;
  const lines =
    shown.findings.length === 0 && shown.unreadable.length === 0
      ? [
          `${style.green('✔')} ${plural(checked.files, 'file')} checked with ${plural(checked.rules, 'rule')}: all good.`,
        ]
      : [(shown.ok ? style.yellow : style.red)(summaryLine(shown))];
  if (hidden > 0) {
    const kind = shownFrom === 'error' ? 'milder finding' : 'info';
    lines.push(style.dim(`${plural(hidden, kind)} not shown; \`--min-severity info\` shows them.`));
  }
  if (secondReading !== undefined) lines.push(readingText(secondReading));
  if (suppressed > 0) lines.push(style.dim(`${plural(suppressed, 'finding')} silenced, each with a reason.`));
  if (baseline !== undefined && baseline !== null) {
    if (baseline.known > 0) lines.push(style.dim(`${plural(baseline.known, 'finding')} accepted in the baseline.`));
    if (baseline.gone > 0)
      lines.push(
        style.dim(`${plural(baseline.gone, 'finding')} of the baseline fixed; \`--prune-baseline\` removes them.`),
      );
  }
  const worst = shown.findings.find(({ severity }) => severity === 'error') ?? shown.findings[0];
  if (worst !== undefined) lines.push(style.dim(`\`agentsoul explain ${worst.ruleId}\` explains a rule.`));
  return lines.join('\n');
}

function readingText({ by, portions, failed, reason }: ModelReview): string {
  if (failed === 0) return style.dim(`${by} also read the files.`);
  const share = failed === portions ? 'the files' : `${failed} of ${plural(portions, 'part')} of the files`;
  return style.yellow(`Only the rules checked ${share}: ${escapeOutput(reason ?? '')}`);
}

function indented(text: string, { width, first, rest }: { width: number; first: string; rest: string }): string[] {
  return wrap(text, Math.max(30, width - rest.length)).map((line, index) => (index === 0 ? first : rest) + line);
}

/** A build server obeys a line that begins with two colons, and a name may have line breaks in it. */
function fileName(path: string): string {
  const plain = escapeOutput(path).replaceAll('\n', '\\n').replaceAll('\t', '\\t');
  return plain.trimStart().startsWith('::') ? `./${plain}` : plain;
}
