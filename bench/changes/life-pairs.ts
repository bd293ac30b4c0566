import { readSmallWords } from '../../src/language/words/lower-case-words.js';
import { openAnyway } from '../../src/lint/lint-workspace.js';
import { type Assertion, toAssertion } from '../../src/reflect/consolidate/contradictions/assertion.js';
import {
  measureReplacementSignals,
  type ReplacementSignals,
} from '../../src/reflect/consolidate/contradictions/score-replacement.js';
import { InvertedIndex } from '../../src/reflect/consolidate/inverted-index.js';
import { readWordNearness } from '../../src/reflect/consolidate/semantic-similarity.js';
import { splitClauses } from '../../src/reflect/consolidate/split-clauses.js';
import { tagTerm } from '../../src/reflect/consolidate/term-weights.js';
import { collectNotes } from '../../src/reflect/input/collect-notes.js';
import type { Note } from '../../src/reflect/input/note.js';
import { readReflectionInput } from '../../src/reflect/input/reflection-input.js';
import { type Life, type Place, readLife } from '../../test/quality/lives/read-life.js';
import { type LabelledPair, timesOfChosen } from './labelled-pair.js';

/** As many earlier sentences are looked at for each as reflection looks at. */
const nearest = 24;

/** The other lives that may be read show how the weights do on what they were not fitted to. */
const fittedTo = ['film-studio', 'garden-centre', 'village-practice', 'marine-phd', 'game-studio'];

/** The pairs of notes of these lives that share words. Both hold where no label says otherwise. */
export async function lifePairs(): Promise<LabelledPair[]> {
  return (await Promise.all(fittedTo.map((name) => pairsOf(readLife(name))))).flat();
}

async function pairsOf({ root, labels }: Life): Promise<LabelledPair[]> {
  const workspace = await openAnyway(root, { at: new Date('2030-01-01T03:00:00Z') });
  const material = await readReflectionInput(workspace, { processed: new Set() });
  const { notes, weights } = await collectNotes(material);
  const comparison = { weights, wordNearness: readWordNearness() };
  const isWord = readSmallWords(notes.map(({ entry }) => entry.text));
  const { names } = material.graph;
  const index = new InvertedIndex<{ note: Note; assertion: Assertion }>(weights);
  const isAt = ({ entry }: Note, { path, contains }: Place) => entry.path === path && entry.text.includes(contains);
  const changes = [...labels.contradictions, labels.movedDeadline];
  const pairs: LabelledPair[] = [];
  for (const note of notes) {
    const { type, tags } = note.entry.about;
    if (type === 'emotion') continue;
    const about = { type, tags, names, isWord, around: note.entry.text };
    const read = (claim: Note['claims'][number]) => toAssertion(claim, about);
    const held = note.claims.map(read);
    const byEarlier = new Map<Note, ReplacementSignals[]>();
    for (const later of [...held, ...note.claims.flatMap(splitClauses).map(read)]) {
      for (const earlier of index.nearest([...later.frame, ...later.tags.map(tagTerm)], nearest)) {
        const signs = measureReplacementSignals(later, earlier.assertion, comparison)?.signs;
        if (signs !== undefined) byEarlier.set(earlier.note, [...(byEarlier.get(earlier.note) ?? []), signs]);
      }
    }
    for (const [earlier, sentences] of byEarlier) {
      const isReplaced = changes.some((change) => isAt(note, change.later) && isAt(earlier, change.earlier));
      pairs.push({ isReplaced, times: isReplaced ? timesOfChosen : 1, sentences });
    }
    for (const assertion of held) index.add({ note, assertion }, [...assertion.frame, ...tags.map(tagTerm)]);
  }
  return pairs;
}
