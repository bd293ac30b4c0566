import {
  type Finding,
  githubReport,
  isAtLeast,
  isFailure,
  jsonReport,
  junitReport,
  type LintAnswer,
  loadRules,
  sarifReport,
  selectFindings,
} from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { withoutStyle } from '../ui/style.js';
import { version } from '../version.js';
import type { LintFormat } from './formats.js';
import { humanReport } from './human-report.js';
import { pathFromRoot, placeReport } from './repository-paths.js';
import type { LintRequest } from './request.js';
import { writeReport } from './write-report.js';

export type Told = {
  readonly answer: LintAnswer;
  /** What `--fix` changed, for the document. */
  readonly fixed: readonly object[] | null;
};

/** The report on standard output and in every file that was asked for. */
export async function printReport(context: CommandContext, request: LintRequest, told: Told): Promise<void> {
  for (const { format, file } of request.outputs) {
    const text = await written(context, request, { format, told });
    await writeReport(file, format === 'human' ? `${withoutStyle(text)}\n` : text);
  }
  const text = await written(context, request, { format: request.format, told });
  if (request.format === 'human') context.terminal.print(text);
  else context.terminal.out(text);
}

type Writing = { readonly format: LintFormat; readonly told: Told };

async function written(
  { terminal, cwd }: CommandContext,
  { shownFrom, gate }: LintRequest,
  { format, told }: Writing,
): Promise<string> {
  const { answer: report } = told;
  const { parts, baseline } = report;
  const markOf = (finding: Finding) => report.marks[report.findings.indexOf(finding)];
  const shown = selectFindings(report, ({ severity }) => isAtLeast(severity, shownFrom));
  const hidden = report.findings.length - shown.findings.length;
  const fromRoot = pathFromRoot(cwd, parts[0]?.root ?? cwd);
  switch (format) {
    case 'human':
      return humanReport(report, {
        width: terminal.width,
        shownFrom,
        caretOf: (finding) => markOf(finding)?.caret ?? null,
        baseline,
      });
    case 'json':
      return documentOf(told);
    case 'github':
      return githubReport(placeReport(shown, fromRoot), { hidden });
    case 'junit':
      return junitReport(placeReport(shown, fromRoot), { isFailure: (finding) => isFailure(finding, gate) });
    case 'sarif': {
      const { ruleCatalogue, rulePage } = await loadRules();
      return sarifReport(report, {
        version,
        rules: ruleCatalogue,
        pageOf: rulePage,
        replacementsOf: (finding) => markOf(finding)?.replacements ?? [],
        pathFromRoot: fromRoot,
      });
    }
    default:
      return format satisfies never;
  }
}

/** In the document of one workspace, paths are relative to it; of several, to where the user stands. */
function documentOf({ answer: report, fixed }: Told): string {
  const { parts } = report;
  const baseline = report.baseline === null ? null : { known: report.baseline.known, gone: report.baseline.gone };
  const [first] = parts;
  const isAlone = parts.length === 1 && first !== undefined;
  const prefix = isAlone ? first.prefix : '';
  const within = (path: string) => (path.startsWith(prefix) ? path.slice(prefix.length) || '.' : path);
  const findings = report.findings.map((finding) => ({ ...finding, path: within(finding.path) }));
  const workspaces = parts.map(({ prefix: way, report: own }) => {
    const { ok, summary, checked, profile } = own;
    return { path: way === '' ? '.' : way.slice(0, -1), ok, summary, checked, profile };
  });
  const unreadable = report.unreadable.map(({ path, reason }) => ({ path: within(path), reason }));
  return jsonReport(
    { ...report, findings, unreadable },
    { ...(!isAlone && { workspaces }), ...(baseline !== null && { baseline }), ...(fixed !== null && { fixed }) },
  );
}
