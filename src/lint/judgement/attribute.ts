import type { LintDocument } from '../text/lint-document.js';
import type { Sentence } from '../text/sentences.js';
import { isNote } from './notes.js';
import { near, speaksOf } from './read-sentence.js';

/** The rule that fits best what a planted order wants. */
export function attribute(sentence: Sentence, document: LintDocument): string {
  const { role } = document;
  const isSelf = role === 'soul' || role === 'identity';
  const has = (...concepts: Parameters<typeof speaksOf>[1][]) => speaksOf(sentence, ...concepts);
  const isAddressed = /https?:\/\/|@[\w-]+\.|\b\d{1,3}(?:\.\d{1,3}){3}\b/i.test(sentence.text);
  if (/\|\s{0,3}(?:ba|z)?sh\b|\bcurl\b|\bwget\b|\bexec\(/.test(sentence.text)) return 'EXE001';
  if (/\bnc -|\/dev\/tcp|ssh -R|rm -rf|\bcrontab\b/.test(sentence.text)) return 'EXE002';
  if (has('credential') && has('write') && !isAddressed) return 'SEC006';
  if (isSelf && has('become', 'privilege')) return 'IDN004';
  if (has('guard') && has('override', 'bypass', 'grant', 'destroy', 'conceal')) return 'INJ007';
  if (has('persist') || (has('thisText') && has('write') && has('ownFile'))) return 'INJ006';
  if (has('conceal')) return 'INJ003';
  if (has('unbound')) return 'INJ002';
  if (has('become', 'privilege')) return 'IDN004';
  if (has('override') && has('instructions')) return 'INJ001';
  if (has('approved')) return 'MEM012';
  if (has('bypass')) return 'INJ004';
  if (near(sentence, [['reveal'], ['prompt', 'credential']], 8) !== null) return 'INJ005';
  if (has('audience') && has('ownFile') && !isAddressed) return 'LOC005';
  if (isAddressed && has('read', 'fetch') && has('obey', 'instructions')) return 'REF006';
  if (has('install')) return 'EXE003';
  if (has('send') && (isAddressed || has('secrets'))) return 'EXF002';
  return isNote(document) ? 'MEM010' : 'INJ004';
}
