import { unescapeText } from '../../entries/read/unescape-text.js';
import { countTokens } from '../../tokens/count-tokens.js';
import type { Workspace } from '../../workspace/workspace.js';
import { readEditableTextFile } from '../editable-text-file.js';
import { type CoreBlock, coreBlocks } from './block-names.js';
import { findBlocks } from './core-blocks.js';
import { type CoreLine, readCoreLines } from './core-lines.js';
import { type CorePlace, corePath } from './plan-core.js';

export type CoreReport = {
  readonly path: string;
  readonly tokens: number;
  /** In tokens; null where the layout counts something else. */
  readonly limit: number | null;
  readonly blocks: readonly { readonly block: CoreBlock; readonly tokens: number; readonly limit: number }[];
  readonly lines: readonly CoreLine[];
};

/** Core memory line by line, with how full it is. */
export async function readCore(workspace: CorePlace & Pick<Workspace, 'reads'>): Promise<CoreReport> {
  const path = corePath(workspace);
  const text = (await readEditableTextFile(workspace, path)).text ?? '';
  const { unit, perRole, perFile } = workspace.budgets;
  const blocks = await Promise.all(
    findBlocks(text).map(async (found) => ({
      block: found.block,
      tokens: await countTokens(found.text),
      limit: coreBlocks[found.block],
    })),
  );
  const limit = unit === 'tokens' ? (perRole.core ?? perFile) : null;
  const lines = readCoreLines(text).map((line) => ({ ...line, text: unescapeText(line.text) }));
  return { path, tokens: await countTokens(text), limit, blocks, lines };
}
