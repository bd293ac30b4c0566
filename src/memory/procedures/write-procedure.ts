import type { Day } from '../../workspace/days.js';
import { escapeText } from '../escape-text.js';

export type Procedure = {
  /** When it is to be followed. */
  readonly trigger: string;
  readonly steps: readonly string[];
  readonly notes: string | null;
};

/** Takes a text apart: what it is for, and its steps one by one. */
export function readProcedure(text: string): Procedure {
  const [head = '', ...rest] = text.trim().split('\n');
  const items = rest.flatMap((line) => /^\s*(?:[-*+]|\d{1,9}[.)])\s+(.+)$/.exec(line)?.[1] ?? []);
  if (items.length >= 2) {
    const others = rest.filter((line) => line.trim() !== '' && !/^\s*(?:[-*+]|\d{1,9}[.)])\s/.test(line));
    return { trigger: head.replace(/[:：]\s*$/, ''), steps: items, notes: others.join('\n').trim() || null };
  }
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

/** "first A, then B, and finally C" and "A, B, C" are three steps. */
function splitSteps(text: string): string[] {
  return text
    .replace(/[.。]\s*$/u, '')
    .split(
      /[,;；，、]\s*|[.。]\s+|\s+(?=(?:and )?(?:then|finally|dann|danach|zuletzt|luego|después|ensuite|enfin|puis|depois|por fim|poi|infine|потом|затем)\s)/iu,
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
