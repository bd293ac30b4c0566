import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type Json, type JsonObject } from '../config/json-value.js';
import { SoulError } from '../errors/soul-error.js';
import { readFrontMatter } from '../workspace/front-matter.js';
import { type Persona, toPersona } from './persona.js';
import { fieldFromKey, joinMoods, mappedFields, splitMoods } from './persona-fields.js';
import { joinPrompt, splitPrompt } from './persona-prompt.js';
import { writeFrontMatter } from './write-front-matter.js';

/** A persona as one SOUL.md from which `soulToPersona` makes the same persona again, field for field. */
export function personaToSoul(persona: Persona): string {
  const { keys, body } = soulParts(toPersona(persona));
  return writeFrontMatter(keys, body);
}

/** Like `personaToSoul`, but the style, where the persona tells it apart, is a STYLE.md of its own. */
export function personaToFiles(persona: Persona): { soul: string; style: string | null } {
  const { keys, body } = soulParts(toPersona(persona));
  const { style, baseSystemPrompt: note } = isJsonObject(keys.persona) ? keys.persona : {};
  const isApart = typeof style === 'string' && style !== '' && note === undefined;
  if (!isApart) return { soul: writeFrontMatter(keys, body), style: null };
  return { soul: writeFrontMatter(withoutStyle(keys), body), style };
}

/**
 * The persona a SOUL.md describes, with the text of STYLE.md if there is one. Front matter that no field of a persona can
 * express is kept in its field `soul`. Throws when the front matter is not readable.
 */
export function soulToPersona(markdown: string, { style }: { style?: string } = {}): Persona {
  const front = readFrontMatter(markdown.replace(/^\uFEFF/, ''));
  if (front.problem !== null) {
    throw new SoulError('persona-invalid', `The front matter of SOUL.md could not be read. ${front.problem}`, {
      hint: 'Correct the lines between the two `---` at the top of the file.',
    });
  }
  const keys = toPersona(front.keys);
  return personaOf(
    style === undefined || style === '' ? { keys, body: front.body } : { keys, body: front.body, style },
  );
}

type SoulParts = { readonly keys: JsonObject; readonly body: string; readonly style?: string };

function personaOf(parts: SoulParts): Persona {
  const plain = statedPersona(parts);
  const { keys } = soulParts(plain);
  const restored = parts.style === undefined ? keys : withoutStyle(keys);
  const unexpressed = Object.entries(parts.keys).filter(([key, value]) => !isSameMember(restored, key, value));
  if (unexpressed.length === 0) return plain;
  const soul = Object.fromEntries(unexpressed);
  return { ...plain, soul: Object.hasOwn(plain, 'soul') ? { ...soul, persona: parts.keys.persona ?? null } : soul };
}

/** Uses the field `soul` as front matter if reading that would give this very persona; else it is a field like any other. */
function soulParts(persona: Persona): SoulParts {
  const { soul, ...others } = persona;
  if (isJsonObject(soul)) {
    const { keys, body } = plainParts(others);
    const parts = { keys: { ...keys, ...soul }, body };
    if (isDeepStrictEqual(personaOf(parts), persona)) return parts;
  }
  return plainParts(persona);
}

const derivedVersion = '1.0.0';

/** The persona as the keys and the body state it; id and version are derived when nothing says they are absent. */
function statedPersona({ keys, body, style }: SoulParts): Persona {
  const noted = isJsonObject(keys.persona) ? keys.persona : {};
  const { baseSystemPrompt: note, moodAdaptation: moodNote, ...fields } = noted;
  const effectiveStyle = style ?? fields.style;
  const omitted = Array.isArray(keys.personaOmits) ? keys.personaOmits : [];
  const stated = mappedFields.flatMap(({ field, key }) => {
    const value = Object.hasOwn(keys, key) ? fieldFromKey(key, keys[key] ?? null) : undefined;
    return value === undefined || Object.hasOwn(fields, field) ? [] : [[field, value] as const];
  });
  const persona: JsonObject = {
    ...Object.fromEntries(stated),
    ...optional('baseSystemPrompt', joinPrompt({ body, note }, effectiveStyle)),
    ...optional('moodAdaptation', joinMoods(keys, moodNote)),
    ...fields,
    ...optional('style', effectiveStyle),
  };
  const id = derivedId(persona);
  return {
    ...(Object.hasOwn(persona, 'id') || id === null || omitted.includes('id') ? {} : { id }),
    ...(Object.hasOwn(persona, 'version') || omitted.includes('version') ? {} : { version: derivedVersion }),
    ...persona,
  };
}

/** The keys and body for a persona whose field `soul` means nothing special. */
function plainParts(persona: Persona): SoulParts {
  const { baseSystemPrompt, moodAdaptation, ...fields } = persona;
  const moods = moodAdaptation === undefined ? null : splitMoods(moodAdaptation);
  const { body, note } = splitPrompt(baseSystemPrompt, fields.style);
  const mapped = mappedFields.filter(({ field, fits }) => Object.hasOwn(fields, field) && fits(fields[field] ?? null));
  const unmapped = Object.entries(fields).filter(([field]) => !mapped.some((known) => known.field === field));
  const noted = {
    ...Object.fromEntries(unmapped),
    ...optional('baseSystemPrompt', note ?? undefined),
    ...optional('moodAdaptation', moods === null ? moodAdaptation : (moods.rest ?? undefined)),
  };
  const omits = [
    ...(Object.hasOwn(persona, 'id') || derivedId(persona) === null ? [] : ['id']),
    ...(Object.hasOwn(persona, 'version') ? [] : ['version']),
  ];
  const keys = {
    ...Object.fromEntries(mapped.map(({ field, key }) => [key, fields[field] ?? null])),
    ...moods?.keys,
    ...(omits.length === 0 ? {} : { personaOmits: omits }),
    ...(Object.keys(noted).length === 0 ? {} : { persona: noted }),
  };
  return { keys, body };
}

function derivedId(persona: Persona): string | null {
  if (typeof persona.name !== 'string') return null;
  const slug = persona.name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return slug === '' ? null : slug;
}

function withoutStyle(keys: JsonObject): JsonObject {
  const { persona, ...others } = keys;
  if (!isJsonObject(persona)) return keys;
  const { style: _, ...noted } = persona;
  return Object.keys(noted).length === 0 ? others : { ...others, persona: noted };
}

function isSameMember(object: JsonObject, key: string, value: Json): boolean {
  return Object.hasOwn(object, key) && isDeepStrictEqual(object[key], value);
}

function optional(key: string, value: Json | undefined): JsonObject {
  return value === undefined ? {} : { [key]: value };
}
