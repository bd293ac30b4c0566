import { nameKey } from '../../../language/names/name-key.js';
import type { Note } from '../../input/note.js';
import type { Called } from './find-aliases.js';

const fewestDays = 3;

/** The share of one name's notes that must have the other's tag. */
const mostlyTagged = 0.8;

/** Names of which nearly every note carries a tag that is the name of something else, the one told of most for each. A guess to be asked about. */
export function findTaggedNames(calls: readonly Called[]): [Called, Called][] {
  const byTag = new Map<string, Note[]>();
  for (const note of new Set(calls.flatMap(({ notes }) => notes))) {
    for (const tag of note.entry.about.tags) byTag.set(nameKey(tag), [...(byTag.get(nameKey(tag)) ?? []), note]);
  }
  const tagOf = (call: Called) => {
    const name = nameKey(call.name).replace(/^(?:the|project) /, '');
    return byTag.has(name) ? name : undefined;
  };
  return calls.flatMap((owner): [Called, Called][] => {
    const tag = mayBeProject(owner) ? tagOf(owner) : undefined;
    if (tag === undefined) return [];
    const own = new Set(owner.notes);
    const tagged = new Set(byTag.get(tag));
    const [best] = calls
      .filter((call) => call !== owner && mayBeProject(call) && tagOf(call) === undefined && !sharesWord(call, owner))
      .filter(({ notes }) => new Set(notes.map(({ day }) => day)).size >= fewestDays)
      .filter(({ notes }) => notes.filter((note) => tagged.has(note)).length >= notes.length * mostlyTagged)
      .filter(({ notes }) => notes.filter((note) => own.has(note)).length <= 1)
      .sort((one, other) => other.notes.length - one.notes.length || other.name.length - one.name.length);
    return best === undefined ? [] : [[owner, best]];
  });
}

function mayBeProject({ thing }: Called): boolean {
  return thing === null || !/^(?:person|place|organisation|tool)$/.test(thing.type);
}

function sharesWord(one: Called, other: Called): boolean {
  const words = nameKey(other.name).split(' ');
  return nameKey(one.name)
    .split(' ')
    .some((word) => words.includes(word));
}
