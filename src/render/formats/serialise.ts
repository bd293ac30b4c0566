import type { Profile } from '../../profiles/profile.js';
import type { Block } from '../block.js';
import type { RenderFormat } from './format-names.js';
import { notesPreamble, toMarkdown } from './markdown.js';
import { type PromptParts, splitParts } from './prompt-parts.js';
import { toXml } from './xml.js';

/** The prompt as text in the asked format. The same blocks always give the same bytes. */
export function serialise(blocks: readonly Block[], format: RenderFormat, profile: Profile): string {
  const parts = splitParts(blocks, profile);
  const all = [...parts.stable, ...parts.memory, ...parts.session];
  switch (format) {
    case 'markdown':
      return toMarkdown(all);
    case 'xml':
      return toXml(all);
    case 'json':
      return document({ blocks: all.map(toJsonBlock) });
    case 'anthropic':
      return document(toAnthropic(parts));
    case 'openai':
      return document(toOpenai(parts));
    default:
      return format satisfies never;
  }
}

function toJsonBlock({ role, path, text, isNotes }: Block) {
  return { role, path, ...(isNotes && { note: notesPreamble }), text };
}

/** What rarely changes is the system prompt and marked for the cache; memory follows as the first message. */
function toAnthropic(parts: PromptParts) {
  const stable = textOf(parts.stable).map((text) => ({ type: 'text', text, cache_control: { type: 'ephemeral' } }));
  const session = textOf(parts.session).map((text) => ({ type: 'text', text }));
  const memory = textOf(parts.memory).map((text) => ({ role: 'user', content: [{ type: 'text', text }] }));
  return { system: [...stable, ...session], messages: memory };
}

function toOpenai(parts: PromptParts) {
  const system = textOf([...parts.stable, ...parts.session]).map((content) => ({ role: 'system', content }));
  const memory = textOf(parts.memory).map((content) => ({ role: 'user', content }));
  return { messages: [...system, ...memory] };
}

function textOf(blocks: readonly Block[]): string[] {
  return blocks.length === 0 ? [] : [toMarkdown(blocks)];
}

function document(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
