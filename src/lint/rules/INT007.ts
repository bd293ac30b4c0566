import { configuredPersonas } from '../integrity/configured-personas.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'INT007',
  title: 'Alternate persona without a hash',
  severity: 'info',
  confidence: 'medium',
  async checkWorkspace(workspace) {
    const personas = configuredPersonas(workspace);
    const pinned = new Set(personas.filter(({ sha256 }) => sha256 !== null).map(({ file }) => file));
    const configured = new Set(personas.map(({ file }) => file));
    return [...workspace.documents.values()].flatMap((document): PlacedReport[] => {
      const { path } = document;
      if (pinned.has(path) || !(configured.has(path) || isAlternate(workspace, document))) return [];
      return [
        {
          path,
          message: configured.has(path)
            ? 'This persona replaces the soul at times, but the config does not contain its hash.'
            : 'This file looks like a second soul. No audit trail records whether it is ever used.',
          hint: configured.has(path)
            ? 'Pin it: put its SHA-256 into `personas` of the config.'
            : 'List it under `personas` of the config with its SHA-256, or remove it.',
        },
      ];
    });
  },
};

/** `SOUL_EVIL.md` beside the soul. Templates, examples and copies are none. */
function isAlternate({ profile }: LintedWorkspace, { path, role }: LintDocument): boolean {
  if (role === 'alternates') return true;
  const name = /(?:^|\/)SOUL[_-]([A-Za-z0-9_-]{1,60})\.md$/.exec(path)?.[1];
  if (name === undefined || profile.paths.soul === undefined) return false;
  return !/template|example|sample|backup|bak|old|draft|guide|spec|notes|changelog|history|readme/i.test(name);
}
