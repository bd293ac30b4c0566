import { countHits, countQueries, type RecallDays } from '../memory/decay/recall-counts.js';
import { type Day, isDay } from '../workspace/calendar-days.js';

/** The recalls of a memory: how often, by how many different queries, on which days. */
export type Recalls = {
  /** A query of a day counts once, twice if the memory was used. */
  readonly hits: number;
  readonly queries: number;
  /** In order. */
  readonly days: readonly Day[];
  /** The share of recalls in which it was used and not only shown. */
  readonly usedShare: number;
};

/** Future and invalid days don't count. */
export function countRecalls(recalled: RecallDays, today: Day): Recalls {
  const real: RecallDays = Object.fromEntries(
    Object.entries(recalled).filter(
      ([day, { shown, used }]) => isDay(day) && day <= today && shown.length + used.length > 0,
    ),
  );
  const asked = Object.values(real).reduce((sum, { shown, used }) => sum + new Set([...shown, ...used]).size, 0);
  const used = Object.values(real).reduce((sum, day) => sum + new Set(day.used).size, 0);
  return {
    hits: countHits(real),
    queries: countQueries(real),
    days: Object.keys(real).sort(),
    usedShare: asked === 0 ? 0 : used / asked,
  };
}

/** How much each signal counts; together 1. */
export const weights = {
  relevance: 0.3,
  frequency: 0.24,
  diversity: 0.15,
  recency: 0.15,
  consolidation: 0.1,
  concepts: 0.06,
} as const;

export type SignalName = keyof typeof weights;

/** Each from 0 to 1. */
export type Signals = Readonly<Record<SignalName, number>>;

export const signalNames: readonly SignalName[] = [
  'relevance',
  'frequency',
  'diversity',
  'recency',
  'consolidation',
  'concepts',
];

export type Circumstances = { readonly today: Day; readonly halfLifeDays: number; readonly concepts: number };

/** The signals of a memory. All are 0 if it was never recalled. */
export function measureSignals(recalls: Recalls, { today, halfLifeDays, concepts }: Circumstances): Signals {
  const [first, last] = [recalls.days[0], recalls.days.at(-1)];
  if (first === undefined || last === undefined) return nothing;
  const isOneDay = recalls.days.length === 1;
  return {
    relevance: 0.5 + recalls.usedShare / 2,
    frequency: atMostOne(Math.log1p(recalls.hits) / Math.log(11)),
    diversity: atMostOne(recalls.queries / 5),
    recency: 0.5 ** (daysFrom(last, today) / halfLifeDays),
    consolidation: isOneDay ? 0 : (atMostOne((recalls.days.length - 1) / 4) + atMostOne(daysFrom(first, last) / 7)) / 2,
    concepts: atMostOne(concepts / 6),
  };
}

export function scoreOf(signals: Signals): number {
  return signalNames.reduce((sum, name) => sum + weights[name] * signals[name], 0);
}

const nothing: Signals = { relevance: 0, frequency: 0, diversity: 0, recency: 0, consolidation: 0, concepts: 0 };

function atMostOne(value: number): number {
  return Math.min(1, value);
}

function daysFrom(first: Day, last: Day): number {
  return Math.round((Date.parse(`${last}T12:00:00Z`) - Date.parse(`${first}T12:00:00Z`)) / 86_400_000);
}
