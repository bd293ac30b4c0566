import { lstatSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isInside } from '../workspace/relative-paths.js';

/** Links among the paths of a workspace, and where each leads, relative to it; null for one that leads out or nowhere. */
export function readLinkTargets(root: string, paths: Iterable<string>): ReadonlyMap<string, string | null> {
  const links = new Map<string, string | null>();
  for (const path of paths) {
    const place = join(root, path.replace(/\/$/, ''));
    if (lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() === true)
      links.set(path.replace(/\/$/, ''), targetOf(root, place));
  }
  return links;
}

function targetOf(root: string, place: string): string | null {
  try {
    const real = realpathSync.native(place);
    return isInside(real, root) ? relative(root, real) : null;
  } catch {
    // A link that leads nowhere, or in a circle.
    return null;
  }
}
