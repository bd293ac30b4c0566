import { relative } from 'node:path';
import type { ConfigLayer } from '../../config/config-layers.js';
import type { ResolvedConfig } from '../../config/defaults.js';
import { restrictUntrusted } from '../../config/judge-trust.js';
import { resolveLayers } from '../../config/load-config.js';
import { parseConfig } from '../../config/parse-config.js';
import type { Config } from '../../config/schema.js';
import { SoulError } from '../../errors/soul-error.js';
import { fileAt } from '../../git/read-blobs.js';
import type { Repository } from '../../git/repository.js';
import { profileNames } from '../../profiles/find-profile.js';
import { configFileName } from '../../workspace/config-file-name.js';
import { isInside } from '../../workspace/relative-paths.js';
import type { Workspace } from '../../workspace/workspace.js';

/** The config with the file of a commit in place of the one that lies there now; what the user says stays as it is. */
export async function configAtCommit(
  workspace: Workspace,
  repository: Repository,
  commit: string,
): Promise<ResolvedConfig> {
  const settings = await settingsAt(workspace, repository, commit);
  const own: ConfigLayer = { origin: 'workspace', settings, where: () => configFileName };
  const others = workspace.statedConfig.layers.filter(({ origin }) => origin !== 'workspace');
  const place = others.findIndex(({ origin }) => origin === 'user' || origin === 'default');
  const layers = place === -1 ? [...others, own] : others.toSpliced(place, 0, own);
  return restrictUntrusted(resolveLayers(layers, []), workspace.trust).config;
}

async function settingsAt({ configRoot }: Workspace, repository: Repository, commit: string) {
  if (!isInside(configRoot, repository.top)) return {};
  const folder = relative(repository.top, configRoot);
  const around = { ...repository, prefix: folder === '' ? '' : `${folder}/` };
  const bytes = await fileAt(around, commit, configFileName);
  return bytes === null ? {} : toJson(readSettings(bytes.toString('utf8').replace(/^\uFEFF/, '')));
}

/** An invalid file had no settings, and a change that fixes it must be able to pass. */
function readSettings(text: string): Config {
  try {
    return parseConfig(text, { source: configFileName, profiles: profileNames });
  } catch (error) {
    if (error instanceof SoulError && error.code === 'config-invalid') return {};
    throw error;
  }
}

function toJson(config: Config): ConfigLayer['settings'] {
  return JSON.parse(JSON.stringify(config)) as ConfigLayer['settings'];
}
