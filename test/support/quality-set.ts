import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { search } from '../../src/search/search.js';
import { openWorkspace } from '../../src/workspace/open-workspace.js';
import type { Workspace } from '../../src/workspace/workspace.js';

/** A set of questions whose answers are known, and the notes they are in. */
export type QualitySet = { readonly notes: string; readonly questions: string; readonly isMemoryFolder: boolean };

export type Question = {
  readonly question: string;
  readonly target: { readonly path: string; readonly contains: string };
  readonly shares: boolean;
};

export type Found = {
  readonly question: Question;
  /** The place of the first hit that holds the answer, from 1; 0 when it isn't among the hits. */
  readonly rank: number;
};

/** A workspace made of the notes of a set, and its questions. */
export async function openSet(
  set: QualitySet,
  folder: string,
): Promise<{ workspace: Workspace; questions: readonly Question[] }> {
  mkdirSync(folder, { recursive: true });
  cpSync(set.notes, set.isMemoryFolder ? join(folder, 'memory') : folder, { recursive: true });
  writeFileSync(join(folder, 'SOUL.md'), '# Soul\n\nListens and remembers.\n');
  writeFileSync(join(folder, 'agentsoul.json'), '{ "profile": "agentsoul", "timezone": "UTC" }\n');
  const workspace = await openWorkspace(folder, { at: new Date('2026-06-01T12:00:00Z') });
  return { workspace, questions: JSON.parse(readFileSync(set.questions, 'utf8')) };
}

/** Whether a place in the notes holds the answer to a question. */
export function holdsAnswer(
  folder: string,
  { target }: Question,
  { path, startLine, endLine }: { path: string; startLine: number; endLine: number },
): boolean {
  if (path !== target.path) return false;
  const lines = readFileSync(join(folder, path), 'utf8')
    .split('\n')
    .slice(startLine - 1, endLine);
  return lines.join('\n').includes(target.contains);
}

/** Asks all questions of a set in a workspace made of its notes. `reword` may change a question before it is asked. */
export async function askAll(
  set: QualitySet,
  folder: string,
  reword: (question: string, index: number) => string = (question) => question,
): Promise<Found[]> {
  const { workspace, questions } = await openSet(set, folder);
  const found: Found[] = [];
  for (const [index, question] of questions.entries()) {
    const { hits } = await search(workspace, reword(question.question, index), { limit: 20, track: false });
    found.push({ question, rank: hits.findIndex((hit) => holdsAnswer(folder, question, hit)) + 1 });
  }
  return found;
}

export function hitsWithin(found: readonly Found[], rank: number): number {
  return found.filter((one) => one.rank > 0 && one.rank <= rank).length;
}

/** `quality` is the folder of the sets, test/quality. */
export function lifeSet(quality: string): QualitySet {
  return { notes: join(quality, 'life/notes'), questions: join(quality, 'life/questions.json'), isMemoryFolder: false };
}

export const languageCodes = ['de', 'es', 'ja', 'ko', 'ru', 'zh'] as const;

/** Nothing of the search was ever chosen with the second and the third of them in view, only of recall; the last is what things are chosen on. */
export const languageFolders = ['languages', 'languages-fresh', 'languages-third', 'languages-development'] as const;

export type LanguageFolder = (typeof languageFolders)[number];

export function languageSet(quality: string, code: string, among: LanguageFolder = 'languages'): QualitySet {
  const folder = join(quality, among, code);
  return { notes: join(folder, 'memory'), questions: join(folder, 'questions.json'), isMemoryFolder: true };
}
