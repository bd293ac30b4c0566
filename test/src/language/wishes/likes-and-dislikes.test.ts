import { expect, test } from 'vitest';
import { stancesIn, turnedStance } from '../../../../src/language/wishes/likes-and-dislikes.js';

function turned(earlier: string, later: string): string | null {
  return turnedStance(stancesIn(later), stancesIn(earlier));
}

test.each([
  ["Bram can't stand autosave.", 'Since then Bram wants autosave.', 'autosav'],
  ['Oskar refuses hostels.', 'He likes hostels now.', 'hostel'],
  ['Mara wants the subtitles burned in.', "Mara doesn't want the subtitles burned in.", 'subtitl'],
  ['She wants no music there.', 'She asked for music there.', 'music'],
])('"%s" is turned by "%s"', (earlier, later, object) => {
  expect(turned(earlier, later)).toBe(object);
});

test('what is preferred to something is no stance against the first', () => {
  expect(turned('Mara prefers e-mail to phone calls.', "She doesn't take phone calls.")).toBeNull();
});

test('two wishes for the same don’t turn each other', () => {
  expect(turned('Ida likes summaries.', 'Ida wants summaries in the evening.')).toBeNull();
});
