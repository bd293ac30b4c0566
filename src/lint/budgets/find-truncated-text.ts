import { fitText } from '../../budget/fit-text.js';
import { outlineText } from '../../budget/outline.js';
import { namesLimits, statesRule } from '../../budget/rule-words.js';
import type { Budgets } from '../../profiles/profile.js';
import type { Section } from '../../workspace/split-sections.js';
import { escapeHidden } from '../excerpt.js';
import type { LintDocument } from '../text/lint-document.js';

/** What a prompt lacks of a file that does not fit. */
export type TruncatedText = {
  /** Nothing of the file is left. */
  readonly isWhole: boolean;
  /** `lines 210–268: "## Safety", "## Red lines"`. */
  readonly description: string;
  /** Whether rules stand in what is lost: must, never, limits, in any of the languages we know. */
  readonly holdsRules: boolean;
  /** The first stretch that is lost. */
  readonly start: number;
  readonly end: number;
};

/** Cuts a file as the profile does. Null when nothing is lost. */
export async function findTruncatedText(
  document: LintDocument,
  { limit, budgets, leastShare }: { limit: number; budgets: Budgets; leastShare?: number },
): Promise<TruncatedText | null> {
  const { unit, overflow, cut } = budgets;
  const { text, path } = document;
  const fit = await fitText(text, { limit, unit, overflow, cut, path, leastShare });
  if (fit.status === 'whole') return null;
  const isWhole = fit.status === 'rejected';
  const runs = isWhole ? [{ startLine: 1, endLine: document.lines.count }] : joined(fit.omitted, document);
  const [first] = runs;
  if (first === undefined) return null;
  const { sections } = outlineText(text);
  const lost = sections.filter((section) => runs.some((run) => overlaps(section, run)));
  const isLost = (line: number) => runs.some(({ startLine, endLine }) => startLine <= line && line <= endLine);
  const gone = lost.filter(({ startLine }) => isLost(startLine));
  const names = namesOf(lost, isLost);
  const where = isWhole ? 'the whole file' : describeRuns(runs);
  return {
    isWhole,
    description: names === '' ? where : `${where}: ${names}`,
    holdsRules:
      namesLimits(gone.map(({ heading }) => heading).join(' / ')) ||
      runs.some((run) => statesRule(textOf(document, run))),
    start: startOf(document, first.startLine),
    end: startOf(document, first.endLine) + document.lines.textOf(first.endLine - 1).length,
  };
}

type Run = { readonly startLine: number; readonly endLine: number };

/** Stretches with nothing but blank lines between them as one. */
function joined(omitted: readonly Run[], { lines }: LintDocument): Run[] {
  const runs: Run[] = [];
  for (const { startLine, endLine } of omitted.toSorted((one, other) => one.startLine - other.startLine)) {
    const last = runs.at(-1);
    let next = (last?.endLine ?? 0) + 1;
    while (next < startLine && lines.textOf(next - 1).trim() === '') next++;
    if (last !== undefined && startLine <= next)
      runs[runs.length - 1] = { startLine: last.startLine, endLine: Math.max(endLine, last.endLine) };
    else runs.push({ startLine, endLine });
  }
  return runs;
}

const mostRuns = 4;

function describeRuns(runs: readonly Run[]): string {
  const listed = runs
    .slice(0, mostRuns)
    .map(({ startLine, endLine }) => (startLine === endLine ? `${startLine}` : `${startLine}–${endLine}`));
  const more = runs.length > mostRuns ? ` and ${runs.length - mostRuns} more places` : '';
  const isOneLine = runs.length === 1 && runs[0]?.startLine === runs[0]?.endLine;
  return `${isOneLine ? 'line' : 'lines'} ${listed.join(', ')}${more}`;
}

const mostNames = 6;
const mostExamined = 500;

/** The headings of what is lost in their order; where not all can be named, those that tell limits come before others. */
function namesOf(lost: readonly Section[], isLost: (line: number) => boolean): string {
  const headed = lost.filter(({ level, heading }) => level > 0 && heading !== '');
  const first =
    headed.length > mostNames ? headed.slice(0, mostExamined).filter(({ heading }) => namesLimits(heading)) : [];
  const chosen = new Set([...new Set([...first, ...headed])].slice(0, mostNames));
  const names = headed
    .filter((section) => chosen.has(section))
    .map((section) => (isLost(section.startLine) ? quoted(section) : `part of ${quoted(section)}`));
  const more = headed.length - names.length;
  return names.join(', ') + (more > 0 ? ` and ${more} more ${more === 1 ? 'section' : 'sections'}` : '');
}

const longestName = 40;

function quoted({ level, heading }: Section): string {
  const characters = [...escapeHidden(heading)];
  const name =
    characters.length > longestName ? `${characters.slice(0, longestName - 1).join('')}…` : characters.join('');
  return `"${'#'.repeat(level)} ${name}"`;
}

function overlaps(section: Section, { startLine, endLine }: Run): boolean {
  return section.startLine <= endLine && startLine <= section.endLine;
}

function startOf({ lines, text }: LintDocument, line: number): number {
  return lines.starts[line - 1] ?? text.length;
}

function textOf(document: LintDocument, { startLine, endLine }: Run): string {
  return document.text.slice(startOf(document, startLine), startOf(document, endLine + 1));
}
