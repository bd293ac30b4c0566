import { roles } from '../../roles/roles.js';
import type { LintDocument } from '../text/lint-document.js';
import type { Sentence } from '../text/sentences.js';
import { hitsOf, isDenied, speaksOf } from './read-sentence.js';
import { spanOf } from './report-hit.js';

/** Whether a file holds what was noted rather than what was decided: memories, logs, facts about the user. */
export function isNote({ role, load }: LintDocument): boolean {
  return role === null ? load === 'looked-up' : roles[role].memory;
}

/** An address on the net, of a person or of a machine. */
export function hasAddress(text: string): boolean {
  return address.test(text);
}

const address = /https?:\/\/|[\w.+-]@[\w-]{1,63}\.\w{2}|\b\d{1,3}(?:\.\d{1,3}){3}\b|\bt\.me\/|\bwebhooks?\b/i;

/** An address that is not on the same machine or in the same house. */
export function hasOutsideAddress(text: string): boolean {
  return hasAddress(text.replace(ownMachine, ' '));
}

const ownMachine =
  /\b(?:https?:\/\/)?(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|0\.0\.0\.0|10\.\d{1,3}\.\d{1,3}\.\d{1,3}|192\.168\.\d{1,3}\.\d{1,3})(?::\d{1,5})?\S{0,200}/gi;

/** Something an order can be carried out on: an address, a command, a path, a file of the workspace. */
export function hasTarget(text: string): boolean {
  return hasAddress(text) || /`[^`]{3,}`|(?:^|\s)(?:~|\.{1,2})?\/[\w.-]{2,}|\b[A-Z]{4,}\.md\b/.test(text);
}

/** Whether what is ordered reaches beyond the conversation: an address, a command, money. */
export function reachesOut(sentence: Sentence): boolean {
  return (
    hasOutsideAddress(sentence.text) ||
    chatAccount.test(sentence.text) ||
    speaksOf(sentence, 'pay') ||
    /`[^`]{0,200}(?:curl|wget|ssh|nc|bash|rm|git push|scp|rsync)\b/.test(sentence.text) ||
    farScript.test(sentence.text)
  );
}

const chatAccount = /@\w{2,40}bot\b|\b(?:tg|telegram|signal|whatsapp|wechat|discord|viber) ?:? ?@\w{3}/i;

/** A script that lies outside the workspace, or a shell that is given a path. */
const farScript =
  /(?:^|[\s`"'])(?:~|\/(?:tmp|var|opt|usr|home|etc|dev|Users|root)|\$HOME)\/[\w./-]{0,120}\.(?:sh|py|js|rb|pl|ps1|bat|command)\b|`(?:z|da)?sh [~./$][^`]{0,120}`|`(?:python3?|node|perl|ruby|source) (?:~|\/|\$HOME)[^`]{0,120}`/;

/** A request that an answer be changed or filled with something: in a memory it waits for the next answer. */
export function replyOrder(sentence: Sentence): { start: number; end: number } | null {
  const { text, siblings } = sentence;
  // What somebody asked for at length stands in a transcript, and rules about those are other rules.
  if (siblings > 2 || text.length > 240) return null;
  const hit = hitsOf(sentence, 'reply', 'snippet')[0];
  if (hit === undefined) return asksForForm.test(text) && startsWithOrder(text) ? { start: 0, end: text.length } : null;
  if (!startsWithOrder(text)) return null;
  if (speaksOf(sentence, 'reported', 'other') || isDenied(sentence, hit) || isTaste(text) || hit.start > 100)
    return null;
  return spanOf(hit);
}

const asksForForm =
  /^\W{0,4}(?:reply|respond|answer) (?:in|using|with|only in) (?!a |my |one |short|full|plain|simple|clear)/i;

/** Wishes about length, tone and language are what such files are for. */
function isTaste(text: string): boolean {
  return /\b(?:short|brief|concise|words|sentences|tone|polite|friendly|formal|informal|bullet|structured|respectful|thorough|detailed|accurate|examples|sources|style|presentation)\b|^\W{0,4}(?:begin|start|end) your/i.test(
    text,
  );
}

/** English requests begin with their verb, or with a polite word before it. */
function startsWithOrder(text: string): boolean {
  return /^\W{0,4}(?:please |kindly |just |always |in your \w+,? |can you |could you |don't (?:forget|hesitate) to |remember to |take a moment to |be sure to |make sure to |consider |ensure |keep in mind )?(?!(?:once|when|while|after|before|since|although|because|this|that|these|those|the|our|their|his|her|its|some|many|most|all|for|with|from|and|but|you|they|she|who|what|how|why|where|your)\b)[a-z]{3,14}\b(?! (?:is|are|was|were|has|have|had|will|would|said|asked|wrote|prefers|likes|wants|does|did)\b)/i.test(
    text,
  );
}
