import { isJsonObject } from '../config/json-value.js';
import { nearest } from '../errors/nearest.js';
import { SoulError } from '../errors/soul-error.js';
import type { Soul } from './soul-front-matter.js';

/** The line that puts the agent in a mood, with the soul's own prompt for it if it has one. Throws for a mood it may not take. */
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
    return new SoulError('unknown-mood', `The soul has no moods, so it cannot be "${mood}".`, {
      hint: 'Add `allowedMoods` to the front matter of SOUL.md.',
    });
  }
  const suggestion = nearest(mood, allowed);
  return new SoulError('unknown-mood', `The soul has no mood "${mood}".`, {
    hint: suggestion === null ? `Its moods: ${allowed.join(', ')}.` : `Did you mean \`${suggestion}\`?`,
  });
}
