import { nearestWord } from '../errors/nearest-word.js';
import { SoulError } from '../errors/soul-error.js';
import type { LanguageModel } from '../models/language/language-model.js';
import { findProfile } from '../profiles/find-profile.js';
import { type OpenOptions, openWorkspace } from '../workspace/open-workspace.js';
import { readSnapshot } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import type { BaseWorkspace } from './base-revision/read-base-workspace.js';
import { collectDocuments, makeDocument } from './collect-documents.js';
import { filterFindings } from './filter-findings.js';
import { type Confidence, type Finding, isAtLeast, isSureEnough, type Severity } from './finding.js';
import { configuredPersonas } from './integrity/configured-personas.js';
import type { LintedWorkspace, Provenance } from './linted-workspace.js';
import type { AnswerCache } from './model-review/answer-cache.js';
import type { ModelReview, ReviewCost } from './model-review/review-with-model.js';
import { readLinkTargets } from './read-link-targets.js';
import { removedRules } from './removed-rules.js';
import { families, familyOf, type Rule } from './rule.js';
import { rules as allRules } from './rules/index.generated.js';
import { collectReports, type Found, type RuleReport, toFindings } from './run-rules.js';
import type { LintDocument } from './text/lint-document.js';

export type LintOptions = {
  /** Rules or families that alone are run: `HID001`, `INJ`. */
  readonly only?: readonly string[] | undefined;
  readonly skip?: readonly string[] | undefined;
  /** Report only what changed since this revision, and compare with it. */
  readonly base?: string | undefined;
  /** Files and folders of the workspace; all by default. */
  readonly paths?: readonly string[] | undefined;
  readonly minSeverity?: Severity | undefined;
  readonly minConfidence?: Confidence | undefined;
  /** Reads along with the rules and may object to lines they let pass. */
  readonly model?: LanguageModel | undefined;
  /** Answers the model gave before. */
  readonly cache?: AnswerCache | null | undefined;
  /** Called before the model is asked. */
  readonly onModelCost?: ((cost: ReviewCost) => void) | undefined;
  readonly onProgress?: (done: number, total: number) => void;
};

export type LintReport = {
  /** False as soon as there is an error, or something that could not be checked. */
  readonly ok: boolean;
  readonly summary: { readonly error: number; readonly warning: number; readonly info: number };
  readonly checked: { readonly files: number; readonly rules: number };
  readonly findings: readonly Finding[];
  readonly suppressed: number;
  readonly profile: string;
  /** Files and folders that could not be checked. */
  readonly unreadable: readonly Unreadable[];
  /** With a base: what was compared with. */
  readonly base?: ComparedWith;
  /** With a language model that read along: who, and how much of it. */
  readonly secondReading?: ModelReview;
};

/** A path, and why nothing is known about what lies there. Folders end in `/`; `.` is the workspace. */
export type Unreadable = { readonly path: string; readonly reason: string };

export type ComparedWith = {
  /** As it was given. */
  readonly revision: string;
  readonly commit: string;
  /** Whether that is the commit where the change began. Where the history does not tell, it is the revision itself. */
  readonly isMergeBase: boolean;
};

/** Checks the files of a workspace. Reads only. */
export async function lintWorkspace(workspace: Workspace, options: LintOptions = {}): Promise<LintReport> {
  const { report } = await lintWithFixes(workspace, options);
  return report;
}

/** The report, with the fix for each finding. */
export async function lintWithFixes(
  workspace: Workspace,
  options: LintOptions = {},
): Promise<{ report: LintReport; found: readonly Found[]; linted: LintedWorkspace }> {
  const rules = chooseRules(options);
  const { linted, base } = await readLinted(workspace, options);
  const { reports, found, secondReading } = await findAll(rules, linted, options);
  const settling = { linted, rules, workspace, options };
  const settled =
    base === null
      ? filterFindings(found, {
          ...settling,
          settings: { config: linted.names.config, isTrusted: workspace.isTrusted },
        })
      : await (await import('./base-revision/findings-of-change.js')).findingsOfChange(found, {
          ...settling,
          base,
          reports,
        });
  const report = {
    ...toReport(settled, { linted, rules, options }),
    ...(secondReading && { secondReading }),
    ...(base !== null && { base: base.compared }),
  };
  return { report, found: settled.kept, linted };
}

