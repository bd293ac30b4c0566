import { pathPatterns } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { chooseFreePath } from '../choose-free-path.js';
import { escapeLineText, escapeText } from '../escape-text.js';
import { existingPaths } from './existing-paths.js';
import { findWrittenId } from './find-written-id.js';
import type { StorePlan, StoreRequest } from './store-plan.js';

const longestTitle = 60;

/** A file in the vault, where nothing fades. */
export async function planVault(workspace: Workspace, text: string, { today }: StoreRequest): Promise<StorePlan> {
  const folder = pathPatterns(workspace, 'vault')[0] ?? 'memory/vault/';
  const title = titleOf(text);
  const path = chooseFreePath(folder, title, await existingPaths(workspace, folder));
  const content = `# ${escapeLineText(title)}\n\n<!-- Kept since: ${today} -->\n\n${escapeText(text)}\n`;
  const id = findWrittenId(workspace, { path, text: content }, () => true);
  return { id: id ?? path, store: 'vault', path, edits: [{ path, content }], warnings: [] };
}

/** The title: the text after "keep this forever:", up to the first full stop. */
function titleOf(text: string): string {
  const [line = ''] = text.trim().split('\n', 1);
  const said = /^[^:]{3,60}:\s+(\S.*)$/u.exec(line)?.[1] ?? line;
  const sentence = said.split(/[.!?。！？](?:\s|$)/u, 1)[0] ?? said;
  const characters = [...sentence.trim()];
  return characters.length <= longestTitle
    ? characters.join('')
    : `${characters
        .slice(0, longestTitle - 1)
        .join('')
        .trimEnd()}…`;
}
