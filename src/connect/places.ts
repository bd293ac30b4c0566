import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import type { Environment } from '../git/run-git.js';
import type { Client, Places } from './client.js';

export function placesOf(env: Environment, { platform, project }: { platform: string; project: string }): Places {
  const home = env.HOME;
  if (home === undefined || !isAbsolute(home))
    throw new SoulError('usage', 'HOME names no folder, so the files of clients are not known.');
  const config = env.XDG_CONFIG_HOME;
  const configHome = config !== undefined && isAbsolute(config) ? config : join(home, '.config');
  const applicationSupport = platform === 'darwin' ? join(home, 'Library', 'Application Support') : configHome;
  return { home, configHome, applicationSupport, env, project };
}

/** Whether a client is there: its program on the PATH, or a folder of its settings. */
export function isInstalled({ programs, folders }: Client, places: Places): boolean {
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  return programs.some((name) => findProgram(name, places.env) !== null) || folders(places).some(isFolder);
}

/** The absolute path of a program; null where the PATH has none. */
export function findProgram(name: string, env: Environment): string | null {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => isAbsolute(folder));
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return false;
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    // A file that may not be run is no program.
    return false;
  }
}
