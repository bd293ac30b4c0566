import { relative, resolve } from 'node:path';
import {
  type BaselineRequest,
  type Gate,
  isAtLeast,
  type LintOptions,
  type Severity,
  SoulError,
} from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { failingSeverities, type LintFormat, lintConfidences, lintFormats, shownSeverities } from './formats.js';

/** What a run is asked for, with contradictions refused. */
export type LintRequest = {
  readonly format: LintFormat;
  readonly outputs: readonly Output[];
  readonly engine: Pick<LintOptions, 'only' | 'skip' | 'base' | 'minSeverity' | 'minConfidence'>;
  /** The mildest severity that people are shown; milder findings are counted. */
  readonly shownFrom: Severity;
  readonly gate: Gate;
  readonly fix: 'none' | 'safe' | 'unsafe';
  readonly baseline: Omit<BaselineRequest, 'text'> | null;
  /** The path that the text on standard input is checked as. */
  readonly stdinAs: string | null;
  readonly isWatching: boolean;
  /** Whether the language model of the settings is asked as well. */
  readonly asksModel: boolean;
};

/** A report to write to a file; `file` is an absolute path. */
export type Output = { readonly format: LintFormat; readonly file: string };

export function readLintRequest(context: CommandContext): LintRequest {
  const { options, global } = context;
  refuseContradictions(context);
  const minSeverity = options.choice('min-severity', shownSeverities);
  const failOn = options.choice('fail-on', failingSeverities) ?? 'error';
  const maxWarnings = options.number('max-warnings');
  refuseBlindGate({ minSeverity, failOn, maxWarnings });
  const usual = failOn === 'info' ? 'info' : 'warning';
  return {
    format: global.json ? 'json' : (options.choice('format', lintFormats) ?? 'human'),
    outputs: readOutputs(context),
    engine: {
      only: options.list('rule'),
      skip: options.list('skip'),
      base: options.text('base'),
      minSeverity,
      minConfidence: options.choice('min-confidence', lintConfidences),
    },
    shownFrom: minSeverity ?? usual,
    gate: { failOn, maxWarnings },
    fix: options.flag('fix') ? (options.flag('unsafe') ? 'unsafe' : 'safe') : 'none',
    baseline: readBaselineRequest(context),
    stdinAs: options.flag('stdin') ? (options.text('as') ?? null) : null,
    isWatching: options.flag('watch'),
    asksModel: options.flag('model'),
  };
}

/** Two reports in one file would leave the last one, and a report over the baseline none of it. */
function readOutputs({ options, cwd }: CommandContext): Output[] {
  const outputs = options.list('output').map((text) => readOutput(text, cwd));
  const baseline = options.text('baseline');
  const files = [...(baseline === undefined ? [] : [resolve(cwd, baseline)]), ...outputs.map(({ file }) => file)];
  const twice = files.find((file, index) => files.indexOf(file) !== index);
  if (twice === undefined) return outputs;
  throw usage(`Two reports would be written to ${relative(cwd, twice)}.`, 'Use a different file for each --output.');
}

function readOutput(text: string, cwd: string): Output {
  const [name = '', ...rest] = text.split('=');
  const file = rest.join('=');
  const format = lintFormats.find((known) => known === name);
  if (format === undefined || file === '') {
    throw new SoulError('usage', `--output needs a format and a file, not "${text}".`, {
      hint: `For example: \`--output sarif=lint.sarif\`. Formats are ${lintFormats.join(', ')}.`,
    });
  }
  return { format, file: resolve(cwd, file) };
}

function readBaselineRequest({ options, cwd }: CommandContext): LintRequest['baseline'] {
  const name = options.text('baseline');
  const isUpdate = options.flag('update-baseline');
  const isPrune = options.flag('prune-baseline');
  if (name === undefined) {
    const asked = ['update-baseline', 'prune-baseline', 'baseline-security'].find((flag) => options.flag(flag));
    if (asked === undefined) return null;
    throw usage(`--${asked} needs --baseline.`, `Name it: \`--baseline lint-baseline.json --${asked}\`.`);
  }
  const task = isUpdate ? 'update' : isPrune ? 'prune' : 'apply';
  return { name, file: resolve(cwd, name), task, holdsSecurity: options.flag('baseline-security') };
}

