import { openAnyway } from '../../src/lint/lint-workspace.js';
import { type Assertion, toAssertion } from '../../src/reflect/consolidate/assertion.js';
import { PostingIndex } from '../../src/reflect/consolidate/posting-index.js';
import { type Signs, signsBetween } from '../../src/reflect/consolidate/replacement.js';
import { readMaterial } from '../../src/reflect/material.js';
import type { Note } from '../../src/reflect/note.js';
import { survey } from '../../src/reflect/survey.js';
import { clausesIn } from '../../src/reflect/text/clauses.js';
import { readWordNearness } from '../../src/reflect/text/meaning.js';
import { readSmallWords } from '../../src/reflect/text/small-words.js';
import { tagTerm } from '../../src/reflect/text/term-weights.js';
import { judging, type Life, lifeNames, type Place, readLife } from '../../test/quality/lives/read-life.js';
import type { LabelledPair } from './labelled-pair.js';

/** As many earlier sentences are looked at for each as reflection looks at. */
const nearest = 24;

/** A life has four changes and hundreds of pairs besides, and to miss one is worse than to ask once too often. */
const timesOfChange = 8;

/** The pairs of notes that share words, from the lives that whoever changes the rules may read. Both hold where no label says otherwise. */
export async function lifePairs(): Promise<LabelledPair[]> {
  const lives = lifeNames().filter((name) => !judging.includes(name));
  return (await Promise.all(lives.map((name) => pairsOf(readLife(name))))).flat();
}

async function pairsOf({ root, labels }: Life): Promise<LabelledPair[]> {
  const workspace = await openAnyway(root, { at: new Date('2030-01-01T03:00:00Z') });
  const material = await readMaterial(workspace, { processed: new Set() });
  const { notes, weights } = await survey(material);
  const comparison = { weights, wordNearness: readWordNearness() };
  const isWord = readSmallWords(notes.map(({ entry }) => entry.text));
  const { names } = material.graph;
  const index = new PostingIndex<{ note: Note; assertion: Assertion }>(weights);
  const isAt = ({ entry }: Note, { path, contains }: Place) => entry.path === path && entry.text.includes(contains);
  const changes = [...labels.contradictions, labels.movedDeadline];
  const pairs: LabelledPair[] = [];
  for (const note of notes) {
    const { type, tags } = note.entry.about;
    if (type === 'emotion') continue;
    const about = { type, tags, names, isWord, around: note.entry.text };
    const read = (claim: Note['claims'][number]) => toAssertion(claim, about);
    const held = note.claims.map(read);
    const byEarlier = new Map<Note, Signs[]>();
    for (const later of [...held, ...note.claims.flatMap(clausesIn).map(read)]) {
      for (const earlier of index.nearest([...later.frame, ...later.tags.map(tagTerm)], nearest)) {
        const signs = signsBetween(later, earlier.assertion, comparison)?.signs;
        if (signs !== undefined) byEarlier.set(earlier.note, [...(byEarlier.get(earlier.note) ?? []), signs]);
      }
    }
    for (const [earlier, sentences] of byEarlier) {
      const isReplaced = changes.some((change) => isAt(note, change.later) && isAt(earlier, change.earlier));
      pairs.push({ isReplaced, times: isReplaced ? timesOfChange : 1, sentences });
    }
    for (const assertion of held) index.add({ note, assertion }, [...assertion.frame, ...tags.map(tagTerm)]);
  }
  return pairs;
}
