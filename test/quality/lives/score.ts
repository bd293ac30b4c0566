import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Entry } from '../../../src/entries/entry.js';
import { readMemories } from '../../../src/entries/read/read-all-memories.js';
import { contentTerms } from '../../../src/language/words/content-terms.js';
import { openAnyway } from '../../../src/lint/lint-workspace.js';
import type { ChangeKind, ProposedChange } from '../../../src/proposals/reflection/proposed-change.js';
import { type ProposedChanges, proposeChanges } from '../../../src/reflect/propose/propose-changes.js';
import { screenChanges } from '../../../src/reflect/propose/screen-changes.js';
import { findSecrets } from '../../../src/secrets/find-secrets.js';
import type { Life, Place } from './read-life.js';

type Count = { readonly found: number; readonly of: number };

export type LifeScore = {
  readonly contradictions: Count;
  readonly movedDeadline: Count;
  readonly preferences: Count;
  readonly procedures: Count;
  readonly aliases: Count;
  readonly dormant: Count;
  readonly secretTold: boolean;
  readonly secretLeaked: boolean;
  /** Changes that store something and rest on an entry that is junk, of all that store something. */
  readonly junk: Count;
  /** Contradictions that no label knows of. */
  readonly otherContradictions: number;
  readonly kinds: Readonly<Partial<Record<ChangeKind, number>>>;
  readonly tokens: number;
  /** Of what the labels hold, the share that was found; 0 to 1. */
  readonly total: number;
};

/** Reflects offline on a life of forty days, the day after it ends, and compares with what its author put into it. */
export async function scoreLife({
  labels,
  notes,
  ...life
}: Life): Promise<{ score: LifeScore; proposed: ProposedChanges }> {
  const root = mkdtempSync(join(tmpdir(), 'agentsoul-life-'));
  try {
    cpSync(life.root, root, { recursive: true });
    const workspace = await openAnyway(root, { at: morningAfter(notes) });
    const entries = await readMemories(workspace);
    const wanted = await proposeChanges(workspace, {
      processed: new Set(),
      rejected: new Set(),
      model: null,
      maxTokens: 8_000,
    });
    const { changes } = await workspace.snapshot((reader) => screenChanges(workspace, reader, wanted.changes));
    const proposed = { ...wanted, changes };
    const idsAt = placeFinder(root, entries);
    const secrets = await secretsIn(join(root, labels.secret.path));
    return { score: compare(labels, { proposed, idsAt, secrets }), proposed };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

type Labels = Life['labels'];
type Findings = {
  readonly proposed: ProposedChanges;
  readonly idsAt: (place: Place) => readonly string[];
  readonly secrets: readonly string[];
};

function compare(labels: Labels, { proposed, idsAt, secrets }: Findings): LifeScore {
  const { changes } = proposed;
  const rests = (change: ProposedChange, place: Place) => idsAt(place).some((id) => change.evidence.includes(id));
  const told = (change: ProposedChange) => JSON.stringify([change.summary, change.edits]).toLowerCase();
  const isReplaced = ({ earlier, later }: Labels['movedDeadline']) =>
    changes.some(
      (change) =>
        isOf(change, ['contradiction', 'fact', 'core', 'user']) &&
        isNarrow(change, 6) &&
        rests(change, earlier) &&
        rests(change, later),
    );
  const isPreferred = (mentions: readonly Place[]) =>
    changes.some((change) => {
      const resting = mentions.filter((mention) => rests(change, mention)).length;
      return isOf(change, ['core', 'user', 'fact']) && resting >= 2 && resting * 2 >= change.evidence.length;
    });
  const isLearnt = ({ steps, runs }: Labels['procedures'][number]) =>
    changes.some((change) => {
      const written = change.edits.flatMap((edit) => (edit.do === 'create' ? edit.content.split('\n') : []));
      const known = steps.filter((step) => written.some((line) => saysSame(step, line)));
      return (
        change.kind === 'procedure' &&
        runs.filter((run) => rests(change, run)).length >= 2 &&
        known.length >= steps.length * 0.6
      );
    });
  const areJoined = (names: readonly string[]) =>
    changes.some(
      (change) =>
        isOf(change, ['merge', 'question']) && names.every((name) => told(change).includes(name.toLowerCase())),
    );
  const storing = changes.filter((change) => !isOf(change, ['archive', 'question', 'evolution']));
  const contradictions = count(labels.contradictions, isReplaced);
  const movedDeadline = count([labels.movedDeadline], isReplaced);
  const preferences = count(labels.preferences, ({ mentions }) => isPreferred(mentions));
  const procedures = count(labels.procedures, isLearnt);
  const aliases = count(labels.aliases, areJoined);
  const all = [contradictions, movedDeadline, preferences, procedures, aliases];
  const everything = JSON.stringify(proposed);
  return {
    contradictions,
    movedDeadline,
    preferences,
    procedures,
    aliases,
    dormant: count([labels.dormant], ({ last }) =>
      changes.some((change) => isOf(change, ['archive', 'question', 'core']) && rests(change, last)),
    ),
    secretTold: changes.some((change) => change.kind === 'question' && rests(change, labels.secret)),
    secretLeaked: secrets.some((secret) => everything.includes(secret)),
    junk: {
      found: storing.filter((change) => labels.junk.some((place) => rests(change, place))).length,
      of: storing.length,
    },
    otherContradictions:
      changes.filter(({ kind }) => kind === 'contradiction').length - contradictions.found - movedDeadline.found,
    kinds: countKinds(changes),
    tokens: proposed.tokens,
    total: sum(all.map(({ found }) => found)) / sum(all.map(({ of }) => of)),
  };
}

function isOf({ kind }: ProposedChange, kinds: readonly ChangeKind[]): boolean {
  return kinds.includes(kind);
}

/** A change that rests on everything would be right about anything. */
function isNarrow({ evidence }: ProposedChange, most: number): boolean {
  return evidence.length <= most;
}

function saysSame(step: string, line: string): boolean {
  const wanted = contentTerms(step);
  const said = new Set(contentTerms(line));
  return wanted.length > 0 && wanted.filter((term) => said.has(term)).length * 2 >= wanted.length;
}

function count<Label>(labels: readonly Label[], isFound: (label: Label) => boolean): Count {
  return { found: labels.filter(isFound).length, of: labels.length };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function countKinds(changes: readonly ProposedChange[]): LifeScore['kinds'] {
  const counts: Partial<Record<ChangeKind, number>> = {};
  for (const { kind } of changes) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function placeFinder(root: string, entries: readonly Entry[]): Findings['idsAt'] {
  const linesOf = new Map<string, readonly string[]>();
  return ({ path, contains }) => {
    const lines = linesOf.get(path) ?? readFileSync(join(root, path), 'utf8').split('\n');
    linesOf.set(path, lines);
    return entries
      .filter((entry) => entry.path === path)
      .filter(({ startLine, endLine }) =>
        lines
          .slice(startLine - 1, endLine)
          .join('\n')
          .includes(contains),
      )
      .map(({ id }) => id);
  };
}

async function secretsIn(path: string): Promise<string[]> {
  const text = readFileSync(path, 'utf8');
  return (await findSecrets(text)).map(({ startOffset, endOffset }) => text.slice(startOffset, endOffset));
}

function morningAfter(notes: Life['notes']): Date {
  const days = notes.flatMap(({ path }) => /^memory\/(\d{4}-\d\d-\d\d)/.exec(path)?.[1] ?? []).sort();
  return new Date(Date.parse(`${days.at(-1) ?? ''}T03:00:00Z`) + 24 * 60 * 60 * 1000);
}
