import { isAbsolute, join } from 'node:path';

/** The folders of this user's config and state; null if the environment names no home folder. */
export type UserLocations = { readonly configFile: string | null; readonly stateDir: string | null };

/** XDG folders if set, else the platform defaults. Relative paths are ignored, as the XDG specification requires. */
export function userLocations(env: Readonly<Record<string, string | undefined>>, platform: string): UserLocations {
  const home = absolute(env.HOME);
  const usual = home === null ? null : usualFolders(home, platform);
  const configHome = absolute(env.XDG_CONFIG_HOME) ?? usual?.config ?? null;
  const stateHome = absolute(env.XDG_STATE_HOME) ?? usual?.state ?? null;
  return {
    configFile: configHome === null ? null : join(configHome, 'agentsoul', 'config.json'),
    stateDir: stateHome === null ? null : join(stateHome, 'agentsoul'),
  };
}

function usualFolders(home: string, platform: string): { config: string; state: string } {
  if (platform !== 'darwin') return { config: join(home, '.config'), state: join(home, '.local', 'state') };
  const support = join(home, 'Library', 'Application Support');
  return { config: support, state: support };
}

function absolute(path: string | undefined): string | null {
  return path !== undefined && isAbsolute(path) ? path : null;
}
