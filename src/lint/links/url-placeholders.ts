import { lazyValue } from '../../workspace/lazy-value.js';

/** A place in a URL that somebody is meant to fill in. */
type DataSlot = { readonly name: string; readonly isInQuery: boolean };

/** The slots of a URL: `{{name}}`, `${name}`, `$(command)`, `{name}`, `<name>`, `[NAME]`, `%s`, `$NAME`, and `MEMORY_CONTENTS` in capitals. */
export function urlPlaceholders(url: string): DataSlot[] {
  const query = url.search(/[?#]/);
  // `$GSD` in a path is a ticker or a price as often as a variable.
  const isSlot = ({ 0: slot, index }: RegExpExecArray) =>
    !/^\$[A-Z]/.test(slot) || (query !== -1 && index > query) || asksForData(slot.slice(1));
  const marked = [...url.slice(0, 2_000).matchAll(slots)].filter(isSlot);
  const shouted = [...url.slice(0, 2_000).matchAll(capitals)].filter(([, name = '']) => asksForData(name));
  return [...marked, ...shouted].map((match) => ({
    name: match.slice(1).find((name) => name !== undefined) ?? '',
    isInQuery: query !== -1 && match.index > query,
  }));
}

const capitals = /[=/]([A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,6})(?![\w-]|\.\w)/g;

const slots =
  /\{\{\s{0,4}([^{}\n]{1,80})\}\}|\$\{([^{}\n]{1,80})\}|\$\(([^()\n]{1,80})\)|\{([^{}\n]{1,80})\}|<([^<>\n]{1,80})>|\[([^\][\n]{1,80})\]|%7B([\w%. -]{1,80})%7D|=(%s)|%([\p{L}_]{4,40})%|\$([A-Z][A-Z0-9_]{2,40})/giu;

/** Whether the name of a slot asks for what an agent knows, rather than for a term to look up or the name of a page. */
export function asksForData(name: string): boolean {
  return asked().test(name.replaceAll('_', ' ').replace(/([a-z])([A-Z])/g, '$1 $2'));
}

const asked = lazyValue(
  () =>
    /\b(?:memor(?:y|ies)|secrets?|data|conversations?|transcripts?|chat|history|context|summary|summaries|notes?|messages?|passwords?|credentials?|prompt|session|cookies?|env|contents?|everything|answer|reply|response|output|user (?:data|info|input|message)|base64|b64|encoded|payload|exfil\w*|keys?|tokens?|files?|e-?mails?|contacts?|last message|gedächtnis|geheimnis\w*|nachricht|daten|verlauf|datos|secretos?|memoria|mensaje|contraseñas?|claves?|historial|usuario|données|mémoire|память|данные|пароль|секрет\w*|сообщени\w*|переписк\w*)\b|记忆|数据|密码|密钥|对话|内容|聊天|秘密|記憶|データ|会話|パスワード|^(?:cat|curl|env|printenv|base64|whoami|hostname|id|ls)\b/iu,
);
