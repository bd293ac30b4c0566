import { expect, test } from 'vitest';
import { allowedMoods, moodLine } from '../../../src/identity/moods.js';
import { readSoul } from '../../../src/identity/soul-front-matter.js';

const soul = readSoul(
  '---\ndefaultMood: calm\nallowedMoods: [calm, focused, constructor]\npersona:\n  moodAdaptation:\n    moodPrompts:\n      focused: |\n        Answer briefly.\n        No small talk.\n---\n',
);

test('a mood is one line', () => {
  expect(moodLine(soul, 'calm')).toBe('Current mood: calm.');
  expect(moodLine(soul, 'constructor')).toBe('Current mood: constructor.');
});

test("a mood brings the soul's own prompt for it", () => {
  expect(moodLine(soul, 'focused')).toBe('Current mood: focused. Answer briefly. No small talk.');
});

test('a soul with only a default mood may take that one', () => {
  expect(allowedMoods(readSoul('---\ndefaultMood: calm\n---\n'))).toEqual(['calm']);
  expect(moodLine(readSoul('---\ndefaultMood: calm\n---\n'), 'calm')).toBe('Current mood: calm.');
});

const refused: readonly [mood: string, markdown: string, message: string, hint: string][] = [
  [
    'focussed',
    '---\nallowedMoods: [calm, focused]\n---\n',
    'SOUL.md does not allow the mood "focussed".',
    'Did you mean `focused`?',
  ],
  [
    'wild',
    '---\nallowedMoods: [calm, focused]\n---\n',
    'SOUL.md does not allow the mood "wild".',
    'Allowed moods: calm, focused.',
  ],
  [
    'calm',
    'No front matter.',
    'SOUL.md allows no moods, so "calm" cannot be used.',
    'Add `allowedMoods` to the front matter of SOUL.md.',
  ],
];

test.each(refused)('the mood %j is refused', (mood, markdown, message, hint) => {
  expect(() => moodLine(readSoul(markdown), mood)).toThrow(
    expect.objectContaining({ code: 'unknown-mood', message, hint }),
  );
});
