import { isJsonObject, type Json, type JsonObject } from '../config/json-value.js';
import { isImageAddress } from './is-avatar.js';
import { fitsSoulKey, type SoulKey } from './soul-front-matter.js';

/** Which fields of a persona stand under which key of the front matter, when the value is one that key may have. */
export const mappedFields: readonly { field: string; key: SoulKey; fits: (value: Json) => boolean }[] = [
  { field: 'name', key: 'name', fits: (value) => fitsSoulKey('name', value) },
  { field: 'id', key: 'agentId', fits: (value) => fitsSoulKey('agentId', value) },
  { field: 'description', key: 'role', fits: (value) => fitsSoulKey('role', value) },
  { field: 'avatarConfig', key: 'avatar', fits: (value) => isJsonObject(value) && fitsSoulKey('avatar', value) },
  { field: 'personalityTraits', key: 'hexaco', fits: isHexaco },
  { field: 'voiceConfig', key: 'voice', fits: (value) => fitsSoulKey('voice', value) },
  { field: 'hardLimits', key: 'hardLimits', fits: (value) => fitsSoulKey('hardLimits', value) },
  { field: 'metadata', key: 'metadata', fits: (value) => fitsSoulKey('metadata', value) },
];

/** The value of a persona field as the front matter states it, or undefined when it does not. */
export function fieldFromKey(key: SoulKey, value: Json): Json | undefined {
  if (key === 'avatar' && typeof value === 'string') return isImageAddress(value) ? { sourceUrl: value } : undefined;
  return mappedFields.some((mapped) => mapped.key === key && mapped.fits(value)) ? value : undefined;
}

type SplitMoods = { readonly keys: JsonObject; readonly rest: JsonObject | null };

/** Default and allowed moods are keys of their own; prompts, sensitivity and the like stay with the persona. */
export function splitMoods(moods: Json): SplitMoods | null {
  if (!isJsonObject(moods) || typeof moods.defaultMood !== 'string' || !Object.hasOwn(moods, 'enabled')) return null;
  const { defaultMood, allowedMoods, ...others } = moods;
  if (allowedMoods !== undefined && !fitsSoulKey('allowedMoods', allowedMoods)) return null;
  const { enabled, ...withoutEnabled } = others;
  const rest = enabled === true ? withoutEnabled : others;
  return {
    keys: { defaultMood, ...(allowedMoods === undefined ? {} : { allowedMoods }) },
    rest: Object.keys(rest).length === 0 ? null : rest,
  };
}

/** `moodAdaptation` put together from the front matter and what the persona adds. Undefined when there is neither; a persona that names moods itself wins. */
export function joinMoods(keys: JsonObject, rest: Json | undefined): Json | undefined {
  const { defaultMood, allowedMoods } = keys;
  if (typeof defaultMood !== 'string' || (rest !== undefined && !isRestOfMoods(rest))) return rest;
  const areAllowed = allowedMoods !== undefined && fitsSoulKey('allowedMoods', allowedMoods);
  return { enabled: true, defaultMood, ...(areAllowed ? { allowedMoods } : {}), ...rest };
}

function isRestOfMoods(rest: Json): rest is JsonObject {
  return isJsonObject(rest) && !Object.hasOwn(rest, 'defaultMood') && !Object.hasOwn(rest, 'allowedMoods');
}

function isHexaco(value: Json): boolean {
  const traits = ['honestyHumility', 'emotionality', 'extraversion', 'agreeableness', 'conscientiousness', 'openness'];
  return isJsonObject(value) && traits.some((trait) => Object.hasOwn(value, trait)) && fitsSoulKey('hexaco', value);
}
