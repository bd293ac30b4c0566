import { parseRecord } from './parse-transcript.js';

/** A line may have been cut off inside of an escape sequence or of a character. */
const mostDropped = 8;

/** A line of a transcript that was cut off, ended where it was cut and marked as such; null where it says nothing yet. */
export function repairEntryLine(fragment: string): string | null {
  if (parseRecord(fragment) !== null) return fragment;
  for (let dropped = 0; dropped <= mostDropped; dropped++) {
    const rest = fragment.slice(0, fragment.length - dropped);
    for (const end of ['"}', '}']) {
      const record = parseRecord(`${rest}${end}`);
      if (record === null || record.type !== 'entry' || typeof record.content !== 'string') continue;
      const content = record.content.replace(/\uFFFD+$/, '');
      return content === '' ? null : JSON.stringify({ ...record, content, cut: true });
    }
  }
  return null;
}