/** What the rules find, and the model where one reads along. */
async function findAll(
  rules: readonly Rule[],
  linted: LintedWorkspace,
  { model, cache, onModelCost, onProgress }: LintOptions,
): Promise<{ reports: readonly RuleReport[]; found: readonly Found[]; secondReading?: ModelReview }> {
  const reports = await collectReports(rules, linted, onProgress);
  if (model === undefined) return { reports, found: toFindings(reports, linted) };
  const { mergeModelReview, reviewWithModel } = await import('./model-review/review-with-model.js');
  const { objections, reading } = await reviewWithModel(model, changedDocuments(linted), {
    ...{ rules, cache, onCost: onModelCost, onProgress },
    isShown: linesOfChange(linted),
  });
  const joined = mergeModelReview(reports, objections, linted);
  return { reports, found: toFindings(joined, linted), secondReading: reading };
}

/** With a base, the model is shown the lines that the change brought, and no others. */
function linesOfChange({ base }: LintedWorkspace): ((document: LintDocument, index: number) => boolean) | undefined {
  if (base === null) return undefined;
  const known = new Map<string, ReadonlySet<string>>();
  return ({ path, lines }, index) => {
    const before = known.get(path) ?? new Set((base.textOf(path) ?? '').split('\n').map((line) => line.trim()));
    known.set(path, before);
    return !before.has(lines.textOf(index).trim());
  };
}

/** With a base, what did not change need not be read again. */
function changedDocuments({ documents, base }: LintedWorkspace): LintDocument[] {
  const all = [...documents.values()];
  return base === null ? all : all.filter(({ path }) => base.changed.includes(path));
}

/** Checks a folder that need not be a workspace, as in CI. Its layout is guessed. */
export async function lintFolder(dir: string, options: LintOptions & OpenOptions = {}): Promise<LintReport> {
  return lintWorkspace(await openAnyway(dir, options), options);
}

/** Opens a folder as a workspace, also where nothing says that it is one. */
export async function openAnyway(dir: string, options: OpenOptions = {}): Promise<Workspace> {
  return openWorkspace(dir, { ...options, anyFolder: true });
}

/** Checks one text as if it were the file of that name in a workspace of the default layout. */
export async function lintText(
  text: string,
  options: LintOptions & {
    path: string;
    at: Date;
    profile?: string;
    /** `changed` for a text that is about to be written. */
    provenance?: Provenance;
  },
): Promise<LintReport> {
  const profile = findProfile(options.profile ?? 'agentsoul');
  const layout = { profile, agentId: 'main' };
  const document = makeDocument(layout, options.path, text);
  const linted: LintedWorkspace = {
    root: '/',
    profile,
    budgets: profile.budgets,
    agentId: 'main',
    timezone: 'UTC',
    at: options.at,
    documents: new Map([[options.path, document]]),
    paths: new Set([options.path]),
    provenance: options.provenance ?? 'unknown',
    names: { config: {} },
    base: null,
    repository: null,
  };
  const rules = chooseRules(options).filter((rule) => !needsNeighbours(rule));
  const { found, secondReading } = await findAll(rules, linted, options);
  const settings = { config: linted.names.config, isTrusted: true };
  const settled = filterFindings(found, { linted, rules, workspace: null, options, settings });
  return { ...toReport(settled, { linted, rules, options }), ...(secondReading && { secondReading }) };
}

type ReadLinted = { readonly linted: LintedWorkspace; readonly base: BaseWorkspace | null };

