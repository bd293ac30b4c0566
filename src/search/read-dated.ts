import { episodeTypes } from '../entries/entry.js';
import type { Database } from '../sqlite/database.js';
import { roleOfPath } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { chunksPerFile } from './index-schema.js';
import type { SearchHit } from './search-answer.js';
import type { Dated } from './supersede.js';

/** Reads from the index what a hit says and since when, so that its file need not be read again. */
export function datedReader(
  database: Database,
  workspace: Pick<Workspace, 'profile' | 'agentId' | 'agentFolder'>,
): (hit: Pick<SearchHit, 'id' | 'path' | 'date'>) => Dated | null {
  const find = database
    .prepare(
      `SELECT chunks.text, heading, start_line, time, type, superseded FROM files
       JOIN chunks ON chunks.id BETWEEN files.id * ${chunksPerFile} AND (files.id + 1) * ${chunksPerFile} - 1
       WHERE path = ? AND entry = ? ORDER BY chunks.id`,
    )
    .raw();
  return ({ id, path, date }) => {
    const chunks = find.all(path, id).filter((row) => Array.isArray(row));
    const [first] = chunks;
    if (first === undefined) return null;
    const [, heading, startLine, time, type, superseded] = first.map((value: unknown) => value);
    return {
      id,
      path,
      role: roleOfPath(workspace, path),
      text: chunks.map(([text]) => String(text)).join('\n'),
      startLine: Number(startLine),
      day: date ?? null,
      time: typeof time === 'string' ? time : null,
      trail: heading === '' ? [] : String(heading).split(headingMark),
      isSuperseded: superseded === 1,
      about: { type: episodeTypes.find((name) => name === type) ?? null },
    };
  };
}

/** Stands between the headings above a chunk. */
export const headingMark = ' › ';
