import { setTimeout } from 'node:timers/promises';
import type { Finding } from '../../src/lint/finding.js';
import type { LintReport } from '../../src/lint/lint-workspace.js';
import { findCaret } from '../../src/lint/report/find-caret.js';
import { harmless } from '../../src/lint/report/harmless.js';
import { mergeReports } from '../../src/lint/report/merge-reports.js';
import type { Replacement } from '../../src/lint/report/sarif.js';
import type { Fix } from '../../src/lint/rule.js';
import { LineMap } from '../../src/lint/text/line-map.js';
import type { CommandContext } from '../command.js';
import { type EmptyPlace, findEmpty, refuseEmpty } from './find-empty.js';
import type { Target } from './find-targets.js';
import { namedModel } from './named-model.js';
import type { LintRequest } from './request.js';

/** What a check found, with paths that lead from where the user stands. */
export type Checked = {
  readonly report: LintReport;
  /** One for each folder, with paths that lead from that folder. */
  readonly parts: readonly { readonly root: string; readonly prefix: string; readonly report: LintReport }[];
  /** Where in the excerpt of a finding its place is. */
  readonly caretOf: (finding: Finding) => number | null;
  readonly replacementsOf: (finding: Finding) => readonly Replacement[];
};

export async function checkTargets(
  { terminal }: CommandContext,
  { engine, asksModel }: LintRequest,
  targets: readonly Target[],
): Promise<Checked> {
  const { lintWithFixes } = await import('../../src/lint/lint-workspace.js');
  const isAlone = targets.length === 1;
  return terminal.progress(isAlone ? 'Checking files' : 'Checking workspaces', async (tick) => {
    const results: Result[] = [];
    const empty: EmptyPlace[] = [];
    const pause = drawingPauses();
    for (const [index, target] of targets.entries()) {
      const { workspace, prefix, paths } = target;
      const { report, found, linted } = await lintWithFixes(workspace, {
        ...engine,
        ...(paths !== null && { paths }),
        ...(asksModel && { model: await namedModel(workspace) }),
        ...(isAlone && { onProgress: tick }),
      });
      if (!isAlone) tick(index + 1, targets.length);
      if (!isAlone && terminal.isTty.stderr) await pause();
      empty.push(...findEmpty(target, linted));
      const fixes = new Map(found.map(({ finding, fix }) => [finding, fix]));
      const linesOf = (path: string) => linted.documents.get(path)?.lines ?? null;
      results.push({ root: workspace.root, prefix, report, linesOf, fixOf: (finding) => fixes.get(finding) ?? null });
    }
    const isNothingElse = results.every(({ report }) => report.checked.files === 0 && report.unreadable.length === 0);
    refuseEmpty(empty, { isNothingElse });
    for (const { name } of empty)
      terminal.note(`There is no Markdown file in ${harmless(name)}, so nothing was checked there.`);
    return join(results);
  });
}

/** Rules never wait for anything, so progress needs moments of its own: a long one to be loaded, then short ones to be drawn. */
function drawingPauses(): () => Promise<void> {
  const startedAt = Date.now();
  let isLoaded = false;
  return async () => {
    const isDue = !isLoaded && Date.now() - startedAt > 300;
    isLoaded ||= isDue;
    await setTimeout(isDue ? 250 : 10);
  };
}

/** Checks a text that is in no file. */
export async function checkText(
  { now }: CommandContext,
  { engine }: LintRequest,
  { text, path }: { text: string; path: string },
): Promise<Checked> {
  const { lintText } = await import('../../src/lint/lint-workspace.js');
  const report = await lintText(text, { ...engine, path, at: now });
  const lines = new LineMap(text.replace(/^\uFEFF/, ''));
  return join([{ root: '', prefix: '', report, linesOf: () => lines, fixOf: () => null }]);
}

type Result = {
  readonly root: string;
  readonly prefix: string;
  readonly report: LintReport;
  readonly linesOf: (path: string) => LineMap | null;
  readonly fixOf: (finding: Finding) => Fix | null;
};

function join(results: readonly Result[]): Checked {
  const report = mergeReports(results);
  const origins = results.flatMap((result) => result.report.findings.map((finding) => ({ result, finding })));
  const originOf = new Map(report.findings.map((finding, index) => [finding, origins[index]]));
  return {
    report,
    parts: results,
    caretOf(finding) {
      const { line, column, excerpt } = finding;
      const origin = originOf.get(finding);
      const lines = origin?.result.linesOf(origin.finding.path) ?? null;
      if (lines === null || excerpt === undefined) return null;
      return findCaret(excerpt, { line: lines.textOf(line - 1), column });
    },
    replacementsOf(finding) {
      const origin = originOf.get(finding);
      const lines = origin?.result.linesOf(origin.finding.path) ?? null;
      const fix = origin?.result.fixOf(origin.finding) ?? null;
      if (lines === null || fix === null) return [];
      return fix.edits.map(({ start, end, replacement }) => {
        const from = lines.positionAt(start);
        const to = lines.positionAt(end);
        return { ...from, endLine: to.line, endColumn: to.column, text: replacement };
      });
    },
  };
}
