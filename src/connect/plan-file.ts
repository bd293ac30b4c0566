import type { ClientFile, Entry } from './client.js';
import { hashOf, readClientFile } from './client-files.js';
import {
  addEntry,
  depthOf,
  type EntryState,
  entryState,
  readSettings,
  removeEntry,
  staleHooks,
} from './json-entries.js';
import type { ReceiptFile } from './receipts.js';
import { applyUndo, type UndoEdit, undoOf } from './text-edits.js';
import { addYamlEntry, removeYamlEntry, yamlDepth, yamlEntryState, yamlProblem } from './yaml-entries.js';

/** What becomes of one file of a client. */
export type FilePlan =
  | { readonly state: 'same'; readonly path: string }
  | { readonly state: 'left-alone'; readonly path: string; readonly reason: string }
  | {
      readonly state: 'change';
      readonly path: string;
      /** Null where there is no such file. */
      readonly before: string | null;
      readonly after: string | null;
      readonly undo: readonly UndoEdit[];
      readonly added: readonly AddedEntry[];
      /** Whether entries of ours, with other values, were there already. */
      readonly isUpdate: boolean;
    };

/** An entry and how many of the names on the way to it were there before. */
export type AddedEntry = { readonly entry: Entry; readonly depth: number };

export type KnownTexts = {
  /** What was written to this file before, for this client. */
  readonly receipt: ReceiptFile | null;
  /** Hashes of texts that agentsoul wrote to this path, for any client. */
  readonly ownHashes: readonly string[];
};

/** Adds what is missing, and replaces what is ours and different. Writes nothing. */
export function planFile(file: ClientFile, { receipt, ownHashes }: KnownTexts): FilePlan {
  const { path } = file;
  const found = readClientFile(path);
  if (found.state === 'closed') return { state: 'left-alone', path, reason: found.reason };
  const before = found.state === 'missing' ? null : found.text;
  if (file.format !== 'text') return planEntries(file, before, receipt);
  if (before === file.content) return { state: 'same', path };
  if (before !== null && !ownHashes.includes(hashOf(before)))
    return { state: 'left-alone', path, reason: 'there is a file of that name that agentsoul did not write' };
  return { state: 'change', path, before, after: file.content, undo: [], added: [], isUpdate: before !== null };
}

type EntryFile = Exclude<ClientFile, { format: 'text' }>;

/** What was added before is taken out first, so that the way back leads to the file as it was without us. */
function planEntries(file: EntryFile, before: string | null, receipt: ReceiptFile | null): FilePlan {
  const { path, format, entries } = file;
  const problem = problemOf(before ?? '', format);
  if (problem !== null) return { state: 'left-alone', path, reason: `it can't be read: ${problem}` };
  const language = languages[format];
  const stale = format === 'json' ? staleHooks(settingsIn(before ?? ''), entries) : [];
  const states = entries.map((entry) => language.state(before ?? '', entry));
  if (stale.length === 0 && states.every((state) => state === 'present')) return { state: 'same', path };
  const base = receipt === null ? (before ?? '') : withoutOurs(before ?? '', receipt);
  const steps = stepper(base);
  for (const entry of stale) steps.next((text) => language.remove(text, entry, entry.at.length));
  const added: AddedEntry[] = [];
  for (const entry of entries) {
    if (language.state(steps.text(), entry) === 'present') continue;
    added.push({ entry, depth: language.depth(steps.text(), entry) });
    steps.next((text) => language.add(text, entry));
  }
  const isUpdate = stale.length > 0 || states.some((state) => state !== 'missing');
  return { state: 'change', path, before, after: steps.text(), undo: steps.undo(), added, isUpdate };
}

/** A file without what we added to it: byte for byte as it was, or without our entries where it was edited since. */
export function withoutOurs(text: string, { after, undo, entries, format }: ReceiptFile): string {
  if (hashOf(text) === after) return applyUndo(text, undo);
  if (format === 'text' || entries === null || problemOf(text, format) !== null) return text;
  return [...entries].reverse().reduce((now, { entry, depth }) => languages[format].remove(now, entry, depth), text);
}

export function problemOf(text: string, format: 'json' | 'yaml'): string | null {
  if (format === 'yaml') return yamlProblem(text);
  const settings = readSettings(text);
  return 'problem' in settings ? settings.problem : null;
}

/** How entries are read and written in each format. */
const languages = {
  json: {
    state: (text: string, entry: Entry): EntryState => entryState(settingsIn(text), entry),
    depth: (text: string, entry: Entry) => depthOf(settingsIn(text), entry),
    add: addEntry,
    remove: removeEntry,
  },
  yaml: {
    state: yamlEntryState,
    depth: yamlDepth,
    add: addYamlEntry,
    remove: removeYamlEntry,
  },
};

function settingsIn(text: string) {
  const settings = readSettings(text);
  return 'problem' in settings ? {} : settings.value;
}

type Stepper = {
  readonly text: () => string;
  readonly undo: () => readonly UndoEdit[];
  readonly next: (step: (text: string) => string) => void;
};

/** A text that is changed step by step, and the way back. */
function stepper(start: string): Stepper {
  let text = start;
  const undo: UndoEdit[] = [];
  return {
    text: () => text,
    undo: () => undo,
    next(step) {
      const after = step(text);
      if (after !== text) undo.push(undoOf(text, after));
      text = after;
    },
  };
}
