import { contentTerms } from '../../../language/words/content-terms.js';
import type { Note } from '../../input/note.js';
import { InvertedIndex } from '../inverted-index.js';
import { type TermWeights, tagTerm } from '../term-weights.js';
import type { Called } from './find-aliases.js';

/** Two projects with the same content are rarer than a project and one of its parts. */
const likeEnough = { projects: 0.2, phrase: 0.3 };

/** How much nearer than to anything else. */
const clearly = 1.4;

const mostPairs = 2;

/** Projects mentioned with the same people, words and tags as something with another name, most certain first. A guess to ask about. */
export function findSameContext(calls: readonly Called[], weights: TermWeights): [Called, Called][] {
  const candidates = calls.filter(
    (call) => mayBeProject(call) && (call.thing?.entity != null || daysOf(call.notes) >= fewestDays),
  );
  const profiles = new Map(candidates.map((call) => [call, profileOf(call, weights)]));
  const index = new InvertedIndex<Called>(weights);
  for (const [call, profile] of profiles) index.add(call, [...profile.keys()]);
  const pairs = candidates.filter(isProject).flatMap((project) => {
    const own = profiles.get(project) ?? new Map<string, number>();
    const [best, second] = index
      .nearest([...own.keys()], 12)
      .filter((other) => mayBeSame(project, other))
      .map((other) => ({ other, score: cosine(own, profiles.get(other) ?? new Map()) }))
      .sort((one, other) => other.score - one.score);
    if (best === undefined || best.score < (second?.score ?? 0) * clearly) return [];
    return best.score < likeEnough[isProject(best.other) ? 'projects' : 'phrase']
      ? []
      : [{ pair: [project, best.other] as [Called, Called], score: best.score }];
  });
  return pairs
    .sort((one, other) => other.score - one.score)
    .filter(
      ({ pair: [one, other] }, at) => pairs.findIndex(({ pair }) => pair.includes(one) && pair.includes(other)) === at,
    )
    .slice(0, mostPairs)
    .map(({ pair }) => pair);
}

const fewestDays = 3;

function mayBeProject({ thing }: Called): boolean {
  return thing === null || !/^(?:person|place|organisation|tool)$/.test(thing.type);
}

/** Something that people work on, as its type or its name says. */
function isProject({ name, thing, notes }: Called): boolean {
  return (
    thing?.type === 'project' ||
    works.test(name) ||
    notes.filter(({ entry }) => entry.text.startsWith(`${name}:`)).length >= fewestLabels
  );
}

/** What notes begin with as with a label is worked on. */
const fewestLabels = 2;

const works =
  /(?<![\p{L}])(?:project|paper|study|thesis|article|manuscript|book|film|album|exhibition|campaign|launch|release|migration|move|rebuild|renovation|conversion|extension|redesign|expedition|survey|trial|experiment|pilot|programme|initiative|proposal|application|festival|exhibition|show|cup|contest|competition|tournament|concert|tour|projekt|proyecto|projet|progetto|проект)(?![\p{L}])/iu;

/** One name that holds the other is compared by its words, and what is named side by side is not the same. */
function mayBeSame(one: Called, other: Called): boolean {
  if (one === other || (one.thing !== null && one.thing.id === other.thing?.id)) return false;
  const words = new Set(contentTerms(one.name));
  if (contentTerms(other.name).some((term) => words.has(term))) return false;
  const together = one.notes.filter((note) => other.notes.includes(note)).length;
  return together <= (isProject(one) && isProject(other) ? 1 : 0);
}

/** The words and tags that stand around a name, the rare ones counting more. */
function profileOf({ name, notes, thing }: Called, weights: TermWeights): Map<string, number> {
  const own = new Set(contentTerms(name));
  const profile = new Map<string, number>();
  const add = (term: string) => {
    if (!own.has(term)) profile.set(term, (profile.get(term) ?? 0) + weights.weightOf(term));
  };
  for (const note of notes.slice(-mostNotes)) {
    note.terms.forEach(add);
    note.entry.about.tags.map(tagTerm).forEach(add);
  }
  const known = thing?.entity ?? null;
  const written = known === null ? [] : [...(known.summary === null ? [] : [known.summary]), ...known.facts];
  contentTerms(written.map(({ text }) => text).join('\n')).forEach(add);
  return profile;
}

const mostNotes = 40;

function cosine(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const length = (profile: ReadonlyMap<string, number>) =>
    Math.sqrt([...profile.values()].reduce((sum, value) => sum + value * value, 0));
  const shared = [...one].reduce((sum, [term, value]) => sum + value * (other.get(term) ?? 0), 0);
  const all = length(one) * length(other);
  return all === 0 ? 0 : shared / all;
}

function daysOf(notes: readonly Note[]): number {
  return new Set(notes.map(({ day }) => day)).size;
}
