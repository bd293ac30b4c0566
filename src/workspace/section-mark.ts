import { type Marking, readMarking } from './scope-marker.js';
import { linesWithEnds, type Section } from './sections.js';

/** What a section of Markdown says about who may see it. */
export type Mark = {
  readonly marking: Marking;
  /** The rooms it names anywhere; it stays in them. */
  readonly rooms: readonly string[];
  /** What its heading and the lines right below it open it to. A word further down speaks of something in it, not of all of it. */
  readonly opens: { readonly audiences: readonly string[]; readonly rooms: readonly string[] };
};

/** Reads the fields of a heading, the markers and the `**Room:**` lines of one section. */
export function readMark(section: Section): Mark {
  const fields = section.heading.split('|').map((field) => field.trim());
  const tagged = fields.flatMap((field) => {
    const tag = /^rooms?\s*[:：](.*)$/i.exec(field);
    return tag === null ? [] : [roomName(tag[1] ?? '')];
  });
  const isShared = fields.slice(1).some((field) => field.toLowerCase() === 'share');
  const top = topOf(section);
  const opening = readMarking(top);
  return {
    marking: readMarking(section.text),
    rooms: [...tagged, ...notedRooms(section.text)],
    opens: {
      audiences: [...(opening.kind === 'for' ? opening.audiences : []), ...(isShared ? ['group'] : [])],
      rooms: [...tagged, ...notedRooms(top)],
    },
  };
}

/** The heading and the lines about the section that stand right below it. */
function topOf({ text, level }: Section): string {
  const lines = linesWithEnds(text);
  const end = lines.findIndex((line, index) => {
    const isAbout = /^\s*(?:<!--.*-->\s*)?$/.test(line) || label.test(line);
    return !isAbout && !(index === 0 && level > 0);
  });
  return lines.slice(0, end === -1 ? lines.length : end).join('');
}

/** Lines with which other tools begin an entry. */
const label = /^\s*(?:[-*+]\s+)?\*\*(?:room|user|agents?|team|session|channel|source|tags):?\*\*/i;

/** The whole line is the name: a room named "north" must not see what was noted for "north wing". */
function notedRooms(text: string): string[] {
  const noted = /^[ \t>]*(?:[-*+][ \t]+)?(?:(?:\*\*|__)Room[ \t]*[:：]?(?:\*\*|__)[ \t]*[:：]?|Room[:：])(.*)$/gim;
  return [...text.matchAll(noted)].map(([, name = '']) => roomName(name));
}

function roomName(text: string): string {
  return text.trim().normalize('NFC');
}
