import { createPrefilter, type Prefilter } from '../text/keyword-prefilter.js';
import type { LintDocument } from '../text/lint-document.js';
import type { Span } from '../text/markdown-blocks.js';

export type RuntimeMarker = Span & {
  /** With an article, for messages. */
  readonly what: string;
  /** Runtimes and people leave such lines behind; nothing follows from them alone. */
  readonly isDebris: boolean;
};

/** What looks like a mark that runtimes put around the files in a prompt. */
export function runtimeMarkers(document: LintDocument): RuntimeMarker[] {
  const { text } = document;
  const markers: RuntimeMarker[] = [];
  for (const { what, look, signs, pattern } of shapes) {
    if (look !== undefined && !document.mayHold(look)) continue;
    if (signs !== undefined && !signs.some((sign) => text.includes(sign))) continue;
    for (const { 0: found, index } of text.matchAll(pattern)) {
      const blank = found.length - found.trimStart().length;
      markers.push({ what, isDebris: isLeftBehind(found), start: index + blank, end: index + found.trimEnd().length });
    }
  }
  markers.push(...strayClosings(text), ...(text.includes('END OF') ? endsOfFiles(text) : []));
  return markers.sort((one, other) => one.start - other.start);
}

/** `[System Message] [sessionId: …] A cron job …`, as runtimes log what they told the agent. */
function isLeftBehind(marker: string): boolean {
  return /^[\s>*#-]*\[System (?:Message|Notice|Reminder)\]/.test(marker);
}

const cutNote = 'a note that the file was cut';

const cutWords = createPrefilter('truncated', 'omitted', 'clipped', '[cut', '[the first');
const trustWords = createPrefilter('trusted', 'external');

/** Each with what a text must hold for it. */
const shapes: readonly { what: string; look?: Prefilter; signs?: readonly string[]; pattern: RegExp }[] = [
  {
    what: 'the boundary of untrusted content',
    look: createPrefilter('trusted', 'external', 'security notice'),
    pattern:
      /\[\/?(?:(?:begin|start|end)[ _-](?:of[ _-])?(?:the[ _-])?)?(?:external|untrusted|trusted)[ _-](?:content|data|input|source|text)s?\]|<\/?(?:un)?trusted>|SECURITY NOTICE: The following content is from an? (?:EXTERNAL|UNTRUSTED)[^\n]{0,200}/gi,
  },
  {
    what: 'a system message',
    look: createPrefilter('[system'),
    pattern: /^[ \t>*#-]{0,12}\[(?:SYSTEM\]|[Ss]ystem: |SYSTEM: )/gm,
  },
  {
    what: cutNote,
    look: cutWords,
    pattern:
      /\[\s{0,2}(?:\.{3}|…)?\s{0,2}(?:[a-z]{2,12} ){0,3}(?:truncated|omitted|clipped)[^\]\n]{0,120}\b(?:read|open|load|fetch|run|view|full (?:content|text|file) in)\b[^\]\n]{1,120}(?:\]|$)/gim,
  },
  {
    what: cutNote,
    look: cutWords,
    pattern:
      /(?:…|\.{3})\s{0,2}[[(]?\s{0,2}(?:\w{2,12} ){0,3}truncated[^\n]{0,60}(?:\b(?:read|see|open|load|fetch|view)\b|: kept \d)[^\n]{1,80}/gi,
  },
  {
    what: cutNote,
    look: cutWords,
    pattern: /\[(?:Cut to fit\. Read|Cut: read|The first \d{1,9} (?:and the last \d{1,9} )?of) [^\]\n]{1,200}\]/g,
  },
  {
    what: 'the boundary of untrusted content',
    signs: ['<<'],
    pattern:
      /(?<!<)<{2,3}\/?\s{0,2}(?:[A-Z]{2,12}[_ -]){0,4}(?:UNTRUSTED|EXTERNAL|TRUSTED|SYSTEM|PROMPT|INSTRUCTIONS?|CONTEXT|TOOL|MEMORY)(?:[_ -][A-Z]{2,12}){0,4}\b[^\n<>]{0,80}(?:>{2,3}|$)/gm,
  },
  {
    what: 'the boundary of untrusted content',
    look: trustWords,
    pattern:
      /<\/?(?:untrusted|external|trusted)[-_ ]?(?:content|data|input|text|context|source|document)s?(?:\s[^<>]{0,120})?>/gi,
  },
  {
    what: 'the boundary of a prompt',
    signs: ['BEGIN ', 'START ', 'END '],
    pattern:
      /^[^\w\n]{0,16}(?:BEGIN|START|END)(?: OF)?(?: THE)? (?:(?:SYSTEM|DEVELOPER|ASSISTANT|HIDDEN|INITIAL) (?:PROMPT|MESSAGES?|INSTRUCTIONS?|CONTEXT|TURN)|PROMPT|(?:UNTRUSTED|TRUSTED|EXTERNAL) [A-Z]{3,12}|USER (?:INPUT|DATA|MESSAGE|CONTENT|PROMPT|TURN)|(?:TOOL|RETRIEVED|PROJECT|WORKSPACE) (?:OUTPUT|RESULTS?|CONTEXT|CONTENT|FILES?))[^\w\n]{0,16}$/gm,
  },
  {
    what: 'a system message',
    look: createPrefilter('[system ', '[developer ', '[runtime', '[gateway'),
    pattern:
      /^[ \t>*#-]{0,12}\[(?:(?:runtime|gateway)\]|(?:system|developer|runtime|gateway) (?:message|prompt|override|instructions?|reminder|notice|directive)s?\])(?![([]):?/gim,
  },
];

/** Closes something that no line of the file opened: the wrapper a runtime puts around it. */
function strayClosings(text: string): RuntimeMarker[] {
  if (!text.includes('</')) return [];
  const opened = new Map<string, number>();
  const markers: RuntimeMarker[] = [];
  for (const { 0: tag, 1: slash, 2: name = '', index } of text.matchAll(wrapperTag)) {
    const key = name.toLowerCase();
    const depth = opened.get(key) ?? 0;
    if (slash !== '/') opened.set(key, depth + 1);
    else if (depth > 0) opened.set(key, depth - 1);
    else
      markers.push({
        what: 'the end of the wrapper around this file',
        isDebris: false,
        start: index,
        end: index + tag.length,
      });
  }
  return markers;
}

const wrapperTag =
  /<(\/?)(contexts?|documents?|document_contents?|memory|memories|instructions?|user_input|user_message|user_query|user_data|file|files|file_contents?|workspace|project_context|retrieved_context|search_results?|data|input|prompt|conversation|history)(?:\s[^<>]{0,120})?>/gi;

/** `END OF FILE` with something after it. At the very end it is a custom of people. */
function endsOfFiles(text: string): RuntimeMarker[] {
  const markers: RuntimeMarker[] = [];
  for (const { 0: line, index } of text.matchAll(
    /^[^\w\n]{0,16}END OF (?:THE )?(?:[\w/-]{1,60}\.md|FILE|DOCUMENT|MEMORY|MEMORIES|CONTEXT|WORKSPACE|NOTES|LOG|CONVERSATION|TRANSCRIPT|INPUT|DATA)(?: [A-Z]{3,12})?[^\w\n]{0,16}$/gm,
  )) {
    const end = index + line.trimEnd().length;
    if (/\S/.test(text.slice(end, end + 4_000)))
      markers.push({
        what: 'the end of a file',
        isDebris: /FILE|DOCUMENT|NOTES|LOG/.test(line) && !/\.md/.test(line),
        start: index,
        end,
      });
  }
  return markers;
}
