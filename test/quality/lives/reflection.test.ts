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
  ['school-head', 0],
  ['backend-team', 0],
  ['property-manager', 0],
]);

/** What is reached in the lives that nobody may read who changes the rules. The aim is 11. */
const judged = new Map([
  ['mountain-hut', 8],
  ['string-quartet', 9],
  ['bakery-owner', 0],
  ['choir-director', 0],
  ['startup-founder', 0],
]);

/** Contradictions that are none: one at most, but for this life. */
const mostWrong = new Map([['village-practice', 2]]);

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
