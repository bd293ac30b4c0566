import { isInAudience, lookupNames } from '../entries/access/audience.js';
import { readEntriesOfFiles } from '../entries/read/read-entries-of-files.js';
import { isLabelOfUser } from '../language/words/asks-about-self.js';
import { hasCommonWordsOnly } from '../language/words/content-terms.js';
import type { Scope } from '../scopes/scopes.js';
import { pathPatterns } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';

/** What the owner is called, as far as a scope may know: their notes speak of them as "I". */
export async function ownerNames(workspace: Workspace, scope: Scope): Promise<readonly string[]> {
  const entries = await readEntriesOfFiles(workspace, pathPatterns(workspace, 'user'));
  const names = lookupNames(workspace, scope);
  return [...entries.values()]
    .filter(({ audience }) => isInAudience(audience, names))
    .flatMap(({ text }) => stated.exec(text)?.[1]?.match(/\p{L}+/gu) ?? []);
}

/** A question about the owner without their name, which stands for "my", unless it asks for nothing else. */
export function withoutOwner(question: string, names: readonly string[]): string {
  const isName = (word: string) => names.some((name) => name.toLowerCase() === word.toLowerCase());
  const rest = question.replace(/\p{L}+/gu, (word) => (isName(word) ? ' ' : word));
  return hasCommonWordsOnly(rest) ? question : rest;
}

/** Whether a label in a conversation, in small letters, stands before what the owner says. */
export function isOwnerLabel(label: string, names: readonly string[]): boolean {
  const words = label.split(/[^\p{L}]+/u);
  return isLabelOfUser(label) || names.some((name) => words.includes(name.toLowerCase()));
}

const stated =
  /^\W*(?:(?:full |preferred |nick)?name|(?:what to )?call (?:them|me|you))\W*[:：]\W*(\p{Lu}[^\n]{0,80})/iu;
