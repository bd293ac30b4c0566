import { lazyValue } from '../../workspace/lazy-value.js';
import { BlockTracker } from '../../workspace/markdown-block-tracker.js';
import type { LintDocument } from '../text/lint-document.js';

/** A line that tells how something is done, and how sure that is. */
export type Step = { readonly line: number; readonly start: number; readonly end: number; readonly weight: number };

/**
 * Lines of a text that belong to a procedure: commands, numbered acts on files and tools, schedules, what to read at a
 * start. Empty when they weigh less than `least` together.
 */
export function findProcedureSteps(document: LintDocument, { least }: { least: number }): Step[] {
  const candidates = candidatesIn(document);
  if (weigh(candidates) < least) return [];
  const steps = candidates.filter(({ weight, text }) => weight > 1 || isOrder(text));
  return weigh(steps) < least ? [] : steps;
}

function weigh(steps: readonly { readonly weight: number }[]): number {
  return steps.reduce((sum, { weight }) => sum + weight, 0);
}

/** Lines that name a file, a tool or a time, which most souls have few of. */
function candidatesIn(document: LintDocument): (Step & { readonly text: string })[] {
  const found: (Step & { readonly text: string })[] = [];
  const blocks = new BlockTracker();
  for (const [index, start] of document.lines.starts.entries()) {
    const whole = document.lines.textOf(index);
    const text = whole.slice(0, 1_000);
    const isShell = blocks.open === null && shellFence.test(text);
    const isInside = blocks.isInside(`${whole}\n`);
    const weight = isShell ? 2 : isInside ? 0 : weightOf(text);
    if (weight > 0) found.push({ line: index + 1, start, end: start + whole.length, weight, text });
  }
  return found;
}

function weightOf(line: string): number {
  if (line.includes('* ') && /\d/.test(line) && cron.test(line)) return 2;
  return operand.test(line) ? 1 : 0;
}

function isOrder(line: string): boolean {
  return (numbered.test(line) || atStart().test(line)) && act().test(line);
}

const shellFence = /^ {0,3}(?:```|~~~)[ \t]*(?:bash|sh|shell|zsh|console|powershell|ps1|cmd|fish)\b/i;

/** Five fields of a crontab, one of them a star. */
const cron =
  /(?:^|[\s`"'(])(?=[^\n]{0,40}\*)[\d*][\d*,/-]{0,9} [\d*][\d*,/-]{0,9} [\d*][\d*,/-]{0,9} [\d*][\d*,/-]{0,9} [\d*][\d*,/-]{0,9}(?:$|[\s`"')])/;

const numbered = /^\s{0,12}\d{1,3}[.)、．]\s{0,4}\S/;

/** Files, code and tools: what a procedure acts on and a character does not. */
const operand =
  /`[^`]{1,200}`|[\w-]{1,60}\.(?:md|json|jsonl|ya?ml|py|sh|ts|js|txt|log|toml|csv|sql)(?![\w.])|(?<!\w)(?:npm|npx|pip|git|docker|cron|kubectl|make|curl|pytest|cargo|ssh)\s\w/i;

/** Acts in the seven languages, as orders are given. */
const act = lazyValue(
  () =>
    new RegExp(
      [
        '(?<![\\p{L}])(?:run|execute|install|commit|push|deploy|restart|launch|read|load|open|check|fetch|query|update|write|append|save|call|grep|rebuild|export',
        '|führe|starte|installiere|lies|lade|öffne|prüfe|schreibe|aktualisiere|speichere',
        '|ejecuta|instala|lee|carga|abre|revisa|escribe|actualiza|guarda',
        '|exécute|lance|installe|lis|charge|ouvre|vérifie|écris|enregistre',
        '|запусти|выполни|установи|прочитай|загрузи|открой|проверь|запиши|обнови|сохрани)(?![\\p{L}])',
        '|运行|執行|执行|安装|读取|先读|打开|检查|写入|更新|启动|调用|実行|起動|読み込|読む|確認|インストール',
      ].join(''),
      'iu',
    ),
);

const atStart = lazyValue(
  () =>
    /(?<![\p{L}])(?:every session|each session|session start|at startup|on startup|on start|every time you (?:start|wake)|before (?:each|every) (?:reply|session|response|commit|task)|after (?:each|every) (?:reply|session|task)|every (?:\d{1,3} )?(?:minutes?|hours?|morning|evening|heartbeat)|bei jedem start|jede sitzung|vor jeder antwort|cada sesión|al iniciar|chaque session|au démarrage|каждую сессию|при запуске)(?![\p{L}])|每次(?:启动|会话|對話|对话|开始|回复)|每隔|起動時|毎回|セッション開始/iu,
);
