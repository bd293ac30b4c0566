/** Where a target leads: to a path of the workspace, out of it, or to something that is no file. */
export type Destination =
  | { readonly kind: 'inside'; readonly path: string }
  | { readonly kind: 'outside'; readonly how: 'above' | 'home' | 'absolute' | 'file-url' }
  | { readonly kind: 'elsewhere' };

const elsewhere: Destination = { kind: 'elsewhere' };

/** Folders of an operating system: `/etc/hosts` is one of its files, `/notes/a.md` one of the workspace. */
const systemPath =
  /^\/(?:etc|home|Users|root|var|usr|opt|tmp|private|proc|dev|mnt|media|Volumes|bin|sbin|sys|boot|System|Library|Applications|srv|run)(?:\/|$)/;

/** Follows a target from the file it stands in. Anchors and queries are left out, `%20` is read as a space. */
export function resolveLinkTarget(target: string, from: string): Destination {
  if (/^file:/i.test(target)) return { kind: 'outside', how: 'file-url' };
  if (/^[A-Za-z]:[\\/]/.test(target)) return { kind: 'outside', how: 'absolute' };
  if (target.startsWith('~/') || target === '~') return { kind: 'outside', how: 'home' };
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|^#|^\?/i.test(target)) return elsewhere;
  const path = decoded(target.replace(/[?#].*$/s, '')).replaceAll('\\', '/');
  if (path === '' || /[<>{}*$|"]|\.\.\.|…/.test(path)) return elsewhere;
  if (systemPath.test(path)) return { kind: 'outside', how: 'absolute' };
  const parts = path.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return { kind: 'outside', how: 'above' };
  }
  return { kind: 'inside', path: parts.join('/') };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A lone `%` stands for itself.
    return path;
  }
}
