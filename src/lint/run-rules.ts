import { maskCredentials } from '../secrets/mask-credentials.js';
import { excerptOf } from './excerpt.js';
import type { Finding, Severity } from './finding.js';
import { Fingerprints } from './fingerprint.js';
import type { LintedWorkspace } from './linted-workspace.js';
import { speakOfAll } from './orders/read-sentence.js';
import { isTranscript, readsOrders } from './orders/reading-zones.js';
import { provenanceAt } from './provenance.js';
import type { Fix, PlacedReport, Report, Rule } from './rule.js';
import type { Stretch } from './secret-ranges.js';
import { severityOf } from './severity-of-finding.js';
import { LintDocument } from './text/lint-document.js';

/** A finding with the data to fix it. */
export type Found = { readonly finding: Finding; readonly fix: Fix | null };

/** What a rule says about a place, before it is a finding. */
export type RuleReport = { readonly rule: Rule; readonly report: PlacedReport };

/** What the rules find, in reading order. */
export async function runRules(rules: readonly Rule[], workspace: LintedWorkspace): Promise<Found[]> {
  return toFindings(await collectReports(rules, workspace), workspace);
}

/** Runs the rules over all documents, then those that look at the workspace as a whole. */
export async function collectReports(
  rules: readonly Rule[],
  workspace: LintedWorkspace,
  onProgress?: (done: number, total: number) => void,
): Promise<RuleReport[]> {
  const raw: RuleReport[] = [];
  const fileRules = rules.filter((rule) => 'checkFile' in rule);
  const sentenceRules = rules.filter((rule) => 'checkSentence' in rule);
  let done = 0;
  for (const document of workspace.documents.values()) {
    const add = (rule: Rule, report: Report) => raw.push({ rule, report: { ...report, path: document.path } });
    for (const rule of fileRules) for (const report of rule.checkFile(document)) add(rule, report);
    if (sentenceRules.length > 0) checkSentences(sentenceRules, document, add);
    onProgress?.(++done, workspace.documents.size);
    // Let timers run now and then, so that a display of the progress can move and Ctrl-C is heard.
    if (done % 25 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  for (const rule of rules) {
    if (!('checkWorkspace' in rule)) continue;
    for (const report of await rule.checkWorkspace(workspace)) raw.push({ rule, report });
  }
  return raw;
}

type SentenceRule = Extract<Rule, { checkSentence: unknown }>;

function checkSentences(
  rules: readonly SentenceRule[],
  document: LintDocument,
  add: (rule: Rule, report: Report) => void,
): void {
  if (!readsOrders(document)) return;
  const { sentences } = document;
  let quota = isTranscript(document) ? 1 : Number.POSITIVE_INFINITY;
  // By index: until a function is optimised, V8 makes an object for every step of an iterator.
  for (let at = 0; at < sentences.length; at++) {
    const sentence = sentences[at];
    if (sentence === undefined) break;
    const { hits } = sentence;
    for (let next = 0; next < rules.length; next++) {
      const rule = rules[next];
      if (rule === undefined) break;
      if (rule.needs !== undefined && !speakOfAll(hits, rule.needs)) continue;
      const report = rule.checkSentence(sentence, document);
      if (report === null) continue;
      add(rule, quota === 1 ? { ...report, severity: mildest(report.severity ?? rule.severity) } : report);
      if (--quota === 0) return;
    }
  }
}

/** A transcript tells what others said: worth one look, never an error. */
function mildest(severity: Severity): Severity {
  return severity === 'error' ? 'warning' : severity;
}

/** Findings in reading order, each place told once. */
export function toFindings(
  raw: readonly RuleReport[],
  workspace: Pick<LintedWorkspace, 'documents' | 'provenance'>,
): Found[] {
  const placed = raw.map(({ rule, report }) => {
    const document = workspace.documents.get(report.path) ?? null;
    return { rule, report, document, start: report.start ?? 0 };
  });
  placed.sort((one, other) => {
    if (one.report.path !== other.report.path) return one.report.path < other.report.path ? -1 : 1;
    return one.start - other.start || (one.rule.id < other.rule.id ? -1 : one.rule.id > other.rule.id ? 1 : 0);
  });
  const fingerprints = new Fingerprints();
  const seen = new Set<string>();
  const secrets = secretPlaces(placed);
  return placed.flatMap(({ rule, report, document, start }) => {
    const text = document ?? emptyDocument(report.path);
    const end = Math.max(start, report.end ?? start);
    const from = text.lines.positionAt(start);
    const to = text.lines.positionAt(end);
    // The same place may be reached through several views of a text.
    const key = [rule.id, report.path, from.line, report.message].join('\0');
    if (seen.has(key)) return [];
    seen.add(key);
    const excerpt =
      report.start === undefined ? '' : excerptOf(text, { ...report, start, end }, secrets.get(report.path));
    const finding: Finding = {
      ruleId: rule.id,
      severity: severityOf(rule, report, { document, provenance: provenanceAt(workspace, document, start) }),
      confidence: report.confidence ?? rule.confidence,
      path: report.path,
      line: from.line,
      column: from.column,
      ...(report.end !== undefined && { endLine: to.line, endColumn: to.column }),
      message: maskCredentials(report.message),
      ...(report.hint !== undefined && { hint: maskCredentials(report.hint) }),
      ...(excerpt !== '' && { excerpt }),
      ...(report.scope !== undefined && { scope: report.scope }),
      fingerprint: fingerprints.of(rule.id, report.path, text.lines.textOf(from.line - 1)),
      ...(report.fix !== undefined && {
        fix: { safe: report.fix.safe, description: maskCredentials(report.fix.description) },
      }),
    };
    return [{ finding, fix: report.fix ?? null }];
  });
}

type Placed = {
  readonly rule: Rule;
  readonly report: PlacedReport;
  readonly document: LintDocument | null;
  start: number;
};

/** Where rules found what must not be shown: a finding beside it would show it otherwise. */
function secretPlaces(placed: readonly Placed[]): ReadonlyMap<string, readonly Stretch[]> {
  const places = new Map<string, Stretch[]>();
  for (const { report, start } of placed) {
    if (report.isSecret !== true) continue;
    const known = places.get(report.path);
    const place = { start, end: report.end ?? start };
    if (known === undefined) places.set(report.path, [place]);
    else known.push(place);
  }
  return places;
}

function emptyDocument(path: string): LintDocument {
  return new LintDocument({ path, role: null, load: 'none', text: '' });
}
