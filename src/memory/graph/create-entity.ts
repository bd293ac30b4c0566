import { entityId, wordsOfSlug } from '../../entries/graph/entity-id.js';
import type { Day } from '../../workspace/calendar-days.js';
import { quoteName } from './add-entity-aliases.js';
import { entityParts } from './edit-entity-text.js';
import { escapeListItem } from './escape-list-item.js';

export type NewEntity = {
  readonly type: string;
  readonly name: string;
  readonly day: Day;
  /** Derived from type and name unless given. */
  readonly id?: string | undefined;
  readonly summary?: string;
  /** Wiki pages have their id, type and date in front matter. */
  readonly isPage?: boolean;
};

/** The text of a new entity file. A name that follows from the id is not written. */
export function createEntity({
  type,
  name,
  day,
  id = entityId(type, name),
  summary = '',
  isPage = false,
}: NewEntity): string {
  const said = name.trim() === wordsOfSlug(id) || name === id ? [] : [`name: ${quoteName(name)}`];
  const keys = [...(isPage ? [`id: ${id}`, `type: ${type}`, `updated: ${day}`] : []), ...said];
  const front = keys.length === 0 ? [] : ['---', ...keys, '---', ''];
  const header = `<!-- Type: ${type} | Created: ${day} | Last updated: ${day} | Pinned: no -->`;
  const sections = entityParts.flatMap((part) => [
    `## ${part}`,
    ...(part === 'Summary' && summary !== '' ? ['', escapeListItem(summary)] : []),
    '',
  ]);
  return `${[...front, `# ${id}`, '', header, '', ...sections].join('\n').trimEnd()}\n`;
}
