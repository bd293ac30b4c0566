import type { MemoryConfidence } from '../../entries/entry.js';
import { formatLineMetadata } from '../../entries/read/line-metadata.js';
import type { Day } from '../../workspace/calendar-days.js';
import { addItem, type Place } from './edit-entity-text.js';
import { touchEntity } from './entity-header.js';
import { escapeListItem } from './escape-list-item.js';

export type NewFact = Place & { readonly fact: string; readonly day: Day; readonly source?: string | null };

export function addFact(text: string, { fact, day, source = null, isShared }: NewFact): string {
  const item = escapeListItem(fact) + formatLineMetadata({ since: day, source, status: 'active' });
  return touchEntity(addItem(text, 'Facts', { item, isShared }), day);
}

export function addTimeline(text: string, { event, day, isShared }: Place & { event: string; day: Day }): string {
  return touchEntity(addItem(text, 'Timeline', { item: `${day}: ${escapeListItem(event)}`, isShared }), day);
}

export function addQuestion(text: string, { question, day, isShared }: Place & { question: string; day: Day }): string {
  return touchEntity(addItem(text, 'Open Questions', { item: escapeListItem(question), isShared }), day);
}

export type NewRelation = Place & {
  readonly relation: string;
  /** The id of the other entity. */
  readonly to: string;
  readonly day: Day;
  readonly confidence?: MemoryConfidence | null;
};

export function addRelation(text: string, { relation, to, day, confidence = null, isShared }: NewRelation): string {
  const notes = formatLineMetadata({ confidence, first: day, last: day });
  return touchEntity(addItem(text, 'Relations', { item: `${relation}: [[${to}]]${notes}`, isShared }), day);
}
