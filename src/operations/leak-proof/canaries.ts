import { switchFor } from '../../config/scope-switch.js';
import type { ScopeMatrix } from '../../render/scope-matrix.js';
import type { Role } from '../../roles/roles.js';
import { isNeverVisible, type Scope } from '../../scopes/scopes.js';
import { widestAudience } from '../../scopes/widest-audience.js';
import { widestLookup } from '../../scopes/widest-lookup.js';
import type { Workspace } from '../../workspace/workspace.js';

/** A word that stands for a private thing, and the scopes that may see it. */
export type Canary = {
  readonly word: string;
  readonly role: Role;
  /** Where it is planted, in words. */
  readonly place: 'text' | 'private section' | 'shared entry' | 'own room' | 'other room' | 'record' | 'tombstone key';
  /** Whether it may stand in the scope's prompt. */
  readonly mayReach: Judge;
  /** Whether the scope may find it by looking it up. */
  readonly mayBeFound: Judge;
};

type Judge = (scope: Scope) => boolean;

export const ownRoom = 'canary-room';
export const otherRoom = 'Canary_Room';

export type Planting = { readonly workspace: Workspace; readonly matrix: ScopeMatrix; readonly token: string };

/**
 * The places in a role's file that are tried, each with a word of its own. Who may see it is judged by the widest audience of the
 * role and by what the owner opened in the config, and not by the profile alone: the profile is what is tried.
 */
export function canariesFor(role: Role, { workspace, matrix, token }: Planting): Canary[] {
  const { profile, config } = workspace;
  const sees = ({ kind }: Scope, ...sights: string[]) => {
    const isOpened = widestAudience[role].includes(kind) || switchFor(config, { role, kind }) === true;
    return isOpened && !isNeverVisible(role, kind) && sights.includes(matrix[role][kind] ?? '');
  };
  const isFound = lookupJudge(role, workspace);
  const canary = (place: Canary['place'], mayReach: Judge): Canary => ({
    word: `canary-${token}-${role}-${place.replace(' ', '-')}`,
    role,
    place,
    mayReach,
    mayBeFound: (scope) => isFound(place, scope),
  });
  const isOwner = ({ kind }: Scope) => kind === 'main' || kind === 'heartbeat';
  if (role === 'daily') {
    const seesAll = (scope: Scope) => isOwner(scope) && sees(scope, 'whole');
    return [
      canary('text', (scope) => sees(scope, 'whole') && (isOwner(scope) || profile.sharesNotes === true)),
      canary('private section', (scope) => scope.kind === 'main' && sees(scope, 'whole')),
      canary('shared entry', (scope) => sees(scope, 'whole', 'shared', 'own')),
      canary('own room', (scope) => seesAll(scope) || (isOwnRoom(scope) && sees(scope, 'whole', 'own'))),
      canary('other room', seesAll),
    ];
  }
  if (role === 'rooms') {
    return [
      canary('own room', (scope) => isOwnRoom(scope) && sees(scope, 'whole', 'own')),
      canary('other room', () => false),
      canary('private section', () => false),
    ];
  }
  return [
    canary('text', (scope) => sees(scope, 'whole', 'asked')),
    canary('private section', (scope) => scope.kind === 'main' && sees(scope, 'whole', 'asked')),
    ...(lookedUp.includes(role) ? [canary('shared entry', () => false)] : []),
    ...(role === 'meta' ? [canary('record', () => false), keyCanary(token)] : []),
  ];
}

/** The one thing that not even the owner is shown. */
function keyCanary(token: string): Canary {
  const nobody = () => false;
  return { word: token.padEnd(64, '0'), role: 'meta', place: 'tombstone key', mayReach: nobody, mayBeFound: nobody };
}

/** Roles whose files hold memories that are looked up; a section of them can be opened to others. */
export const lookedUp: readonly Role[] = ['core', 'user', 'graph', 'procedures', 'vault'];

/** Who may find a word by looking it up, judged by a table of its own and by what the owner opened or closed in the config. */
function lookupJudge(role: Role, { profile, config }: Workspace): (place: Canary['place'], scope: Scope) => boolean {
  const isPrivate = role === 'core' || role === 'user';
  const isOpened = ({ kind }: Scope) => {
    if (role !== 'daily') return false;
    const isHelper = kind === 'subagent' || kind === 'cron';
    return isHelper
      ? config.scopes?.[kind]?.episodes === true
      : profile.sharesNotes === true && (kind === 'group' || kind === 'room');
  };
  return (place, scope) => {
    if (scope.kind === 'main') return true;
    if (place === 'private section' || switchFor(config, { role, kind: scope.kind }) === false) return false;
    const isWidest = widestLookup[role]?.includes(scope.kind) === true;
    if (place === 'shared entry') return !isPrivate;
    if (place === 'own room') return isWidest || isOwnRoom(scope);
    return isWidest || (place === 'text' && isOpened(scope));
  };
}

function isOwnRoom(scope: Scope): boolean {
  return scope.kind === 'room' && scope.room === ownRoom;
}