async function readLinted(workspace: Workspace, options: LintOptions): Promise<ReadLinted> {
  const { documents, paths, unreadable } = await readSnapshot(workspace.reads, (reader) =>
    collectDocuments(workspace, reader, { only: options.paths, root: workspace.root, loaded: personaFiles(workspace) }),
  );
  const linted: LintedWorkspace = {
    root: workspace.root,
    profile: workspace.profile,
    budgets: workspace.budgets,
    agentId: workspace.agentId,
    timezone: workspace.timezone,
    at: workspace.at,
    documents,
    paths,
    unreadable,
    links: readLinkTargets(workspace.root, paths),
    provenance: options.base === undefined ? 'unknown' : 'changed',
    names: { config: { ...workspace.config } },
    base: null,
    repository: null,
  };
  if (options.base === undefined) return { linted, base: null };
  // Loaded here, because a check without a base needs no git.
  const { readBaseWorkspace } = await import('./base-revision/read-base-workspace.js');
  const base = await readBaseWorkspace(workspace, options.base, { now: linted, only: options.paths });
  const { state, repository, unreadable: changed } = base;
  return { linted: { ...linted, base: state, repository, unreadable: changed }, base };
}

function personaFiles({ config }: Workspace): string[] {
  return configuredPersonas({ names: { config: { ...config } } }).map(({ file }) => file);
}

/** The rules that were asked for. A name that is none is an error, because a silent gate is worse than none. */
export function chooseRules({ only, skip }: Pick<LintOptions, 'only' | 'skip'>): readonly Rule[] {
  const known = [...allRules.map(({ id }) => id), ...families];
  for (const name of [...(only ?? []), ...(skip ?? [])]) {
    if (known.some((id) => id === name.toUpperCase()) || removedRules.has(name.toUpperCase())) continue;
    const close = nearestWord(name.toUpperCase(), known);
    throw new SoulError('usage', `There is no lint rule "${name}".`, {
      hint: close === null ? 'Run `agentsoul explain` to see all rules.' : `Did you mean \`${close}\`?`,
    });
  }
  const isNamed = (names: readonly string[], rule: Rule) =>
    names.some((name) => name.toUpperCase() === rule.id || name.toUpperCase() === familyOf(rule.id));
  const chosen = allRules.filter(
    (rule) => (only === undefined || only.length === 0 || isNamed(only, rule)) && !isNamed(skip ?? [], rule),
  );
  if (chosen.length > 0) return chosen;
  throw new SoulError('usage', 'No rule is left to check with: all that were asked for are left out.', {
    hint: 'Give --rule and --skip so that at least one rule is run.',
  });
}

/** A text alone has no neighbours to link to and no folder around it. */
function needsNeighbours({ id }: Rule): boolean {
  return ['REF001', 'REF002', 'REF005', 'IDN003', 'IDN006', 'IDN008', 'INT005', 'INT007', 'LOC006'].includes(id);
}

function toReport(
  { kept, suppressed }: { kept: readonly Found[]; suppressed: number },
  { linted, rules, options }: { linted: LintedWorkspace; rules: readonly Rule[]; options: LintOptions },
): LintReport {
  const findings = kept
    .map(({ finding }) => finding)
    .filter(({ severity }) => options.minSeverity === undefined || isAtLeast(severity, options.minSeverity))
    .filter(({ confidence }) => options.minConfidence === undefined || isSureEnough(confidence, options.minConfidence));
  const unreadable = unreadableOf(linted, rules);
  const count = (wanted: Severity) => findings.filter(({ severity }) => severity === wanted).length;
  return {
    ok: count('error') === 0 && unreadable.length === 0,
    summary: { error: count('error'), warning: count('warning'), info: count('info') },
    checked: { files: linted.documents.size, rules: rules.length },
    findings,
    suppressed,
    profile: linted.profile.name,
    unreadable,
  };
}

/** A link that leads out of the workspace is a finding of its own where links are looked at. */
function unreadableOf({ unreadable, links }: LintedWorkspace, rules: readonly Rule[]): Unreadable[] {
  const tellsLinks = rules.some(({ id }) => id === 'INT006');
  return [...(unreadable ?? [])]
    .filter(([path]) => !tellsLinks || links?.get(path) !== null)
    .map(([path, reason]) => ({ path, reason }));
}
