import type { Profile } from '../profiles/profile.js';
import { type Role, roleNames, roles, type Sensitivity } from '../roles/roles.js';
import { isDay } from './calendar-days.js';
import { safeFileName } from './safe-file-name.js';

/** The values for a profile's path patterns. */
export type Layout = {
  readonly profile: Profile;
  readonly agentId: string;
  /** The agent's folder in layouts with one per agent, if it does not have the default name. */
  readonly agentFolder?: string | undefined;
};

/** The paths of a role; the first one is written to. `{day}` and `{id}` are still in them. */
export function pathPatterns({ profile, agentId, agentFolder }: Layout, role: Role): string[] {
  const folder = agentFolder ?? safeFileName(agentId);
  return (profile.paths[role] ?? []).map((pattern) => pattern.replace('{agent}', () => folder));
}

/** The single files of a role: patterns for one file each. */
export function roleFiles(layout: Layout, role: Role): string[] {
  return pathPatterns(layout, role).filter((pattern) => !pattern.includes('{') && !pattern.endsWith('/'));
}

export function roomFile(layout: Layout, room: string): string | null {
  return pathPatterns(layout, 'rooms')[0]?.replace('{id}', safeFileName(room)) ?? null;
}

/** The file for today's notes. */
export function dailyFile(layout: Layout, day: string): string {
  return (pathPatterns(layout, 'daily')[0] ?? 'memory/{day}.md').replace('{day}', day);
}

/** The role of a path, by the most specific pattern. */
export function roleOfPath(layout: Layout, path: string): Role | null {
  let best: { role: Role; length: number } | null = null;
  for (const { role, pattern } of patternsOf(layout)) {
    if (pattern.length > (best?.length ?? 0) && matches(pattern, path)) best = { role, length: pattern.length };
  }
  return best?.role ?? null;
}

type RolePattern = { readonly role: Role; readonly pattern: string };

/** Cached, because it is needed for every file of a workspace. */
const knownPatterns = new WeakMap<Profile, Map<string, readonly RolePattern[]>>();

function patternsOf(layout: Layout): readonly RolePattern[] {
  let byFolder = knownPatterns.get(layout.profile);
  if (byFolder === undefined) {
    byFolder = new Map();
    knownPatterns.set(layout.profile, byFolder);
  }
  const folder = layout.agentFolder ?? `agent ${layout.agentId}`;
  let patterns = byFolder.get(folder);
  if (patterns === undefined) {
    patterns = roleNames.flatMap((role) => pathPatterns(layout, role).map((pattern) => ({ role, pattern })));
    byFolder.set(folder, patterns);
  }
  return patterns;
}

export function sensitivityOf(layout: Layout, path: string): Sensitivity {
  if (path === 'agentsoul.json') return 'critical';
  const role = roleOfPath(layout, path);
  return role === null ? 'standard' : roles[role].sensitivity;
}

/** Whether agents write memories there; such files are scanned for secrets. */
export function isMemoryFile(layout: Layout, path: string): boolean {
  const role = roleOfPath(layout, path);
  return role === null ? /(^|\/)(memory|notes|transcripts)\//.test(path) : roles[role].memory;
}

function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('/')) return path.startsWith(pattern);
  if (!pattern.includes('{')) return path === pattern;
  const opening = pattern.indexOf('{');
  const after = pattern.slice(pattern.indexOf('}') + 1);
  if (!path.startsWith(pattern.slice(0, opening)) || !path.endsWith(after)) return false;
  const filled = path.slice(opening, path.length - after.length);
  if (filled === '' || filled.includes('/')) return false;
  return pattern.startsWith('{day}', opening) ? isDay(filled.slice(0, 10)) : true;
}
