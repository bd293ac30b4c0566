/** As in git, a file counts as renamed if half of its lines are the same. */
const leastShare = 0.5;
/** A line that so many files have tells nothing about where a file comes from. */
const commonAt = 50;

type Texts = ReadonlyMap<string, string>;

/** Where files that are new came from, among those that are gone: new path to old path. */
export function detectRenamedFiles(gone: Texts, added: Texts): ReadonlyMap<string, string> {
  const owners = new Map<string, Set<string>>();
  const sizes = new Map<string, number>();
  for (const [path, text] of gone) {
    const lines = linesOf(text);
    sizes.set(path, lines.size);
    for (const line of lines) owners.set(line, (owners.get(line) ?? new Set()).add(path));
  }
  const pairs = [...added].flatMap(([path, text]) => {
    const lines = linesOf(text);
    const shared = new Map<string, number>();
    for (const line of lines) {
      const from = owners.get(line);
      if (from === undefined || from.size > commonAt) continue;
      for (const old of from) shared.set(old, (shared.get(old) ?? 0) + 1);
    }
    return [...shared].map(([old, count]) => ({
      path,
      old,
      share: count / Math.max(lines.size, sizes.get(old) ?? 0),
      isSameName: nameOf(path) === nameOf(old),
    }));
  });
  pairs.sort(
    (one, other) => other.share - one.share || Number(other.isSameName) - Number(one.isSameName) || compare(one, other),
  );
  const renamed = new Map<string, string>();
  const taken = new Set<string>();
  for (const { path, old, share } of pairs) {
    if (share < leastShare || renamed.has(path) || taken.has(old)) continue;
    renamed.set(path, old);
    taken.add(old);
  }
  return renamed;
}

function linesOf(text: string): Set<string> {
  return new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  );
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function compare(one: { path: string; old: string }, other: { path: string; old: string }): number {
  const [left, right] = [`${one.path}\0${one.old}`, `${other.path}\0${other.old}`];
  return left < right ? -1 : left > right ? 1 : 0;
}
