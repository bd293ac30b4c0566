import { isJsonObject, type Json, type JsonObject } from '../config/json-value.js';

/**
 * How a prompt that is more than the body of SOUL.md is noted under `persona.baseSystemPrompt`:
 * `text` is the body without the style, `template` and `parts` keep what surrounds their text, `value` anything else.
 */
type PromptNote = JsonObject;

type NotedPrompt = { readonly body: string; readonly note: PromptNote | null };

/** Splits a `baseSystemPrompt` into the text of SOUL.md and a note from which the prompt can be made again. */
export function splitPrompt(prompt: Json | undefined, style: Json | undefined): NotedPrompt {
  if (prompt === undefined) return { body: '', note: { form: 'none' } };
  const split = splitText(prompt, style) ?? splitTemplate(prompt) ?? splitParts(prompt);
  return split !== null && isFileText(split.body) ? split : { body: '', note: { form: 'value', value: prompt } };
}

/** The prompt for a body and its note. A note that no longer fits the body is ignored. */
export function joinPrompt({ body, note }: { body: string; note: unknown }, style: Json | undefined): Json | undefined {
  const plain = typeof style === 'string' && style !== '' ? body + styleSection(style) : body;
  if (!isJsonObject(note)) return plain;
  switch (note.form) {
    case 'none':
      return body === '' ? undefined : plain;
    case 'value':
      return body === '' ? (note.value ?? null) : plain;
    case 'text':
      return body;
    case 'template':
      return isJsonObject(note.fields) ? { template: body, ...note.fields } : plain;
    case 'parts':
      return joinParts(body, note.parts) ?? plain;
    default:
      return plain;
  }
}

/** STYLE.md follows the soul in the prompt, under its own heading. */
function styleSection(style: string): string {
  return `\n\n## Style\n\n${style}`;
}

function splitText(prompt: Json, style: Json | undefined): NotedPrompt | null {
  if (typeof prompt !== 'string') return null;
  if (typeof style !== 'string' || style === '') return { body: prompt, note: null };
  const section = styleSection(style);
  if (!prompt.endsWith(section)) return { body: prompt, note: { form: 'text' } };
  return { body: prompt.slice(0, prompt.length - section.length), note: null };
}

function splitTemplate(prompt: Json): NotedPrompt | null {
  if (!isJsonObject(prompt) || typeof prompt.template !== 'string') return null;
  const { template, ...fields } = prompt;
  return { body: template, note: { form: 'template', fields } };
}

/** Half a surrogate pair and the null character do not survive in a text file. */
function isFileText(text: string): boolean {
  return !/[\p{Cs}\0]/u.test(text);
}

const gap = '\n\n';

/** Parts stand in the body by rising priority; the note keeps their original order, length and other fields. */
function splitParts(prompt: Json): NotedPrompt | null {
  if (!Array.isArray(prompt) || prompt.length === 0) return null;
  const parts: { text: string; note: JsonObject }[] = [];
  for (const part of prompt) {
    if (!isJsonObject(part) || typeof part.content !== 'string') return null;
    const { content, ...fields } = part;
    parts.push({ text: content, note: { characters: [...content].length, fields } });
  }
  const body = byPriority(parts.map(({ note }) => note))
    .map((index) => parts[index]?.text ?? '')
    .join(gap);
  return { body, note: { form: 'parts', parts: parts.map(({ note }) => note) } };
}

function joinParts(body: string, notes: Json | undefined): Json | null {
  if (!Array.isArray(notes) || notes.length === 0 || !notes.every(isJsonObject)) return null;
  const characters = [...body];
  const parts: Json[] = notes.map(() => null);
  let position = 0;
  for (const [turn, index] of byPriority(notes).entries()) {
    const { characters: length, fields } = notes[index] ?? {};
    if (typeof length !== 'number' || !Number.isInteger(length) || length < 0 || !isJsonObject(fields)) return null;
    const start = turn === 0 ? 0 : position + gap.length;
    if (characters.slice(position, start).join('') !== (turn === 0 ? '' : gap)) return null;
    position = start + length;
    parts[index] = { content: characters.slice(start, position).join(''), ...fields };
  }
  return characters.length === position ? parts : null;
}

function byPriority(notes: readonly JsonObject[]): number[] {
  const priorityOf = (index: number): number => {
    const fields = notes[index]?.fields;
    const priority = isJsonObject(fields) ? fields.priority : undefined;
    return typeof priority === 'number' ? priority : 0;
  };
  return notes.map((_, index) => index).sort((left, right) => priorityOf(left) - priorityOf(right));
}
