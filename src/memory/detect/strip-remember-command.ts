import { readStatement } from '../../language/statements/statement.js';
import { detectTrigger } from './detect-trigger.js';

/**
 * A text without the request to remember it: "Zoe has a nut allergy" from "Please don't forget that Zoe has a nut allergy". A task ("don't
 * forget to call Zoe") stays as it is, and so does a text of several paragraphs.
 */
export function stripRememberCommand(text: string): string {
  if (text.includes('\n')) return text;
  const { kind, phrase, target } = detectTrigger(text);
  if (kind !== 'remember' || phrase === null || target === null) return text;
  const read = text.replaceAll('’', "'");
  const at = read.indexOf(phrase);
  const from = read.indexOf(target);
  if (from > at) {
    const isLead = /^[^.!?。！？\n]{0,40}$/u.test(read.slice(0, at)) && from - at - phrase.length <= 10;
    const isSaid = /(?:that|dass|que|che|что|[:：,，、])$/iu.test(read.slice(at, from).trim());
    return isLead && (isSaid || readStatement(target) !== null) ? text.slice(from) : text;
  }
  const between = read.slice(from + target.length, at);
  const behind = read.slice(at + phrase.length);
  const isEnd = /^[\s.,;、，。！!]*$/u.test(behind) && /[.,;、，。！!]/u.test(between);
  return from === 0 && isEnd ? text.slice(0, target.length) : text;
}
