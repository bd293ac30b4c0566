import type { Remembered } from '../../memory/remembered.js';
import type { SearchAnswer } from '../../search/search-answer.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../perform.js';
import { memoryOperations as operations } from './table.js';

type SearchOptions = OptionsOf<typeof operations.search, 'query'>;
type RememberOptions = OptionsOf<typeof operations.remember, 'text'>;

/** Finds memories that answer a question, the best first. Nothing found is an answer too. */
export function search(workspace: Workspace, query: string, options?: SearchOptions): Promise<SearchAnswer> {
  return perform(workspace, operations.search, { ...options, query });
}

/** Remembers a text: one commit, one undo. Nothing is written where the text is refused. */
export function remember(workspace: Workspace, text: string, options?: RememberOptions): Promise<Remembered> {
  return perform(workspace, operations.remember, { ...options, text });
}

/** What `remember` would do. Asks the model that the settings name, and writes nothing. */
export function planRemember(
  workspace: Workspace,
  text: string,
  options?: RememberOptions,
): Promise<Preview<Remembered>> {
  return performDry(workspace, operations.remember, { ...options, text });
}
