import type { LanguageModel } from '../../models/language/language-model.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Finding } from '../finding.js';
import { type LintOptions, type LintReport, lintText, lintWithFixes } from '../lint-workspace.js';
import type { Provenance } from '../linted-workspace.js';
import { caretPosition } from '../report/caret-position.js';
import { escapeOutput } from '../report/escape-output.js';
import { mergeReports } from '../report/merge-reports.js';
import type { Replacement } from '../report/sarif-report.js';
import { plural } from '../report/summary-line.js';
import type { Fix } from '../rule.js';
import { LineMap } from '../text/line-map.js';
import { type EmptyPlace, findEmpty, refuseEmpty } from './find-empty.js';
import type { Target } from './find-targets.js';

/** What a check found, with paths that lead from where the user stands. */
export type Checked = {
  readonly report: LintReport;
  readonly parts: readonly CheckedFolder[];
  /** What else to know, in words. */
  readonly notes: readonly string[];
  readonly markOf: (finding: Finding) => FindingMark;
};

/** One for each folder, with paths that lead from that folder. */
export type CheckedFolder = { readonly root: string; readonly prefix: string; readonly report: LintReport };

/** Where in the excerpt of a finding its place is, and what its fix would write. */
export type FindingMark = { readonly caret: number | null; readonly replacements: readonly Replacement[] };

type Checking = {
  readonly options: Pick<LintOptions, 'only' | 'skip' | 'base' | 'minSeverity' | 'minConfidence'>;
  readonly modelFor: (workspace: Workspace) => Promise<LanguageModel | undefined>;
  /** Called for each file of one folder, or for each of several folders; what it returns is waited for. */
  readonly onProgress?: ((done: number, total: number) => void | Promise<void>) | undefined;
};

export async function checkTargets(
  targets: readonly Target[],
  { options, modelFor, onProgress }: Checking,
): Promise<Checked> {
  const isAlone = targets.length === 1;
  const results: Result[] = [];
  const empty: EmptyPlace[] = [];
  for (const [index, target] of targets.entries()) {
    const { workspace, prefix, paths } = target;
    const model = await modelFor(workspace);
    const { report, found, linted } = await lintWithFixes(workspace, {
      ...options,
      ...(paths !== null && { paths }),
      ...(model !== undefined && { model, ...(await reviewing(workspace)) }),
      ...(isAlone && onProgress !== undefined && { onProgress: (done, total) => void onProgress(done, total) }),
    });
    if (!isAlone) await onProgress?.(index + 1, targets.length);
    empty.push(...findEmpty(target, linted));
    const fixes = new Map(found.map(({ finding, fix }) => [finding, fix]));
    const linesOf = (path: string) => linted.documents.get(path)?.lines ?? null;
    results.push({ root: workspace.root, prefix, report, linesOf, fixOf: (finding) => fixes.get(finding) ?? null });
  }
  const isNothingElse = results.every(({ report }) => report.checked.files === 0 && report.unreadable.length === 0);
  refuseEmpty(empty, { isNothingElse });
  const notes = empty.map(
    ({ name }) => `There is no Markdown file in ${escapeOutput(name)}, so nothing was checked there.`,
  );
  return { ...join(results), notes };
}

/** Known answers, and a word about the cost before the model is asked. */
async function reviewing({ stateDir, onWarning }: Workspace): Promise<Pick<LintOptions, 'cache' | 'onModelCost'>> {
  const { openAnswerCache } = await import('../model-review/answer-cache.js');
  return {
    cache: openAnswerCache(stateDir),
    onModelCost: ({ by, lines, questions, tokens }) =>
      onWarning?.(
        `${by} is asked about ${plural(lines, 'line')} in ${plural(questions, 'question')}, about ${plural(tokens, 'token')} and the answers.`,
      ),
  };
}

/** Checks a text that is in no file. */
export async function checkText(
  text: string,
  options: Pick<LintOptions, 'only' | 'skip' | 'minSeverity' | 'minConfidence'> & {
    path: string;
    at: Date;
    profile?: string;
    provenance?: Provenance;
  },
): Promise<Checked> {
  const report = await lintText(text, options);
  const lines = new LineMap(text.replace(/^\uFEFF/, ''));
  return { ...join([{ root: '', prefix: '', report, linesOf: () => lines, fixOf: () => null }]), notes: [] };
}

type Result = CheckedFolder & {
  readonly linesOf: (path: string) => LineMap | null;
  readonly fixOf: (finding: Finding) => Fix | null;
};

function join(results: readonly Result[]): Omit<Checked, 'notes'> {
  const report = mergeReports(results);
  const origins = results.flatMap((result) => result.report.findings.map((finding) => ({ result, finding })));
  const originOf = new Map(report.findings.map((finding, index) => [finding, origins[index]]));
  return {
    report,
    parts: results.map(({ root, prefix, report: own }) => ({ root, prefix, report: own })),
    markOf(finding) {
      const origin = originOf.get(finding);
      const lines = origin?.result.linesOf(origin.finding.path) ?? null;
      const fix = origin?.result.fixOf(origin.finding) ?? null;
      return { caret: caretIn(lines, finding), replacements: replacementsIn(lines, fix) };
    },
  };
}

function caretIn(lines: LineMap | null, { line, column, excerpt }: Finding): number | null {
  if (lines === null || excerpt === undefined) return null;
  return caretPosition(excerpt, { line: lines.textOf(line - 1), column });
}

function replacementsIn(lines: LineMap | null, fix: Fix | null): Replacement[] {
  if (lines === null || fix === null) return [];
  return fix.edits.map(({ start, end, replacement }) => {
    const to = lines.positionAt(end);
    return { ...lines.positionAt(start), endLine: to.line, endColumn: to.column, text: replacement };
  });
}
