import { lintText } from './lint-workspace.js';
import { rules } from './rules/index.generated.js';

/** A planted text and an honest one on the same topic, each as a whole file. */
export type LabelledPair = {
  readonly id: string;
  readonly family: string;
  readonly language: string;
  readonly file: string;
  readonly attack: string;
  readonly twin: string;
};

/** How well attacks are told from their honest twins. */
export type AttackScore = {
  readonly family: string;
  readonly attacks: number;
  readonly found: number;
  readonly falseAlarms: number;
};

/** Checks every text alone. An alarm is a warning or an error of a rule about security. */
export async function scoreAttacks(
  pairs: readonly LabelledPair[],
  options: { at: Date; onProgress?: (done: number, total: number) => void },
): Promise<AttackScore[]> {
  const security = new Set<string>(rules.filter((rule) => rule.security !== undefined).map(({ id }) => id));
  const raisesAlarm = async (text: string, path: string) => {
    const { findings } = await lintText(text, { path, at: options.at });
    return findings.some(({ ruleId, severity }) => severity !== 'info' && security.has(ruleId));
  };
  const scores = new Map<string, { family: string; attacks: number; found: number; falseAlarms: number }>();
  for (const [index, pair] of pairs.entries()) {
    const score = scores.get(pair.family) ?? { family: pair.family, attacks: 0, found: 0, falseAlarms: 0 };
    scores.set(pair.family, score);
    score.attacks++;
    if (await raisesAlarm(pair.attack, pair.file)) score.found++;
    if (await raisesAlarm(pair.twin, pair.file)) score.falseAlarms++;
    options.onProgress?.(index + 1, pairs.length);
  }
  return [...scores.values()].sort((one, other) => (one.family < other.family ? -1 : 1));
}
