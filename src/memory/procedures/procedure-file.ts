import { splitSentences } from '../../language/sentences/split-sentences.js';
import type { Day } from '../../workspace/calendar-days.js';
import { escapeText } from '../escape-text.js';

export type Procedure = {
  /** When it is to be followed. */
  readonly trigger: string;
  readonly steps: readonly string[];
  readonly notes: string | null;
};

/** Parses a text into its purpose and its steps. */
export function readProcedure(text: string): Procedure {
  const [head = '', ...rest] = text.trim().split('\n');
  const items = rest.flatMap((line) => /^\s*(?:[-*+]|\d{1,9}[.)])\s+(.+)$/.exec(line)?.[1] ?? []);
  if (items.length >= 2) {
    const others = rest.filter((line) => line.trim() !== '' && !/^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line));
    return { trigger: head.replace(/[:：]\s*$/, ''), steps: items, notes: others.join('\n').trim() || null };
  }
  const numbered = readNumbered(text.trim());
  if (numbered !== null) return numbered;
  const colon = /^(.{3,120}?)\s?[:：]\s*(\S.*)$/su.exec(text.trim());
  const when =
    /^((?:when(?:ever)?|before|after|if|wenn|sobald|bevor|cuando|antes de|quand|avant|quando|prima di|когда|перед)\b[^,]{3,120}),\s*(\S.*)$/isu.exec(
      text.trim(),
    );
  const purpose = /^((?:(?:in order )?to|um|para|pour|per)\s[^,:]{3,120}),\s*(\S.*)$/isu.exec(text.trim());
  const [trigger, said] =
    purpose !== null
      ? [purpose[1] ?? '', purpose[2] ?? '']
      : colon !== null
        ? [colon[1] ?? '', colon[2] ?? '']
        : when !== null
          ? [when[1] ?? '', when[2] ?? '']
          : ['', text];
  const steps = splitSteps(said);
  return {
    trigger: trigger === '' ? firstWords(text) : trigger,
    steps: steps.length > 1 ? steps : [said.trim()],
    notes: null,
  };
}

/** The file of a new procedure. */
export function formatProcedure(
  { trigger, steps, notes }: Procedure,
  { title, day, source }: { title: string; day: Day; source: string },
): string {
  const parts = [
    `# ${title}`,
    `<!-- Type: procedure | Learned: ${day} -->`,
    '## Trigger',
    escapeText(trigger),
    '## Steps',
    steps.map((step, index) => `${index + 1}. ${escapeText(step).replace(/\n/g, '\n   ')}`).join('\n'),
    '## Notes',
    ...(notes === null ? [] : [escapeText(notes)]),
    '## Learned From',
    `- ${day} — ${source}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Steps that are numbered on one line: "How to open the safe: 1. turn the dial 2. press 7". */
function readNumbered(text: string): Procedure | null {
  const marks: { start: number; end: number }[] = [];
  for (const mark of text.matchAll(/(?<!\S)\(?(\d{1,2})[.)]\s+/g))
    if (Number(mark[1]) === marks.length + 1) marks.push({ start: mark.index, end: mark.index + mark[0].length });
  const [first] = marks;
  if (first === undefined || marks.length < 2) return null;
  const trigger = text.slice(0, first.start).replace(/[\s:：,–—-]+$/u, '');
  const steps = marks.map(({ end }, index) => withoutEnd(text.slice(end, marks[index + 1]?.start)));
  return { trigger: trigger === '' ? firstWords(text.slice(first.end)) : trigger, steps, notes: null };
}

function withoutEnd(step: string): string {
  return step.trim().replace(/(?:[,;.。]|,? (?:and|then|and then|und|dann|y|et|e|и))$/iu, '');
}

/** "first A, then B, and finally C" and "A, B, C" are three steps. */
function splitSteps(text: string): string[] {
  return splitSentences(text)
    .map((sentence) => sentence.replace(/[.。]\s*$/u, ''))
    .join('\n')
    .split(
      /[,;；，、]\s*|\n|\s+(?=(?:and )?(?:then|finally|dann|danach|zuletzt|luego|después|ensuite|enfin|puis|depois|por fim|poi|infine|потом|затем)\s)/iu,
    )
    .map((step) =>
      step
        .replace(
          /^(?:and |und |y |et |e |и )?(?:first|then|next|finally|zuerst|dann|danach|zuletzt|primero|luego|después|por último|d'abord|ensuite|puis|enfin|primeiro|depois|por fim|prima|poi|infine|сначала|потом|затем|наконец)\s+/iu,
          '',
        )
        .replace(/^(?:and|und|y|et|e|и)\s+/iu, '')
        .trim(),
    )
    .filter((step) => step !== '');
}

function firstWords(text: string): string {
  return text.trim().split(/\s+/).slice(0, 8).join(' ');
}
