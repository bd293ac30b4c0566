import { join } from 'node:path';
import { userLocations } from '../../config/user-locations.js';
import { configFileName } from '../../workspace/config-file-name.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

/** Where settings and state are kept; null for a user without a home. */
export type ConfigPaths = {
  readonly workspace: string;
  readonly user: string | null;
  readonly state: string | null;
};

export const handler = defineHandler({
  input: nothing,
  async run(call): Promise<ConfigPaths> {
    const { configRoot } = await call.workspace();
    const { configFile, stateDir } = userLocations(call.env, call.platform);
    return { workspace: join(configRoot, configFileName), user: configFile, state: stateDir };
  },
});
