import { type LanguageModel, ModelFailure } from '../../models/language/language-model.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { RuleReport } from '../run-rules.js';
import type { LintDocument } from '../text/lint-document.js';
import { type AnswerCache, cacheKey } from './answer-cache.js';
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

/** What a review will ask for, before it asks. */
export type ReviewCost = {
  readonly by: string;
  readonly lines: number;
  readonly questions: number;
  readonly tokens: number;
};

type Reading = {
  readonly rules: readonly Rule[];
  /** Only these lines are shown; all unless given. */
  readonly isShown?: ((document: LintDocument, index: number) => boolean) | undefined;
  readonly cache?: AnswerCache | null | undefined;
  readonly onCost?: ((cost: ReviewCost) => void) | undefined;
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
};

/**
 * Lets a language model read the files beside the rules. It can only object: what it reads may try to talk it round, so no finding
 * goes away because of it. A portion it fails on is left to the rules, and told.
 */
export async function reviewWithModel(
  model: LanguageModel,
  documents: Iterable<LintDocument>,
  { rules, isShown, cache = null, onCost, onProgress }: Reading,
): Promise<{ objections: readonly Objection[]; reading: ModelReview }> {
  const portions = splitIntoPortions(documents, isShown).map((portion) => questionOf(portion, model, cache));
  const open = portions.filter(({ known }) => known === null);
  if (open.length > 0) onCost?.(costOf(open, model.name));
  const byId = new Map<string, Rule>(rules.map((rule) => [rule.id, rule]));
  const objections: Objection[] = [];
  let failed = 0;
  let reason: string | null = null;
  for (const [index, question] of portions.entries()) {
    try {
      for (const { line, threat } of await objectionsTo(question, model, cache)) {
        const shown = question.portion[line - 1];
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

type Answer = { readonly objections: readonly { readonly line: number; readonly threat: string }[] };

type Question = {
  readonly portion: Portion;
  readonly text: ReturnType<typeof reviewPrompt>;
  readonly key: string;
  readonly known: Answer | null;
};

function questionOf(portion: Portion, model: LanguageModel, cache: AnswerCache | null): Question {
  const text = reviewPrompt(portion);
  const key = cacheKey(model.name, text);
  const known = cache === null ? null : answerSchema().safeParse(cache.get(key));
  return { portion, text, key, known: known?.success === true ? known.data : null };
}

/** About four characters a token; enough to decide whether to go on. */
function costOf(questions: readonly Question[], by: string): ReviewCost {
  const sum = (count: (question: Question) => number) => questions.reduce((all, one) => all + count(one), 0);
  return {
    by,
    lines: sum(({ portion }) => portion.length),
    questions: questions.length,
    tokens: Math.ceil(sum(({ text }) => text.system.length + text.prompt.length) / 4),
  };
}

async function objectionsTo({ text, key, known }: Question, model: LanguageModel, cache: AnswerCache | null) {
  if (known !== null) return known.objections;
  const { value } = await model.ask({
    ...text,
    schema: answerSchema(),
    schemaName: 'objections',
    maxOutputTokens,
  });
  cache?.put(key, value);
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
