import { type FilterOptions, filterFindings } from '../filter-findings.js';
import { ruleCatalogue } from '../rule-catalogue.js';
import type { Found, RuleReport } from '../run-rules.js';
import { widenedSettings } from '../suppressions/widened-settings.js';
import { lintBaseRevision } from './lint-base-revision.js';
import type { BaseWorkspace } from './read-base-workspace.js';
import { selectNewFindings } from './select-new-findings.js';

type Change = Omit<FilterOptions, 'settings' | 'more'> & {
  readonly base: BaseWorkspace;
  /** What the rules said, before it was made into findings. */
  readonly reports: readonly RuleReport[];
};

/**
 * What a change brought: the findings of now without those of the base. Both are settled by the settings of the revision that was
 * named, which somebody reviewed; a change can't accept its own findings, and what it would accept is reported.
 */
export async function findingsOfChange(
  found: readonly Found[],
  { base, reports, ...settling }: Change,
): Promise<{ kept: readonly Found[]; suppressed: number }> {
  const { linted, rules } = settling;
  const { start, tip } = base.configs;
  const config = { ...linted.names.config, lint: { ...lintOf(linted.names.config), ...pick(lintOf({ ...tip })) } };
  const settings = { config, isTrusted: true };
  const more = widenedSettings(linted.names.config, {
    accepted: [{ ...tip }, { ...start }],
    usual: (ruleId) => ruleCatalogue.find(({ id }) => id === ruleId)?.severity ?? null,
  });
  const now = filterFindings(found, { ...settling, settings, more });
  const earlier = await lintBaseRevision(rules, base.linted, { linted, reports });
  const before = filterFindings(earlier, { ...settling, linted: base.linted, settings });
  const kept = selectNewFindings(
    { found: now.kept, linted },
    { found: before.kept, linted: base.linted, pathNow: base.pathNow },
  );
  return { kept, suppressed: now.suppressed };
}

type Lint = { readonly rules?: unknown; readonly suppress?: unknown };

function lintOf(config: Readonly<Record<string, unknown>>): Lint {
  return typeof config.lint === 'object' && config.lint !== null ? config.lint : {};
}

/** What silences: absent where the revision says nothing about it. */
function pick({ rules, suppress }: Lint): Lint {
  return { rules, suppress };
}
