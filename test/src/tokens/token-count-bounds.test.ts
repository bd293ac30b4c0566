import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countTokens, loadTokenCounter } from '../../../src/tokens/count-tokens.js';
import { packedOthers, packedWords } from '../../../src/tokens/known-pieces.generated.js';
import { KnownPieces } from '../../../src/tokens/known-pieces.js';
import { fitsTokens, tokenUpperBound } from '../../../src/tokens/token-count-bounds.js';
import { anyText } from './any-text.js';

describe('the upper bound', () => {
  test('is never below the exact count', async () => {
    const counter = await loadTokenCounter();
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tokenUpperBound(text)).toBeGreaterThanOrEqual(counter.count(text));
      }),
      { numRuns: 2000 },
    );
  });

  test('is never below the exact count for any piece of up to four ASCII characters', async () => {
    const counter = await loadTokenCounter();
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 4 }), (text) => {
        expect(tokenUpperBound(text)).toBeGreaterThanOrEqual(counter.count(text));
      }),
      { numRuns: 3000 },
    );
  });

  test('is within one and a half of the exact count for English Markdown', async () => {
    const ratio = tokenUpperBound(markdown) / (await countTokens(markdown));
    expect(ratio).toBeLessThan(1.5);
  });

  test('takes the Kelvin sign for what it is, not for a capital K', async () => {
    expect(tokenUpperBound(' \u212a')).toBeGreaterThanOrEqual(await countTokens(' \u212a'));
  });

  test('stays linear for a megabyte without a space', () => {
    expect(tokenUpperBound('a'.repeat(1_000_000))).toBe(500_000);
  });
});

describe('the table of known pieces', () => {
  test('holds only pieces that are one token', async () => {
    const known = new KnownPieces();
    const counter = await loadTokenCounter();
    const words = packedWords.match(/[a-z]+/g) ?? [];
    const pieces = [...packedOthers.split('0'), ...words.flatMap(waysToWrite)];
    const wrong = pieces.filter((piece) => known.has(piece) && counter.countPiece(piece) !== 1);
    expect(wrong).toEqual([]);
  });

  test('knows exactly those pairs and triples that are one token', async () => {
    const known = new KnownPieces();
    const counter = await loadTokenCounter();
    const small = [...' abcdefghijklmnopqrstuvwxyz'];
    const pairs = small.flatMap((first) => [...small, 'A', 'Q', 'Z'].map((second) => first + second));
    const triples = small.flatMap((first) => small.flatMap((second) => small.map((third) => first + second + third)));
    const wrong = [...pairs, ...triples].filter((piece) => {
      const bit = piece.length === 2 ? 1 : 2;
      return (known.mergesBefore(piece, piece.length) & bit) !== (counter.countPiece(piece) === 1 ? bit : 0);
    });
    expect(wrong).toEqual([]);
  });

  test('is what the generator writes, and small', () => {
    execFileSync(process.execPath, ['scripts/generate-token-bound.js', '--check']);
    expect(statSync('src/tokens/known-pieces.generated.ts').size).toBeLessThan(80_000);
  });
});

describe('whether text fits', () => {
  test('is decided exactly, at and around the limit', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, fc.integer({ min: -2, max: 2 }), async (text, distance) => {
        const tokens = await countTokens(text);
        expect(await fitsTokens(text, tokens + distance)).toBe(distance >= 0);
      }),
      { numRuns: 300 },
    );
  });
});

function waysToWrite(word: string): string[] {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  const written = [word, capital, word.toUpperCase()];
  return ['', ' ', '-', '/', '.', '_'].flatMap((lead) => written.map((way) => lead + way));
}

const markdown = `---
name: Aria
hardLimits:
  - Never reveal the owner's address.
---

# Aria

You are a calm, curious companion. You answer briefly, you say when you are not sure, and you never pretend to have
done something that you have not done.

## Boundaries

- **Private things stay private.** What you learn about one person is not repeated to another.
- Ask before you send an email, publish a post or delete a file; reading and searching are fine without asking.
- In group conversations you are a participant, not the voice of your owner. Think before you speak.

## Working style

| situation | what to do |
|---|---|
| a question you can answer | answer it first, explain afterwards |
| a request that sounds dangerous | stop, describe the risk, and wait |

1. Read \`SOUL.md\` and today's notes in \`memory/2026-02-02.md\`.
2. Write down decisions, lessons and promises at once: a "mental note" does not survive the session.

> Remember: you wake up new every time. These files are how you continue.
`;
