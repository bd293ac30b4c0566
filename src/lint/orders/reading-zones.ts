import { speakerLines } from '../memory/speaker-lines.js';
import type { LintDocument } from '../text/lint-document.js';
import type { Sentence } from '../text/sentences.js';
import { hasVerdict, isTestCase, namesAttacks } from './example-rows.js';
import { isAllQuoted, isQuoted } from './read-sentence.js';

/**
 * Whether sentences of a file are read as orders: files that the layout loads, and the agent's own memory. Skills, documents and
 * research describe what to do by profession; they are checked for hidden text, secrets, commands and links only.
 */
export function readsOrders({ path, role }: LintDocument): boolean {
  // Proposals reach no prompt, and what holds an order is committed by a person only.
  if (referenceFolder.test(path) || /(?:^|\/)pending-memories\.md$/.test(path)) return false;
  if (role !== null) return role !== 'transcripts' && role !== 'examples';
  return /(?:^|\/)memory\//.test(path) || runtimeFile.test(path);
}

/** What other runtimes load by themselves. */
const runtimeFile = /(?:^|\/)(?:CLAUDE(?:\.local)?|GEMINI|AGENTS(?:\.override)?|copilot-instructions)\.md$/;

const referenceFolder =
  /(?:^|\/)(?:skills?|docs?|documentation|research|references?|knowledge|examples?|case-studies|node_modules)\/|(?:^|\/)(?:README|SKILL|CHANGELOG|CONTRIBUTING|LICENSE)[\w.-]*\.md$/i;

/** A conversation or log: it tells what was said, by whomever. */
export function isTranscript(document: LintDocument): boolean {
  const known = transcripts.get(document);
  if (known !== undefined) return known;
  const lines = document.lines.starts.length;
  const spoken = speakerLines(document, leastSpeakers).length;
  const logged = document.text.match(logLine)?.length ?? 0;
  const isOne = spoken >= leastSpeakers || (logged >= leastLogLines && logged * 3 >= lines);
  transcripts.set(document, isOne);
  return isOne;
}

const transcripts = new WeakMap<LintDocument, boolean>();
const leastSpeakers = 6;
const leastLogLines = 10;
const logLine =
  /^[ \t>]{0,8}\[?\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2})?[^\n]{0,12}\]?|^[ \t]{0,8}(?:INFO|WARN|ERROR|DEBUG)\b/gm;

/** Whether this stretch of a sentence is shown rather than said: code, HTML, an example in a table, somebody's words. */
export function isShown(
  sentence: Sentence,
  range: { readonly start: number; readonly end: number },
  document: LintDocument,
): boolean {
  if (sentence.origin !== 'plain') return false;
  if (sentence.zone === 'fence') return true;
  if (document.zoneAt(sentence.toSource(range.start)).kind === 'inline-code') return true;
  if (isInTag(sentence.text, range) || (isQuoted(sentence, range) && !isAllQuoted(sentence))) return true;
  if (sentence.zone === 'table' && (hasVerdict(sentence.block) || namesAttacks(sentence.block))) return true;
  if (isTestCase(sentence.block)) return true;
  return isAttributed(sentence);
}

function isInTag(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  if (!text.includes('<')) return false;
  for (const { 0: tag, index } of text.matchAll(/<\/?[a-z][\w-]{0,30}(?:\s[^<>]{0,300})?>/gi))
    if (index <= start && end <= index + tag.length) return true;
  return false;
}

/** `user: …`, `[Fri 2026-02-27 15:26 GMT] …`, `> … (Kate, 3 May)`: the words of somebody who is named. */
function isAttributed({ block, isInQuote }: Sentence): boolean {
  if (speaker.test(block)) return true;
  return isInQuote && /[—–-]\s?[^\s,][^\n]{1,60}$/.test(block.trimEnd()) && !/[.!?。！？]$/.test(block.trimEnd());
}

const speaker =
  /^\s{0,4}(?:[-*+]\s)?[*_]{0,3}(?:\[[A-Z][a-z]{2} \d{4}-\d{2}-\d{2}[^\]]{0,20}\]|(?:user|human|assistant|ai|bot|agent|system|tool|model|claude|chatgpt|gpt|gemini|nutzer|assistent|usuario|asistente|utilisateur|пользователь|ассистент|用户|助手|ユーザー|アシスタント|사용자)(?:\s?\([^)]{0,40}\))?[*_]{0,3}\s?[:：])/i;
