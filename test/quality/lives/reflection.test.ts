import { describe, expect, test } from 'vitest';
import { readLives } from './read-life.js';
import { type LifeScore, scoreLife } from './score.js';

/** What is reached, of twelve, in the lives that whoever changes the rules may read. The others are there to judge by. */
const reached = new Map([
  ['film-studio', 12],
  ['garden-centre', 12],
  ['village-practice', 12],
  ['marine-phd', 11],
  ['game-studio', 11],
  ['museum-curator', 12],
  ['law-student', 11],
  ['homebirth-midwife', 11],
  ['bike-shop', 9],
  ['vineyard', 9],
  ['school-head', 12],
  ['backend-team', 12],
  ['property-manager', 12],
]);

/**
 * What is reached in the lives that nobody may read who changes the rules. The aim is 11. The first two were written to be hard: what
 * is wanted is mostly shown, not said, and what changes is told in passing and in other words. The others are told as plainly as
 * the film studio.
 */
const judged = new Map([
  ['mountain-hut', 8],
  ['string-quartet', 9],
  ['bakery-owner', 11],
  ['choir-director', 12],
  ['startup-founder', 12],
]);

/** Contradictions that are none: one at most, but for these lives. */
const mostWrong = new Map([
  ['village-practice', 2],
  ['property-manager', 2],
  ['bakery-owner', 2],
  ['startup-founder', 2],
]);

describe.each(readLives())('$name', (life) => {
  test('reflection finds what its author put into it, without junk and without telling the secret', async () => {
    const { score } = await scoreLife(life);
    console.log(`${life.name}: ${tell(score)}`);
    expect(score.secretLeaked).toBe(false);
    expect(score.secretTold).toBe(true);
    expect(score.junk.found).toBeLessThanOrEqual(score.junk.of * 0.1);
    expect(score.tokens).toBeLessThanOrEqual(8_000);
    expect(score.otherContradictions).toBeLessThanOrEqual(mostWrong.get(life.name) ?? 1);
    expect(Math.round(score.total * 12)).toBeGreaterThanOrEqual(reached.get(life.name) ?? judged.get(life.name) ?? 12);
  });
});

function tell(score: LifeScore): string {
  const names = ['contradictions', 'movedDeadline', 'preferences', 'procedures', 'aliases', 'dormant', 'junk'] as const;
  const counts = names.map((name) => `${name} ${score[name].found}/${score[name].of}`);
  return [...counts, `other contradictions ${score.otherContradictions}`, `total ${score.total.toFixed(2)}`].join(', ');
}
