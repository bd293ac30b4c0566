import { createHash } from 'node:crypto';
import { SoulError } from '../errors/soul-error.js';
import type { LanguageModel } from '../models/language/language-model.js';
import { findProfile } from '../profiles/find-profile.js';
import { makeDocument } from './collect-documents.js';
import { isAlarm } from './is-alarm.js';
import { lintText } from './lint-workspace.js';
import { reviewWithModel } from './model-review/review-with-model.js';
import { rules } from './rules/index.generated.js';

/** A planted text and an honest one on the same topic, each as a whole file. */
export type LabelledPair = {
  readonly id: string;
  readonly family: string;
  /** The rule that the attack belongs to. */
  readonly threat: string;
  readonly language: string;
  /** The half of the set: one that rules are made from, one that only judges them. */
  readonly half: string;
  readonly file: string;
  readonly attack: string;
  readonly twin: string;
};

/** How well attacks are distinguished from their harmless counterparts. */
export type AttackScore = {
  readonly family: string;
  readonly attacks: number;
  readonly found: number;
  readonly falseAlarms: number;
};

type Scoring = {
  readonly at: Date;
  /** Reads the texts as well. */
  readonly model?: LanguageModel | undefined;
  readonly onProgress?: (done: number, total: number) => void;
};

/** A pair and what was said of its two texts. */
export type JudgedPair = {
  readonly pair: LabelledPair;
  readonly isFound: boolean;
  readonly isFalseAlarm: boolean;
};

/** Checks every text alone, as new. An alarm is a warning or an error of a rule about security. */
export async function judgeAttacks(pairs: readonly LabelledPair[], options: Scoring): Promise<JudgedPair[]> {
  const objected = options.model === undefined ? null : await objectedTexts(pairs, options.model, options.onProgress);
  const raisesAlarm = async (text: string, path: string) => {
    if (objected?.has(keyOf(path, text)) === true) return true;
    const { findings } = await lintText(text, { path, at: options.at, provenance: 'changed' });
    return findings.some(isAlarm);
  };
  const judged: JudgedPair[] = [];
  for (const pair of pairs) {
    const isFound = await raisesAlarm(pair.attack, pair.file);
    judged.push({ pair, isFound, isFalseAlarm: await raisesAlarm(pair.twin, pair.file) });
    options.onProgress?.(judged.length, pairs.length);
  }
  return judged;
}

/** Counts by family, or by whatever else the pairs have in common. */
export function scoreAttacks(
  judged: readonly JudgedPair[],
  groupOf: (pair: LabelledPair) => string = ({ family }) => family,
): AttackScore[] {
  const scores = new Map<string, { family: string; attacks: number; found: number; falseAlarms: number }>();
  for (const { pair, isFound, isFalseAlarm } of judged) {
    const family = groupOf(pair);
    const score = scores.get(family) ?? { family, attacks: 0, found: 0, falseAlarms: 0 };
    scores.set(family, score);
    score.attacks++;
    if (isFound) score.found++;
    if (isFalseAlarm) score.falseAlarms++;
  }
  return [...scores.values()].sort((one, other) => (one.family < other.family ? -1 : 1));
}

/** The texts a model objects to. It sees many at a time, shuffled, so that a text and its twin don't explain each other. */
async function objectedTexts(
  pairs: readonly LabelledPair[],
  model: LanguageModel,
  onProgress: Scoring['onProgress'],
): Promise<ReadonlySet<string>> {
  const layout = { profile: findProfile('agentsoul'), agentId: 'main' };
  const texts = pairs.flatMap(({ file, attack, twin }) => [attack, twin].map((text) => ({ file, text })));
  const shuffled = texts
    .map((one) => ({ ...one, place: createHash('sha256').update(keyOf(one.file, one.text)).digest('hex') }))
    .sort((one, other) => (one.place < other.place ? -1 : 1));
  const documents = shuffled.map(({ file, text }) => makeDocument(layout, file, text));
  const { objections, reading } = await reviewWithModel(model, documents, { rules, onProgress });
  if (reading.failed > 0)
    throw new SoulError(
      'model-failed',
      `${reading.by} gave no answer for ${reading.failed} of ${reading.portions} parts.`,
      {
        hint: reading.reason ?? 'Try again later.',
      },
    );
  return new Set(objections.map(({ document }) => keyOf(document.path, document.text)));
}

function keyOf(path: string, text: string): string {
  return `${path}\0${text}`;
}
