import { nearestWord } from '../../errors/nearest-word.js';
import {
  confidences,
  type EpisodeHeader,
  episodeHeaders,
  episodeTypes,
  type HeaderField,
} from '../memory/episode-headers.js';
import { isMemory } from '../memory/is-memory-file.js';
import type { Report, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'MEM003',
  title: 'Entry header with an invalid format',
  severity: 'warning',
  confidence: 'high',
  checkFile: (document) => (isMemory(document) ? episodeHeaders(document).flatMap(problems) : []),
};

function problems({ time, fields }: EpisodeHeader): Report[] {
  const [type, ...others] = fields;
  const reports: Report[] = [];
  const add = (field: HeaderField, message: string, hint: string) =>
    reports.push({ start: field.start, end: Math.max(field.end, field.start + 1), message, hint });
  if (!/^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(time.text)) add(time, 'There is no such time of day.', 'Write it as HH:MM.');
  if (type !== undefined && !isOneOf(episodeTypes, type.text)) {
    const meant = nearestWord(type.text.slice(0, 40), episodeTypes);
    add(
      type,
      'This entry has an unknown type, so recall by type misses it.',
      meant === null ? `Use one of ${episodeTypes.join(', ')}.` : `Did you mean ${meant}?`,
    );
  }
  for (const field of others) {
    const [, key = '', value = ''] = /^([a-z-]{1,20})\s*:\s*(.*)$/i.exec(field.text) ?? [];
    if (key.toLowerCase() === 'confidence' && !isOneOf(confidences, value) && !isShare(value))
      add(field, 'This confidence value is unknown.', `Use one of ${confidences.join(', ')}.`);
    if (key.toLowerCase() === 'tags' && !/^\[[^[\]]*\]$/.test(value))
      add(
        field,
        'The tags of this entry are not a list, so they are not found.',
        'Write them as tags:[first, second].',
      );
  }
  return reports;
}

function isOneOf(known: readonly string[], text: string): boolean {
  return known.includes(text.toLowerCase());
}

/** Other tools give a number from 0 to 1 or a percentage. */
function isShare(text: string): boolean {
  return /^(?:0?\.\d{1,4}|[01](?:\.0{1,4})?|\d{1,3}%)$/.test(text);
}
