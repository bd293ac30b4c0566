import { isJsonObject } from '../../config/json-value.js';
import { parseConfig } from '../../config/parse-config.js';
import type { Repository } from '../../git/repository.js';
import { readFilesAtRevisions } from '../../history/read-files-at-revisions.js';
import { profiles } from '../../profiles/layouts.generated.js';
import type { Sensitivity } from '../../roles/roles.js';
import { configFileName } from '../../workspace/config-file-name.js';
import { type Layout, sensitivityOf } from '../../workspace/role-paths.js';
import { watchedPaths } from '../../workspace/watched-files.js';
import type { Workspace } from '../../workspace/workspace.js';

/** The sensitivity of a path; null for files that aren't watched. */
export type WatchLevelOfPath = (path: string) => Exclude<Sensitivity, 'standard'> | null;

/** Files watched by the settings of a revision or by the current ones, so that a change can't remove a file from the list. */
export async function watchedFilesAtRevision(
  workspace: Workspace,
  repository: Repository,
  revision: string,
): Promise<WatchLevelOfPath> {
  const [bytes = null] = await readFilesAtRevisions(repository, [{ revision, path: configFileName }]);
  const { profile, personas } = settingsOf(bytes?.toString('utf8') ?? '');
  const then = profiles.find(({ name }) => name === profile);
  const layouts: Layout[] = [workspace, ...(then === undefined ? [] : [{ ...workspace, profile: then }])];
  const named = new Map([...watchedPaths(workspace), ...personas.map((file) => [file, 'critical'] as const)]);
  return (path) => {
    const all = [named.get(path), ...layouts.map((layout) => sensitivityOf(layout, path))];
    if (all.includes('critical')) return 'critical';
    return all.includes('high') ? 'high' : null;
  };
}

function settingsOf(text: string): { profile: string | null; personas: string[] } {
  try {
    const config: unknown = text === '' ? {} : parseConfig(text, { source: configFileName });
    if (!isJsonObject(config)) return { profile: null, personas: [] };
    const { profile, personas } = config;
    const files = (Array.isArray(personas) ? personas : []).flatMap((persona) =>
      isJsonObject(persona) && typeof persona.file === 'string' ? [persona.file] : [],
    );
    return { profile: typeof profile === 'string' ? profile : null, personas: files };
  } catch {
    // An unreadable config names no files.
    return { profile: null, personas: [] };
  }
}
