import { isSameWording } from '../../entries/compare/find-duplicates.js';
import type { Entry } from '../../entries/entry.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import { splitSections } from '../../workspace/split-sections.js';
import type { Procedure } from './procedure-file.js';

/** A procedure with the same purpose, and whether its steps are the same. */
export type RivalProcedure = { readonly entry: Entry; readonly steps: readonly string[]; readonly isSame: boolean };

/** The procedures among the entries that have the trigger of a new one. Those with the same steps first. */
export function findRivalProcedures({ trigger, steps }: Procedure, entries: readonly Entry[]): RivalProcedure[] {
  const rivals = entries.flatMap((entry): RivalProcedure[] => {
    if (entry.role !== 'procedures') return [];
    const known = readWritten(entry.text);
    const isFor = known.triggers.some((one) => isSameWording(one, trigger));
    return isFor ? [{ entry, steps: known.steps, isSame: areSame(known.steps, steps) }] : [];
  });
  return rivals.sort((one, other) => Number(other.isSame) - Number(one.isSame));
}

/** What a file says it is for, in its title and under Trigger, and its steps. */
function readWritten(text: string): { triggers: string[]; steps: string[] } {
  const sections = splitSections(text);
  const named = (name: string) => sections.find(({ heading }) => heading.toLowerCase() === name);
  const bodyOf = (name: string) => named(name)?.text.split('\n').slice(1).join('\n').trim() ?? '';
  const title = sections.find(({ level }) => level === 1)?.heading ?? '';
  const steps = [...bodyOf('steps').matchAll(/^(?:[-*+]|\d{1,9}[.)])\s+(.*(?:\n[ \t]+\S.*)*)/gm)].map(([, step = '']) =>
    unescapeText(step.replace(/\n[ \t]+/g, '\n')),
  );
  return { triggers: [title, unescapeText(bodyOf('trigger'))].filter((one) => one !== ''), steps };
}

function areSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((step, index) => isSameWording(step, other[index] ?? ''));
}
