import { lazyValue } from '../../workspace/lazy-value.js';
import { BlockTracker } from '../../workspace/markdown-block-tracker.js';
import type { Entity, EntityLine } from '../graph/entity.js';

/**
 * The text of a memory as it was given: without the escapes that keep it from being a heading, a marker, a room or a block of its file.
 * Other escapes belong to the text and stay.
 */
export function unescapeText(text: string): string {
  if (!/[\\&]/.test(text)) return text;
  const tracker = new BlockTracker();
  const lines = text.split('\n').map((line) => {
    const isCode = tracker.open === 'fence';
    tracker.isInside(`${line}\n`);
    return isCode ? line : saidLine(line);
  });
  return lines.join('\n').replace(marker(), '<').replaceAll('--&gt;', '-->');
}

/** An entity with its lines as they were said. */
export function unescapeEntity(entity: Entity): Entity {
  const said = <Line extends EntityLine>(line: Line): Line => ({ ...line, text: unescapeText(line.text) });
  return {
    ...entity,
    summary: entity.summary === null ? null : said(entity.summary),
    facts: entity.facts.map(said),
    timeline: entity.timeline.map(said),
    questions: entity.questions.map(said),
  };
}

const marker = lazyValue(() => /&lt;(?=[\s\p{Cf}\p{Mn}]*[!?\uFF01\uFE57\uFE15])/gu);
const tag = /&lt;(?=\s?\/?\s?(?:h[1-6]|pre|script|style|textarea)\b)/gi;
const listMark = /^\\(?=(?:[-*+>]|\d{1,9}[.)])(?:\s|$))/;
/** Where a line begins, after list and quotation markers. */
const start = '^((?:[\\s>]|(?:[-*+]|\\d{1,9}[.)])\\s)*)';
const tagAtStart = new RegExp(`${start}&lt;(?=[a-z/])`, 'i');
const structure = new RegExp(`${start}\\\\(?=[#>|]|\`{3}|~{3}|=+\\s*$|-+\\s*$|[-_*=]{3,}$)`);
const boldRoom = new RegExp(`${start}\\\\([*_])\\\\\\2(?=Room)`, 'i');
const plainRoom = new RegExp(`${start}(Room)(?:\\\\(?=:)|(&#65306;))`, 'i');

function saidLine(line: string): string {
  return line
    .replace(listMark, '')
    .replace(tag, '<')
    .replace(tagAtStart, '$1<')
    .replace(structure, '$1')
    .replace(boldRoom, '$1$2$2')
    .replace(plainRoom, (_, before: string, room: string, colon?: string) => {
      return `${before}${room}${colon === undefined ? '' : '：'}`;
    });
}
