import { isJsonObject } from '../../config/json-value.js';
import { identityEntries } from '../../identity/identity-entries.js';
import { entryThatCounts } from '../../identity/parse-identity.js';
import { readSoul } from '../../identity/soul-front-matter.js';
import { findRoleFile } from '../identity/find-role-file.js';
import { isSameName } from '../identity/is-same-name.js';
import { isHint } from '../identity/placeholder-forms.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'IDN007',
  title: 'Names of the agent that differ',
  severity: 'info',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const [strongest, ...others] = statedNames(workspace);
    if (strongest === undefined) return [];
    return others.flatMap(({ name, source, place }): PlacedReport[] => {
      if (place === null || isSameName(name, strongest.name)) return [];
      return [
        {
          ...place,
          message: `The name here differs from the one in ${strongest.source}, which wins.`,
          hint: `Make ${source} and ${strongest.source} agree, or remove the name from one of them.`,
        },
      ];
    });
  },
};

type Stated = {
  readonly name: string;
  readonly source: string;
  readonly place: { readonly path: string; readonly start: number; readonly end: number } | null;
};

/** Where a name is stated as a field, the strongest source first. */
function statedNames(workspace: LintedWorkspace): Stated[] {
  const { config } = workspace.names;
  return [
    nameIn(config, ['ui', 'assistant', 'name']),
    nameIn(config, ['agents', workspace.agentId, 'identity', 'name']),
    cardName(findRoleFile(workspace, 'identity')),
    soulName(findRoleFile(workspace, 'soul')),
  ].filter((stated) => stated !== null);
}

function nameIn(config: Readonly<Record<string, unknown>>, keys: readonly string[]): Stated | null {
  let value: unknown = config;
  for (const key of keys) value = isJsonObject(value) ? value[key] : undefined;
  return typeof value === 'string' && value.trim() !== ''
    ? { name: value, source: `\`${keys.join('.')}\` of the settings`, place: null }
    : null;
}

function cardName(card: LintDocument | null): Stated | null {
  if (card === null) return null;
  const { text, path } = card;
  const entry = entryThatCounts(identityEntries(text), 'name');
  if (entry === null || entry.value === null) return null;
  return { name: entry.value, source: path, place: { path, start: entry.start, end: entry.end } };
}

function soulName(soul: LintDocument | null): Stated | null {
  if (soul === null || !soul.text.startsWith('---')) return null;
  const { text, path } = soul;
  const { name } = readSoul(text).keys;
  if (typeof name !== 'string' || name.trim() === '' || isHint(name)) return null;
  const start = Math.max(0, text.indexOf(name));
  return { name, source: path, place: { path, start, end: start + name.length } };
}
