import { wordsOf } from '../language/words/words-of-text.js';

const longest = 300;

/** Why a text is not a fact for core memory, or null. */
export function whyUnsuitable(text: string): string | null {
  const said = text.trim();
  if (isHeading(said)) return 'it is a heading';
  if (isCommand(said)) return 'it is a command';
  if (isMetadata(said)) return 'it is metadata of the notes';
  if (isTask(said)) return 'it is a task';
  if (/[?？]\s*$/.test(said)) return 'it is a question';
  if (isFragment(said)) return 'it is a fragment';
  return [...said].length > longest ? `it is longer than ${longest} characters` : null;
}

function isHeading(text: string): boolean {
  return /^#{1,6}(?:\s|$)/.test(text) || /^(?:\*\*|__)[^*_]{1,80}(?:\*\*|__)[:：]?$/.test(text);
}

/** A task, which is finished once it is done. */
function isTask(text: string): boolean {
  return (
    /^(?:[-*+]\s+)?\[[ xX]\](?:\s|$)/.test(text) ||
    /^(?:\*\*)?(?:to-?\s?do|task|fixme|action item|reminder|remind (?:me|us|\p{Lu}\p{L}*)|erledigen|aufgabe|tarea|pendiente|à faire|tâche)(?:\*\*)?\s?(?:[:：–—-]|to\s)/iu.test(
      text,
    )
  );
}

const programs =
  'sudo|npm|npx|yarn|pnpm|git|curl|wget|docker|kubectl|cd|ls|cat|grep|sed|rm|cp|mv|mkdir|chmod|ssh|scp|pip3?|python3?|node|brew|apt(?:-get)?|systemctl|agentsoul';

function isCommand(text: string): boolean {
  if (/^(?:[$%>❯]\s|\.{0,2}\/\w|```|~~~)/.test(text)) return true;
  const plain = text.replace(/^`([^`]*)`$/, '$1');
  if (plain !== text) return true;
  // A sentence may begin with such a word; a command goes on with an option, a path or a subcommand.
  return new RegExp(`^(?:${programs})\\s+(?:-{1,2}\\w|\\S*[/.=@]\\S|(?:${subcommands})(?:\\s|$))`).test(plain);
}

const subcommands =
  'install|run|push|pull|commit|clone|add|build|start|stop|restart|test|checkout|status|exec|up|down|update|upgrade|apply|get|log|rebase|merge|fetch|remember|search';

const labels =
  'id|status|session|session_id|model|timestamp|time|date|created|updated|last updated|version|path|file|commit|score|tokens|channel|room|type|source|confidence|tags|agent|user|from|to|subject|message_id|trigger|store|entities';

function isMetadata(text: string): boolean {
  return (
    /^[{[].*[}\]]$/s.test(text) ||
    /^\|.*\|$/s.test(text) ||
    /^<!--|^---$|^\w+:\/\/\S+$/.test(text) ||
    /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.Z+-]+)?\W*$/.test(text) ||
    /^(?:HEARTBEAT_OK|NO_REPLY)\b/.test(text) ||
    /_\(score=[\d.]+, hits=\d+/.test(text) ||
    new RegExp(`^(?:\\*\\*)?(?:${labels})(?:\\*\\*)?\\s?[:=|]`, 'i').test(text)
  );
}

/** Too short for a fact, or only part of one. */
function isFragment(text: string): boolean {
  if (/[,;:：…—–-]$|\.\.\.$/.test(text) || /^(?:…|\.\.\.|[,;)])/.test(text)) return true;
  const words = wordsOf(text);
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(text);
  return isUnspaced ? [...text].length < 5 : words.length < 3;
}
