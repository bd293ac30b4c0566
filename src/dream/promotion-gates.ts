import type { ResolvedConfig } from '../config/defaults.js';
import type { Recalls } from './promotion-signals.js';

const thresholds = { nexo: 0.35, strict: 0.75 } as const;

/** One requirement of a memory: what it has and what it needs. */
export type Gate = {
  readonly name: 'recalls' | 'queries' | 'days' | 'score';
  readonly has: number;
  readonly needs: number;
  readonly isOpen: boolean;
};

export function checkGates(dreaming: ResolvedConfig['dreaming'], recalls: Recalls, score: number): Gate[] {
  const gate = (name: Gate['name'], has: number, needs: number): Gate => ({ name, has, needs, isOpen: has >= needs });
  return [
    gate('recalls', recalls.hits, dreaming.minRecalls),
    gate('queries', recalls.queries, dreaming.minQueries),
    gate('days', recalls.days.length, dreaming.minDays),
    gate('score', score, thresholds[dreaming.gate]),
  ];
}

/** Why a gate is not passed, as text. */
export function describeGate({ name, has, needs }: Gate): string {
  switch (name) {
    case 'recalls':
      return has === 0
        ? `never recalled, ${counted(needs, 'recall')} needed`
        : `${counted(has, 'recall')}, ${needs} needed`;
    case 'queries':
      return `found by ${has === 1 ? '1 query' : `${has} queries`}, ${needs} different ones needed`;
    case 'days':
      return `recalled on ${counted(has, 'day')}, ${needs} needed`;
    case 'score':
      return `score ${floor2(has).toFixed(2)}, ${needs} needed`;
    default:
      return name satisfies never;
  }
}

export function lacking({ has, needs }: Gate): number {
  return Math.ceil((needs - has) * 1_000) / 1_000;
}

/** Rounded down, so that a score below the gate never looks sufficient. */
function floor2(value: number): number {
  return Math.floor(value * 100) / 100;
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
