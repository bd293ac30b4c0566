import { type Marking, readMarking } from './scope-marker.js';
import { linesWithEnds, type Section } from './split-sections.js';

/** The audience declared by a Markdown section. */
export type SectionVisibility = {
  readonly marking: Marking;
  /** The rooms it names; only they may see it. */
  readonly rooms: readonly string[];
  /** What its heading and the lines directly below it open it to. Words further down apply to a part of it only. */
  readonly opens: { readonly audiences: readonly string[]; readonly rooms: readonly string[] };
};

/** Reads the fields of a heading, the markers and the `**Room:**` lines of one section. */
export function readSectionVisibility(section: Section): SectionVisibility {
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

/** The heading and the metadata lines directly below it. */
function topOf({ text, level }: Section): string {
  const lines = linesWithEnds(text);
  const end = lines.findIndex((line, index) => {
    const isAbout = /^\s*(?:<!--.*-->\s*)?$/.test(line) || label.test(line);
    return !isAbout && !(index === 0 && level > 0);
  });
  return lines.slice(0, end === -1 ? lines.length : end).join('');
}

/** Lines with which other tools start an entry. */
const label = /^\s*(?:[-*+]\s+)?\*\*(?:room|user|agents?|team|session|channel|source|tags):?\*\*/i;

/** The whole line is the name: the room "north" must not see notes for "north wing". */
function notedRooms(text: string): string[] {
  const noted = /^[ \t>]*(?:[-*+][ \t]+)?(?:(?:\*\*|__)Room[ \t]*[:：]?(?:\*\*|__)[ \t]*[:：]?|Room[:：])(.*)$/gim;
  return [...text.matchAll(noted)].map(([, name = '']) => roomName(name));
}

function roomName(text: string): string {
  return text.trim().normalize('NFC');
}
