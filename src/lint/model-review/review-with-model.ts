import { type LanguageModel, ModelFailure } from '../../models/language/language-model.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { RuleReport } from '../run-rules.js';
import type { LintDocument } from '../text/lint-document.js';
import { answerSchema, reviewPrompt } from './review-prompt.js';
import { type Portion, type ShownLine, splitIntoPortions } from './split-into-portions.js';

/** What a language model made of the files. */
export type ModelReview = {
  readonly by: string;
  /** How many portions of the files it was shown, and of how many it gave no usable answer. */
  readonly portions: number;
  readonly failed: number;
  /** Why, for the first that failed. */
  readonly reason: string | null;
};

/** A report on one line of a file. */
export type Objection = RuleReport & { readonly document: LintDocument };

type Reading = {
  readonly rules: readonly Rule[];
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
};

/**
 * Lets a language model read the files beside the rules. It can only object: what it reads may try to talk it round, so no finding
 * goes away because of it. A portion it fails on is left to the rules, and told.
 */
export async function reviewWithModel(
  model: LanguageModel,
  documents: Iterable<LintDocument>,
  { rules, onProgress }: Reading,
): Promise<{ objections: readonly Objection[]; reading: ModelReview }> {
  const portions = splitIntoPortions(documents);
  const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]));
  const objections: Objection[] = [];
  let failed = 0;
  let reason: string | null = null;
  for (const [index, portion] of portions.entries()) {
    try {
      for (const { line, threat } of await objectionsTo(portion, model)) {
        const shown = portion[line - 1];
        const rule = byId.get(threat);
        if (shown === undefined || rule === undefined) continue;
        objections.push({ rule, document: shown.document, report: reportOn(shown, rule, model.name) });
      }
    } catch (failure) {
      if (!(failure instanceof ModelFailure)) throw failure;
      failed++;
      reason ??= failure.hint === null ? failure.message : `${failure.message} ${failure.hint}`;
    }
    onProgress?.(index + 1, portions.length);
  }
  return { objections, reading: { by: model.name, portions: portions.length, failed, reason } };
}

/** Both readings as one. What a security rule has found on a line needs no second word about it. */
export function mergeModelReview(
  reports: readonly RuleReport[],
  objections: readonly Objection[],
  { documents }: Pick<LintedWorkspace, 'documents'>,
): RuleReport[] {
  const lineOf = ({ path, start = 0 }: PlacedReport) => `${path}\0${documents.get(path)?.lines.indexAt(start) ?? 0}`;
  const definite = reports.filter(({ rule, report }) => rule.security !== undefined && report.severity !== 'info');
  const found = new Set(definite.map(({ report }) => lineOf(report)));
  return [...reports, ...objections.filter(({ report }) => !found.has(lineOf(report)))];
}

/** Thoughts of models that think count as well. */
const maxOutputTokens = 8_000;

async function objectionsTo(portion: Portion, model: LanguageModel) {
  const { value } = await model.ask({
    ...reviewPrompt(portion),
    schema: answerSchema(),
    schemaName: 'objections',
    maxOutputTokens,
  });
  return value.objections;
}

function reportOn({ document, index }: ShownLine, rule: Rule, name: string): PlacedReport {
  const lineStart = document.lines.starts[index] ?? 0;
  const line = document.lines.textOf(index);
  const start = lineStart + Math.max(0, line.search(/[\p{L}\p{N}]/u));
  return {
    path: document.path,
    start,
    end: Math.max(start + 1, lineStart + line.trimEnd().length),
    message: `The model ${name} reports: ${rule.title.charAt(0).toLowerCase()}${rule.title.slice(1)}.`,
    hint: 'Read the line, and remove it if you do not want it. A model can be wrong.',
    severity: 'warning',
    confidence: 'medium',
  };
}
