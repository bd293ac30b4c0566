import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { search } from '../../src/search/search.js';
import { openWorkspace } from '../../src/workspace/open-workspace.js';

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

/** Asks all questions of a set in a workspace made of its notes. `reword` may change a question before it is asked. */
export async function askAll(
  set: QualitySet,
  folder: string,
  reword: (question: string, index: number) => string = (question) => question,
): Promise<Found[]> {
  mkdirSync(folder, { recursive: true });
  cpSync(set.notes, set.isMemoryFolder ? join(folder, 'memory') : folder, { recursive: true });
  writeFileSync(join(folder, 'SOUL.md'), '# Soul\n\nListens and remembers.\n');
  writeFileSync(join(folder, 'agentsoul.json'), '{ "profile": "agentsoul", "timezone": "UTC" }\n');
  const workspace = await openWorkspace(folder, { at: new Date('2026-06-01T12:00:00Z') });
  const questions: readonly Question[] = JSON.parse(readFileSync(set.questions, 'utf8'));
  const found: Found[] = [];
  for (const [index, question] of questions.entries()) {
    const { hits } = await search(workspace, reword(question.question, index), { limit: 20, track: false });
    const rank = hits.findIndex(({ path, startLine, endLine }) => {
      if (path !== question.target.path) return false;
      const lines = readFileSync(join(folder, path), 'utf8')
        .split('\n')
        .slice(startLine - 1, endLine);
      return lines.join('\n').includes(question.target.contains);
    });
    found.push({ question, rank: rank + 1 });
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

/** Nothing was ever chosen with the second and the third of them in view; the last is what things are chosen on. */
export const languageFolders = ['languages', 'languages-fresh', 'languages-third', 'languages-development'] as const;

export type LanguageFolder = (typeof languageFolders)[number];

export function languageSet(quality: string, code: string, among: LanguageFolder = 'languages'): QualitySet {
  const folder = join(quality, among, code);
  return { notes: join(folder, 'memory'), questions: join(folder, 'questions.json'), isMemoryFolder: true };
}
