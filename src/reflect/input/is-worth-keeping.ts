import { splitWords } from '../../language/words/split-words.js';

/** Why a note is not worth keeping, or null if it may be. `isTyped` is whether its heading says what kind of memory it is. */
export function whyNotWorthKeeping(text: string, { isTyped }: { isTyped: boolean }): string | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  const words = splitWords(plain);
  if (!/\p{L}{2}/u.test(plain)) return 'no words';
  // "Hi Bob" greets; a name of somebody makes no news of it.
  if (greeting.test(plain.replace(/(?<=\p{L},? )\p{Lu}\p{Ll}{1,14}(?=[^\p{L}]*$)/u, ''))) return 'chit-chat';
  if (outputs.some((output) => output.test(plain))) return 'program output';
  if (words.length <= 9 && progress.test(plain)) return 'a passing state';
  if (words.length <= 12 && notices.some((notice) => notice.test(plain))) return 'a notice';
  if (/^\S*:\/\/\S+$/.test(plain)) return 'a bare link';
  if (words.length <= 3 && isMashed(words.map((word) => word.text))) return 'no words';
  if (!isTyped && words.length <= 2 && !words.some(({ isUnspaced }) => isUnspaced)) return 'a fragment';
  if (!isTyped && /[:：]$/.test(plain) && words.length <= 6) return 'a heading';
  return null;
}

const small =
  "hi|hello|hey|heya|hiya|yo|good (?:morning|afternoon|evening|night|day)|morning|evening|night|thanks?(?: you)?|thank you|thx|ty|cheers|ok|okay|okey|k|kk|yes|yeah|yep|yup|no|nope|nah|sure|cool|great|nice|perfect|awesome|lovely|right|exactly|fine|alright|got it|will do|done|lol|haha+|hehe|rofl|omg|wow|oops|hm+|uh+|um+|ah+|oh|brb|afk|bbl|gtg|ping|pong|test(?:ing)?|bye|goodbye|see (?:you|ya)|cya|later|you there|anyone there|are you there|how are you|what's up|sup|back|i'm back|welcome|you're welcome|no problem|np|never ?mind|nvm|all good|sounds good|makes sense|have a (?:nice|good|great) (?:day|one|evening|weekend)|good luck|happy (?:monday|friday|weekend)|hallo|moin|servus|guten (?:morgen|tag|abend)|gute nacht|danke|bitte|ja|nein|tschüss|hola|buenos días|buenas|gracias|sí|vale|adiós|bonjour|bonsoir|salut|merci|oui|non|d'accord|ciao|buongiorno|grazie|sì|olá|bom dia|obrigad[oa]|sim|não|привет|спасибо|да|нет|пока";
const filler =
  'again|all|there|so much|a lot|very much|then|now|everyone|team|you|too|please|and|well|for now|soon|tomorrow|dear';
const greeting = new RegExp(
  `^(?:\\W*(?:${small})(?![\\p{L}\\p{N}]))+(?:[\\s,]+(?:${filler})(?![\\p{L}\\p{N}])){0,3}[^\\p{L}\\p{N}]*$`,
  'iu',
);

const outputs: readonly RegExp[] = [
  /^(?:\$|%|>|#|PS [A-Z]:\\)\s?\S/,
  /^\[?(?:DEBUG|INFO|WARN(?:ING)?|ERROR|TRACE|FATAL|NOTICE|CRITICAL)\]?[\s:]/,
  /^(?:npm|yarn|pnpm|pip|git|docker|cargo|apt|brew|curl|wget|make|node|python3?|sudo|ssh|kubectl|systemd|kernel|cron)(?:\[\d+\])?(?::| (?:warn|err|info|install|notice|deprecated|run|build|pull|push|fetch|status|commit|error|WARN|ERR!))/i,
  /\b[d-][rwx-]{9}\b|^total \d+\b/,
  /^(?:HTTP\/\d|GET |POST |PUT |DELETE |PATCH )|^[1-5]\d\d (?:OK|Not Found|Created|Accepted|No Content|Bad Request|Unauthorized|Forbidden|Internal Server Error|Bad Gateway|Moved Permanently)\b/,
  /^(?:Traceback|Exception|Uncaught|Segmentation fault|Error:|TypeError|SyntaxError|ReferenceError|Caused by:|at [\w.$]+\()/,
  /^[{[]\s*"[\w-]+"\s*[:,]/,
  /^\[?\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d)?\S*\]?\s+(?:\[|\w+:|[A-Z]{4,}\b)/,
  /^\d+ (?:files?|tests?|packages?|rows?|commits?|errors?|warnings?|passing|failing|vulnerabilities)\b.*(?:changed|passed|failed|added|affected|found|insertion|deletion|audited|\d+ms|\d+ s)/i,
  /\bexit (?:code|status)\s+\d+|\bpid\s?[=:]?\s?\d+|\b0x[0-9a-f]{6,}\b|\bheartbeat\b.*\b(?:ok|alive)\b|^worker \d+\b/i,
  /^(?:added|removed|changed) \d+ packages?\b|^up to date\b|^build (?:succeeded|failed|passed)\b|^(?:compiled|done) in \d/i,
  /^(?:loading|connecting|saving|syncing|fetching|please wait)\b.{0,20}(?:\.{2,}|…)/i,
];

/** What goes on at the moment and is over before anybody reads of it. */
const progress =
  /(?<![\p{L}\p{N}])(?:\d{1,3}\s?%|(?:still|currently|now|just)?\s?(?:is |are |was )?(?:rendering|loading|building|compiling|uploading|downloading|syncing|synchronising|synchronizing|installing|processing|indexing|updating|rebooting|restarting|printing|waiting|buffering|charging|backing up|in progress|on hold)(?:\s|…|\.|$)|(?:build|sync|job|backup|import|export|upload|download|script|render|print|update|test|deploy(?:ment)?|server|machine|queue|process|tests) (?:is|are) (?:still )?(?:running|queued|pending|busy|going|waiting)|läuft (?:noch|gerade)|en cours|en curso|in corso)/iu;

const notices: readonly RegExp[] = [
  /^you (?:have|'ve got|got) \d+ (?:unread|new|missed|pending)/i,
  /^(?:weather|forecast|temperature|temp)\b|\d\s?°[CF]\b.*\b(?:cloud|sun|rain|wind|clear|overcast|humid)/i,
  /\b(?:battery|storage|disk|memory) (?:is )?(?:low|full|at \d)/i,
  /^(?:reminder|notification|alert|notice): ?.{0,20}$|\b(?:unsubscribe|click here|view in browser|do not reply)\b/i,
  /^(?:typing|is typing|seen|read|delivered|sent from my)\b/i,
  /^(?:session|conversation|chat) (?:started|ended|resumed|reset|compacted)\b|^NO_REPLY$|^HEARTBEAT_OK$/i,
];

/** Keys that were hit, not words that were written. */
function isMashed(words: readonly string[]): boolean {
  return words.every(
    (word) =>
      /^[a-z]+$/.test(word) &&
      (/^(.)\1+$/.test(word) ||
        (word.length >= 4 && !/[aeiouy]/.test(word)) ||
        keyRows.some((row) => row.includes(word) && word.length >= 4)),
  );
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'yxcvbnm', 'azertyuiop'];
