import { lazyValue } from '../../workspace/lazy-value.js';
import type { LintDocument } from '../text/lint-document.js';
import { documentLines } from './document-lines.js';

/** A line that names who speaks: `user: …`, `**Assistant:** …`, `{"role":"tool"`. */
export type SpeakerLine = { readonly speaker: 'person' | 'machine'; readonly start: number; readonly end: number };

/** None when there are fewer than so many. */
export function speakerLines(document: LintDocument, least: number): SpeakerLine[] {
  const found: SpeakerLine[] = [];
  // A line that names a speaker has a colon, and few pages have many of those.
  const lines = linesWithColon(document);
  if (lines.length < least) return found;
  for (const { text, start } of lines) {
    const head = text.slice(0, 160);
    if (!mayName.test(head)) continue;
    const word = labelled().exec(head)?.[1] ?? (head.includes('"') ? inJson().exec(head)?.[1] : undefined);
    if (word === undefined) continue;
    found.push({ speaker: people().test(word) ? 'person' : 'machine', start, end: start + text.length });
  }
  return found;
}

function linesWithColon(document: LintDocument): { readonly text: string; readonly start: number }[] {
  const { text, lines } = document;
  if (text.includes('：')) return documentLines(document).filter((line) => /[:：]/.test(line.text));
  const found: { text: string; start: number }[] = [];
  for (let colon = text.indexOf(':'); colon !== -1; ) {
    const index = lines.indexAt(colon);
    found.push({ text: lines.textOf(index), start: lines.starts[index] ?? 0 });
    colon = text.indexOf(':', lines.starts[index + 1] ?? text.length);
  }
  return found;
}

const person = 'user|human|usuario|usuário|utilisateur|nutzer|benutzer|пользователь|用户|用戶|ユーザー|사용자';
const machine =
  'assistant|ai|bot|agent|system|tool|model|claude|chatgpt|gpt|gemini|asistente|assistente|assistent|ассистент|助手|助理|アシスタント|어시스턴트';

/** After quote and list marks and a time in brackets. */
const before =
  '^[\\s>]{0,12}(?:[-*+]\\s{1,3})?(?:\\[[^\\]]{1,40}\\]\\s{0,3})?(?:\\d{1,2}:\\d{2}(?::\\d{2})?\\s{1,3})?[*_#]{0,4}\\s{0,2}';

/** Quick to make: finds all that the patterns below find, and more. A sign may count twice here. */
const mayName = new RegExp(
  `^[\\s>*+_#\\d:-]*(?:\\[[^\\]]{1,80}\\][\\s*_#\\d:]*)?(?:${`${person}|${machine}`.replaceAll('s', '[sſ]').replaceAll('k', '[k\\u212a]')})[^:：]{0,90}[:：]|"role"`,
  'i',
);

const people = lazyValue(() => new RegExp(`^(?:${person})$`, 'iu'));
const labelled = lazyValue(
  () => new RegExp(`${before}(${person}|${machine})(?:\\s?\\([^)]{0,40}\\))?\\s?[*_]{0,3}\\s?[:：]`, 'iu'),
);
const inJson = lazyValue(() => new RegExp(`"role"\\s{0,3}:\\s{0,3}"(${person}|${machine})"`, 'iu'));
