import type { ResolvedConfig } from '../../config/defaults.js';
import { isJsonObject } from '../../config/json-value.js';
import { type RoleSights, selectRoles } from '../../render/select-roles.js';
import type { Role } from '../../roles/roles.js';
import { type ScopeKind, scopeKinds } from '../../scopes/scopes.js';
import { dayAt, parseDailyName, shiftDay } from '../../workspace/calendar-days.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { LintDocument } from '../text/lint-document.js';

/** A file that stands in the prompt of some scope, and what it may take there. */
export type PromptFile = { readonly document: LintDocument; readonly role: Role; readonly limit: number };

/** The files that are part of prompts by themselves. Daily notes come and go, and are looked at apart. */
export function promptFiles(workspace: LintedWorkspace): PromptFile[] {
  const seen = new Set<Role>();
  for (const kind of scopeKinds) for (const role of rolesOf(workspace, kind).keys()) seen.add(role);
  return ownFiles(workspace).filter(({ role }) => role !== 'daily' && seen.has(role));
}

/** The files a scope loads whole, those of the last days among them. */
export function filesOfScope(workspace: LintedWorkspace, kind: ScopeKind): PromptFile[] {
  const sights = rolesOf(workspace, kind);
  const recent = new Set(recentNotes(workspace).map(({ document }) => document));
  return ownFiles(workspace).filter(({ role, document }) => {
    return sights.get(role) === 'whole' && (role !== 'daily' || recent.has(document));
  });
}

/** The daily notes that are loaded at this moment. */
export function recentNotes(workspace: LintedWorkspace): PromptFile[] {
  const today = dayAt(workspace.at, workspace.timezone);
  const count = numberAt(workspace.names.config, ['memory', 'daily', 'days']) ?? 2;
  const days = new Set(Array.from({ length: Math.min(count, 31) }, (_, back) => shiftDay(today, -back)));
  return ownFiles(workspace).filter(({ role, document }) => {
    if (role !== 'daily') return false;
    const day = parseDailyName(document.path.slice(document.path.lastIndexOf('/') + 1))?.day;
    return day !== undefined && days.has(day);
  });
}

/** A number of the settings; null when they have none there. */
export function numberAt(config: Readonly<Record<string, unknown>>, keys: readonly string[]): number | null {
  let value: unknown = config;
  for (const key of keys) {
    if (!isJsonObject(value)) return null;
    value = value[key];
  }
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** What a role's file may take by a set of limits; null for no limit. */
export function limitOf({ perRole, perFile }: LintedWorkspace['budgets'], role: Role): number | null {
  const limit = perRole[role] ?? perFile;
  return limit === Number.MAX_SAFE_INTEGER ? null : limit;
}

const sightsOf = new WeakMap<LintedWorkspace, Map<ScopeKind, RoleSights>>();

/** Kept, because several rules ask. */
function rolesOf(workspace: LintedWorkspace, kind: ScopeKind): RoleSights {
  const known = sightsOf.get(workspace) ?? new Map<ScopeKind, RoleSights>();
  sightsOf.set(workspace, known);
  const sights = known.get(kind) ?? findRoles(workspace, kind);
  known.set(kind, sights);
  return sights;
}

function findRoles({ profile, names }: LintedWorkspace, kind: ScopeKind): RoleSights {
  const scopes = isJsonObject(names.config.scopes) ? (names.config.scopes as ResolvedConfig['scopes']) : undefined;
  const config = scopes === undefined ? {} : { scopes };
  return selectRoles(profile, config, kind === 'room' ? { kind, room: 'any' } : { kind });
}

const kept = new WeakMap<LintedWorkspace, readonly PromptFile[]>();

/** Files where the layout looks for them. The same name in another folder belongs to somebody else. */
function ownFiles(workspace: LintedWorkspace): readonly PromptFile[] {
  const known = kept.get(workspace);
  if (known !== undefined) return known;
  const first = new Map<string, { file: PromptFile; rank: number }>();
  const several: PromptFile[] = [];
  for (const document of workspace.documents.values()) {
    const { role, path } = document;
    if (role === null) continue;
    const rank = (workspace.profile.paths[role] ?? []).findIndex((pattern) => matches(pattern, path));
    if (rank === -1) continue;
    const file = { document, role, limit: limitOf(workspace.budgets, role) ?? Number.MAX_SAFE_INTEGER };
    if (role === 'daily' || role === 'examples' || role === 'rooms') several.push(file);
    else {
      // Of the names a file may have, the runtime reads the first it finds.
      const key = `${role}\0${path.slice(0, path.lastIndexOf('/') + 1)}`;
      if (rank < (first.get(key)?.rank ?? Number.POSITIVE_INFINITY)) first.set(key, { file, rank });
    }
  }
  const files = [...[...first.values()].map(({ file }) => file), ...several];
  kept.set(workspace, files);
  return files;
}

/** Whether a path is one a layout looks at; `{agent}`, `{day}` and `{id}` stand for any name. */
export function matches(pattern: string, path: string): boolean {
  if (pattern.endsWith('/')) return path.startsWith(pattern);
  const parts = pattern.split('/');
  const given = path.split('/');
  return parts.length === given.length && parts.every((part, index) => matchesPart(part, given[index] ?? ''));
}

function matchesPart(part: string, given: string): boolean {
  const open = part.indexOf('{');
  if (open === -1) return part === given;
  const before = part.slice(0, open);
  const after = part.slice(part.indexOf('}') + 1);
  return given.length > before.length + after.length && given.startsWith(before) && given.endsWith(after);
}
