import { type ConfigRow, listConfig } from '../../config/show-config.js';
import { nothing } from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type ShownConfig = {
  readonly settings: readonly ConfigRow[];
  readonly warnings: readonly { readonly code: string; readonly message: string }[];
};

export const handler = defineHandler({
  input: nothing,
  async run(call): Promise<ShownConfig> {
    const { loadedConfig } = await call.workspace();
    return { settings: listConfig(loadedConfig), warnings: loadedConfig.warnings };
  },
});
