import type { LintDocument } from '../text/lint-document.js';
import { suppressionComments } from './suppression-comments.js';

/** Findings that somebody accepts: lines of a file, or what the config names. */
export type Suppression = InlineSuppression | ConfigSuppression;

type Terms = {
  /** Ids in upper case. */
  readonly rules: readonly string[];
  /** Empty when none was given. */
  readonly reason: string;
  /** The last day it holds, as it was written. */
  readonly until: string | null;
};

/** A comment in a file. It silences a line, or a region that a second comment closes. */
export type InlineSuppression = Terms & {
  readonly from: 'file';
  readonly path: string;
  readonly reach: Reach;
  /** Where the comment itself stands. */
  readonly start: number;
  readonly end: number;
};

/** The 1-based lines that a comment silences, or why it silences none. There is no form for a whole file. */
export type Reach =
  | { readonly kind: 'lines'; readonly first: number; readonly last: number }
  | { readonly kind: 'unclosed' | 'closes-nothing' | 'no-such-form' };

/** An entry of `lint.suppress`. */
export type ConfigSuppression = Terms & {
  readonly from: 'config';
  readonly index: number;
  readonly path: string | null;
  readonly fingerprint: string | null;
};

/**
 * Reads `<!-- agentsoul-disable-next-line RULE, RULE -- reason until 2026-12-01 -->`, `agentsoul-disable-line` for the line it
 * stands on, and regions from `agentsoul-disable RULE -- reason` to `agentsoul-enable RULE`. Comments in code are examples.
 */
export function readSuppressions(document: LintDocument): InlineSuppression[] {
  const found: InlineSuppression[] = [];
  const open: (InlineSuppression & { reach: Reach })[] = [];
  for (const { form, words, line, start, end } of suppressionComments(document)) {
    const terms = termsOf(words);
    const add = (reach: Reach, rules = terms.rules) => {
      const suppression = { from: 'file' as const, path: document.path, reach, start, end, ...terms, rules };
      found.push(suppression);
      return suppression;
    };
    if (form === 'disable-next-line') add({ kind: 'lines', first: line + 1, last: line + 1 });
    else if (form === 'disable-line') add({ kind: 'lines', first: line, last: line });
    else if (form === 'disable') open.push(...namesOf(terms).map((rules) => add({ kind: 'unclosed' }, rules)));
    else if (form !== 'enable') add({ kind: 'no-such-form' });
    else
      for (const rules of namesOf(terms)) {
        const at = open.findLastIndex((region) => rules.length > 0 && region.rules[0] === rules[0]);
        const [region] = at === -1 ? [] : open.splice(at, 1);
        if (region === undefined) add({ kind: 'closes-nothing' }, rules);
        else region.reach = { kind: 'lines', first: document.lines.indexAt(region.start) + 1, last: line };
      }
  }
  return found;
}

/** Each rule opens and closes a region of its own. */
function namesOf({ rules }: Terms): readonly (readonly string[])[] {
  return rules.length === 0 ? [[]] : rules.map((rule) => [rule]);
}

function termsOf(text: string): Terms {
  const divided = text.indexOf('--');
  const names = divided === -1 ? text : text.slice(0, divided);
  const explained = divided === -1 ? '' : text.slice(divided + 2).trim();
  const until = /(?:^|\s)\[?until\s{1,4}(\S{1,40}?)\]?$/i.exec(explained.slice(-80));
  const rules = names.split(/[,\s]+/).filter((name) => name !== '');
  return {
    rules: [...new Set(rules.map((name) => name.toUpperCase()))],
    reason: until === null ? explained : explained.slice(0, explained.length - until[0].length).trim(),
    until: until?.[1] ?? null,
  };
}

/** Reads `lint.suppress` of a config that was checked against its schema. */
export function readConfigSuppressions(config: Readonly<Record<string, unknown>>): ConfigSuppression[] {
  const { lint } = config;
  if (typeof lint !== 'object' || lint === null || !('suppress' in lint) || !Array.isArray(lint.suppress)) return [];
  return lint.suppress.flatMap((entry: unknown, index): ConfigSuppression[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const fields = entry as Readonly<Record<string, unknown>>;
    const rule = stringOf(fields.rule);
    if (rule === null) return [];
    return [
      {
        from: 'config',
        index,
        rules: [rule.toUpperCase()],
        reason: stringOf(fields.reason)?.trim() ?? '',
        until: stringOf(fields.until),
        path: stringOf(fields.path)?.replace(/^\.\//, '') ?? null,
        fingerprint: stringOf(fields.fingerprint),
      },
    ];
  });
}

function stringOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
