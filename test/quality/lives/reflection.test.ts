import { describe, expect, test } from 'vitest';
import { readLives } from './read-life.js';
import { type LifeScore, scoreLife } from './score.js';

/** The lives that whoever changes the rules may read. The others are there to judge by. */
const open = new Set(['film-studio', 'garden-centre']);

/** Of what the labels of a life hold that nobody may read, the share that has been reached; the aim is 0.85. */
const reached = 0.66;

describe.each(readLives())('$name', (life) => {
  test('reflection finds what its author put into it, without junk and without telling the secret', async () => {
    const { score } = await scoreLife(life);
    console.log(`${life.name}: ${tell(score)}`);
    expect(score.secretLeaked).toBe(false);
    expect(score.secretTold).toBe(true);
    expect(score.junk.found).toBeLessThanOrEqual(score.junk.of * 0.1);
    expect(score.tokens).toBeLessThanOrEqual(8_000);
    expect(score.otherContradictions).toBeLessThanOrEqual(1);
    expect(score.total).toBeGreaterThanOrEqual(open.has(life.name) ? 11 / 12 : reached);
    if (!open.has(life.name)) return;
    expect(score).toMatchObject({
      contradictions: { found: 3 },
      movedDeadline: { found: 1 },
      procedures: { found: 2 },
      aliases: { found: 1 },
    });
    expect(score.preferences.found).toBeGreaterThanOrEqual(4);
  });
});

function tell(score: LifeScore): string {
  const names = ['contradictions', 'movedDeadline', 'preferences', 'procedures', 'aliases', 'dormant', 'junk'] as const;
  const counts = names.map((name) => `${name} ${score[name].found}/${score[name].of}`);
  return [...counts, `other contradictions ${score.otherContradictions}`, `total ${score.total.toFixed(2)}`].join(', ');
}
