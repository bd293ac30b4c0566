import { documentLines } from '../memory/document-lines.js';
import type { LintDocument } from '../text/document.js';

/** Findings that somebody accepts: one line of a file, or what the config names. */
export type Suppression = InlineSuppression | ConfigSuppression;

type Terms = {
  /** Ids in upper case. */
  readonly rules: readonly string[];
  /** Empty when none was given. */
  readonly reason: string;
  /** The last day it holds, as it was written. */
  readonly until: string | null;
};

/** A comment in a file. It silences one line and never more. */
export type InlineSuppression = Terms & {
  readonly from: 'file';
  readonly path: string;
  /** The 1-based line that it silences; null for a form that does not exist, such as one for a whole file. */
  readonly line: number | null;
  /** Where the comment itself stands. */
  readonly start: number;
  readonly end: number;
};

/** An entry of `lint.suppress`. */
export type ConfigSuppression = Terms & {
  readonly from: 'config';
  readonly index: number;
  readonly path: string | null;
  readonly fingerprint: string | null;
};

/**
 * Reads `<!-- agentsoul-disable-next-line RULE, RULE -- reason until 2026-12-01 -->`, and `agentsoul-disable-line` for the line
 * it stands on. Comments in code are examples.
 */
export function readSuppressions(document: LintDocument): InlineSuppression[] {
  if (!document.text.includes(word)) return [];
  const found: InlineSuppression[] = [];
  for (const { text, start, index } of documentLines(document)) {
    for (let at = text.indexOf('<!--'); at !== -1; at = text.indexOf('<!--', at + 4)) {
      const inside = text.slice(at + 4, at + 4 + longest);
      const close = inside.indexOf('-->');
      const match = close === -1 ? null : form.exec(inside.slice(0, close));
      if (match === null || document.zoneAt(start + at + 4).kind !== 'comment') continue;
      const line = match[1] === '-next-line' ? index + 2 : match[1] === '-line' ? index + 1 : null;
      const place = { start: start + at, end: start + at + 4 + close + 3 };
      found.push({ from: 'file', path: document.path, line, ...place, ...termsOf(match[2] ?? '') });
    }
  }
  return found;
}

const word = 'agentsoul-disable';
const longest = 800;
const form = /^\s{0,20}agentsoul-disable((?:-[a-z]{1,20}){0,4})(?![\w-])(.*)$/s;

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
