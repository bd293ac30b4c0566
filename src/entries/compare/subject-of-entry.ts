import type { Entry } from '../entry.js';

/** The subject of facts in a file that don't name one. */
export function subjectOfEntry({ role, path, trail }: Pick<Entry, 'role' | 'path' | 'trail'>): string | undefined {
  if (role === 'core' || role === 'user') return 'user';
  if (role !== 'graph') return undefined;
  const stem = /(?:^|\/)(?:[a-z]+--)?([^/]+)\.md$/.exec(path)?.[1];
  return trail[0] ?? stem?.replace(/-[0-9a-f]{8}$/, '').replaceAll('-', ' ');
}