/** A gate must see what it is to stop. */
function refuseBlindGate(asked: {
  minSeverity: Severity | undefined;
  failOn: Severity | 'never';
  maxWarnings: number | undefined;
}): void {
  const { minSeverity, failOn, maxWarnings } = asked;
  if (maxWarnings !== undefined && (maxWarnings < 0 || !Number.isInteger(maxWarnings))) {
    throw usage('--max-warnings needs a whole number, zero or more.', 'For example: `--max-warnings 10`.');
  }
  if (minSeverity === undefined) return;
  if (failOn !== 'never' && !isAtLeast(failOn, minSeverity)) {
    const why = `--min-severity ${minSeverity} leaves out what --fail-on ${failOn} would fail on.`;
    throw usage(why, `Use \`--min-severity ${failOn}\`, or leave one of them out.`);
  }
  if (maxWarnings !== undefined && minSeverity === 'error') {
    throw usage('--min-severity error leaves out the warnings that --max-warnings counts.', 'Leave one of them out.');
  }
}

/** Pairs that make no sense together, with the reason. */
const contradictions: readonly (readonly [one: string, other: string, why: string])[] = [
  ['update-baseline', 'prune-baseline', 'one adds to the baseline and the other only removes from it'],
  ...['rule', 'skip', 'base', 'min-severity', 'min-confidence', 'stdin'].flatMap((partial) =>
    ['update-baseline', 'prune-baseline'].map(
      (task) =>
        [task, partial, 'a baseline is made from all findings, or it would lose those that were not checked'] as const,
    ),
  ),
  ['watch', 'model', 'every saved file would send all of them to the model again'],
  ['stdin', 'model', 'a text without a workspace has no settings that name a model'],
  ['stdin', 'fix', 'a text has no file that could be changed'],
  ['stdin', 'watch', 'a text does not change'],
  ['stdin', 'base', 'a text has no history'],
  ...['json', 'output', 'fix', 'baseline'].map(
    (other) => ['watch', other, 'watching shows reports to a person and writes nothing'] as const,
  ),
];

function refuseContradictions({ options, global, args }: CommandContext): void {
  const isGiven = (name: string): boolean => {
    if (name === 'json') return global.json || options.text('format') !== 'human';
    if (['output', 'rule', 'skip'].includes(name)) return options.list(name).length > 0;
    if (['base', 'min-severity', 'min-confidence', 'baseline'].includes(name)) return options.text(name) !== undefined;
    return options.flag(name);
  };
  const pair = contradictions.find(([one, other]) => isGiven(one) && isGiven(other));
  if (pair !== undefined) {
    const other = pair[1] === 'json' && !global.json ? 'format' : pair[1];
    throw usage(`--${pair[0]} and --${other} cannot be combined: ${pair[2]}.`, 'Leave one of them out.');
  }
  if (options.flag('unsafe') && !options.flag('fix')) {
    throw usage('--unsafe can only be used with --fix.', 'Write `--fix --unsafe`.');
  }
  const format = options.text('format');
  if (global.json && format !== 'human' && format !== 'json') {
    throw usage(
      `--json and --format ${format} both set the output format.`,
      `Use \`--output ${format}=FILE\` for one.`,
    );
  }
  if (options.flag('stdin') !== (options.text('as') !== undefined)) {
    throw usage(
      '--stdin and --as must be used together.',
      'For example: `agentsoul lint --stdin --as MEMORY.md < notes.md`.',
    );
  }
  if (options.flag('stdin') && args.list('paths').length > 0) {
    throw usage('With --stdin no files are read.', 'Leave out the paths, or leave out --stdin.');
  }
}

function usage(message: string, hint: string): SoulError {
  return new SoulError('usage', message, { hint });
}
