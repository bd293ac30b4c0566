import { episodeTypes } from '../entries/entry.js';
import { roleOfPath } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import type { IndexView } from './index-interface.js';
import type { SearchHit } from './search-answer.js';
import type { Dated } from './supersede.js';

/** Reads from the index what a hit says and since when, so that its file need not be read again. */
export function datedReader(
  view: Pick<IndexView, 'readEntry'>,
  workspace: Pick<Workspace, 'profile' | 'agentId' | 'agentFolder'>,
): (hit: Pick<SearchHit, 'id' | 'path' | 'date'>) => Dated | null {
  return ({ id, path, date }) => {
    const chunks = view.readEntry(path, id);
    const [first] = chunks;
    if (first === undefined) return null;
    const { heading, startLine, time, type, isSuperseded } = first;
    return {
      id,
      path,
      role: roleOfPath(workspace, path),
      text: chunks.map(({ text }) => text).join('\n'),
      startLine,
      day: date ?? null,
      time,
      trail: heading === '' ? [] : heading.split(headingMark),
      isSuperseded,
      about: { type: episodeTypes.find((name) => name === type) ?? null },
    };
  };
}

/** Stands between the headings above a chunk. */
export const headingMark = ' › ';
