import { isJsonObject } from '../config/json-value.js';
import { nearestWord } from '../errors/nearest-word.js';
import { SoulError } from '../errors/soul-error.js';
import type { Soul } from './soul-front-matter.js';

/** The line that sets a mood, with the soul's own prompt for it if there is one. Throws for a mood that is not allowed. */
export function moodLine(soul: Soul, mood: string): string {
  const allowed = allowedMoods(soul);
  if (!allowed.includes(mood)) throw unknownMood(mood, allowed);
  const prompt = moodPrompt(soul, mood);
  return prompt === null ? `Current mood: ${mood}.` : `Current mood: ${mood}. ${prompt}`;
}

/** The moods of a soul; a soul that only has a default mood may take that one. */
export function allowedMoods({ fields }: Soul): readonly string[] {
  const { allowedMoods: listed = [], defaultMood } = fields;
  return defaultMood === undefined || listed.includes(defaultMood) ? listed : [...listed, defaultMood];
}

function moodPrompt({ keys }: Soul, mood: string): string | null {
  const persona = isJsonObject(keys.persona) ? keys.persona : {};
  const adaptation = isJsonObject(persona.moodAdaptation) ? persona.moodAdaptation : {};
  const prompts = isJsonObject(adaptation.moodPrompts) ? adaptation.moodPrompts : {};
  const prompt = Object.hasOwn(prompts, mood) ? prompts[mood] : undefined;
  if (typeof prompt !== 'string' || prompt.trim() === '') return null;
  return prompt.trim().replace(/\s+/g, ' ');
}

function unknownMood(mood: string, allowed: readonly string[]): SoulError {
  if (allowed.length === 0) {
    return new SoulError('unknown-mood', `SOUL.md allows no moods, so "${mood}" cannot be used.`, {
      hint: 'Add `allowedMoods` to the front matter of SOUL.md.',
    });
  }
  const suggestion = nearestWord(mood, allowed);
  return new SoulError('unknown-mood', `SOUL.md does not allow the mood "${mood}".`, {
    hint: suggestion === null ? `Allowed moods: ${allowed.join(', ')}.` : `Did you mean \`${suggestion}\`?`,
  });
}
