import { type FSWatcher, watch } from 'node:fs';

/** Editors save in several steps, and a commit touches many files. */
const quietMs = 150;

/** What git and the journal write for themselves. */
const isOurs = /(^|\/)(\.git|\.agentsoul|node_modules)(\/|$)|(^|\/)audit\.log$/;

export type Watching = {
  /** Called with the files that changed, relative to their folder, once nothing has changed for a moment. */
  readonly onChange: (paths: readonly string[]) => void;
  readonly signal?: AbortSignal | undefined;
};

/** Watches folders with everything in them until `close` is called or the signal is aborted. */
export function watchFolders(folders: readonly string[], { onChange, signal }: Watching): { close: () => void } {
  let timer: NodeJS.Timeout | undefined;
  let changed = new Set<string>();
  const note = (name: string | null) => {
    const path = name?.replaceAll('\\', '/') ?? null;
    if (path !== null && isOurs.test(path)) return;
    if (path !== null) changed.add(path);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const paths = [...changed].sort();
      changed = new Set();
      onChange(paths);
    }, quietMs);
  };
  const watchers: FSWatcher[] = folders.map((folder) => watch(folder, { recursive: true }, (_, name) => note(name)));
  // A folder that vanishes under a watcher is a change like any other.
  for (const watcher of watchers) watcher.on('error', () => note(null));
  const close = () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
  if (signal?.aborted === true) close();
  signal?.addEventListener('abort', close, { once: true });
  return { close };
}
