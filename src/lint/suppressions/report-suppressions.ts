import { nearestWord } from '../../errors/nearest-word.js';
import { removedRules } from '../removed-rules.js';
import type { PlacedReport } from '../rule.js';
import type { JudgedSuppression } from './apply-suppressions.js';
import type { Suppression } from './read-suppressions.js';

/** A report and the rule it belongs to. */
export type MetaReport = { readonly ruleId: MetaRuleId; readonly report: PlacedReport };

export type MetaRuleId = 'META001' | 'META002' | 'META003' | 'META004' | 'META005' | 'META006' | 'META007';

export type MetaOptions = {
  readonly config: Readonly<Record<string, unknown>>;
  /** Ids of all rules there are. */
  readonly knownRules: readonly string[];
  /** Ids of the rules of this run. What was not looked for cannot be called unused. */
  readonly ranRules: ReadonlySet<string>;
  /** Only some files were checked, so an entry of the config may be meant for another one. */
  readonly isPartial?: boolean;
  /** Reports effective comments too. With a base, existing ones are removed again. */
  readonly tellsComments?: boolean;
  /** The file of the config, relative to the workspace. */
  readonly configPath?: string;
  readonly baseline?: { readonly path: string; readonly stale: readonly { ruleId: string; path: string }[] } | null;
};

/** What is to be said about suppressions and the baseline, once all other findings are known. */
export function reportSuppressions(judged: readonly JudgedSuppression[], options: MetaOptions): MetaReport[] {
  return [
    ...judged.flatMap((entry) => aboutSuppression(entry, options)),
    ...unknownSeverities(options),
    ...staleBaseline(options),
  ];
}

function aboutSuppression({ suppression, rule, refusal, uses }: JudgedSuppression, options: MetaOptions): MetaReport[] {
  const place = placeOf(suppression, options);
  const say = (ruleId: MetaRuleId, message: string, hint: string, severity?: 'info' | 'warning'): MetaReport[] => [
    { ruleId, report: { ...place, message, hint, ...(severity !== undefined && { severity }) } },
  ];
  const it = suppression.from === 'config' ? `\`lint.suppress[${suppression.index}]\`` : 'This suppression';
  if (refusal === 'no-such-form')
    return say('META006', 'This is not a valid suppression comment, so it silences nothing.', knownForms);
  if (refusal === 'no-rule') return say('META006', `${it} names no rule, so it silences nothing.`, knownForms);
  if (!options.knownRules.includes(rule))
    return say('META006', `${it} names a rule that does not exist.`, meant(rule, options));
  switch (refusal) {
    case 'agent-written':
    case 'workspace-file':
      return say(
        'META004',
        `${rule} is a security rule. Anyone who can write an attack into this file could also write this comment, so it is ignored.`,
        'Remove the comment. To accept the finding, put it under `lint.suppress` of agentsoul.json.',
        refusal === 'agent-written' ? undefined : 'warning',
      );
    case 'unclosed':
      return say(
        'META006',
        `This region of ${rule} is never closed, so it silences nothing.`,
        `Close it with \`<!-- agentsoul-enable ${rule} -->\`.`,
      );
    case 'closes-nothing':
      return say('META006', `No region of ${rule} is open here, so this closes nothing.`, 'Remove it.');
    case 'untrusted':
      return say(
        'META004',
        `The config accepts findings of ${rule}, but the workspace is not trusted, so they are shown.`,
        'Read `lint.suppress`, then run `agentsoul trust`. In CI, `--base` uses the suppressions of the base revision.',
        'info',
      );
    case 'unexplained':
      return say('META002', `${it} of ${rule} has no reason, so it has no effect.`, 'Add one: `-- why this is fine`.');
    case 'expired':
      return say(
        'META003',
        `${it} of ${rule} has expired, so it has no effect.`,
        'Fix the finding, or set a later day as YYYY-MM-DD.',
      );
    case null:
      if (uses > 0 && options.tellsComments === true && suppression.from === 'file')
        return say('META007', `The change silences ${rule} here.`, 'Check whether the reason is valid.', 'info');
      return uses > 0 || !options.ranRules.has(rule) || (options.isPartial === true && suppression.from === 'config')
        ? []
        : say('META001', `${it} of ${rule} silences nothing.`, 'Remove it, so that it hides nothing later.');
    default:
      return refusal satisfies never;
  }
}

const knownForms =
  'Use `agentsoul-disable-next-line`, `agentsoul-disable-line`, or a region from `agentsoul-disable` to `agentsoul-enable`, with a rule and a reason.';

function unknownSeverities({ config, knownRules, configPath = 'agentsoul.json' }: MetaOptions): MetaReport[] {
  const { lint } = config;
  if (typeof lint !== 'object' || lint === null || !('rules' in lint)) return [];
  const { rules } = lint;
  if (typeof rules !== 'object' || rules === null) return [];
  return Object.keys(rules)
    .filter((name) => !knownRules.includes(name.toUpperCase()))
    .map((name) => {
      const message = '`lint.rules` sets a severity for a rule that does not exist.';
      return {
        ruleId: 'META006',
        report: { path: configPath, message, hint: meant(name.toUpperCase(), { knownRules }) },
      };
    });
}

function meant(rule: string, { knownRules }: Pick<MetaOptions, 'knownRules'>): string {
  const reason = removedRules.get(rule);
  if (reason !== undefined) return `${rule} was removed: ${reason}. Delete the setting.`;
  const close = nearestWord(rule.slice(0, 40), knownRules);
  return close === null ? 'Run `agentsoul explain` to see all rules.' : `Did you mean ${close}?`;
}

function staleBaseline({ baseline }: MetaOptions): MetaReport[] {
  if (baseline === undefined || baseline === null || baseline.stale.length === 0) return [];
  const { length } = baseline.stale;
  const [first] = baseline.stale;
  const named = first === undefined ? '' : `, among them ${first.ruleId} in ${first.path}`;
  return [
    {
      ruleId: 'META005',
      report: {
        path: baseline.path,
        message: `${length === 1 ? '1 entry' : `${length} entries`} of the lint baseline no longer match a finding${named}.`,
        hint: `Run \`agentsoul lint --baseline ${baseline.path} --prune-baseline\`, so that they hide nothing later.`,
      },
    },
  ];
}

function placeOf(
  suppression: Suppression,
  { configPath = 'agentsoul.json' }: MetaOptions,
): Pick<PlacedReport, 'path' | 'start' | 'end'> {
  if (suppression.from === 'config') return { path: configPath };
  return { path: suppression.path, start: suppression.start, end: suppression.end };
}
