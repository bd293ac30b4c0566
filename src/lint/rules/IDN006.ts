import { identityEntries } from '../../identity/identity-entries.js';
import { entryThatCounts } from '../../identity/parse-identity.js';
import { readSoul } from '../../identity/soul-front-matter.js';
import { checkAvatar } from '../identity/check-avatar.js';
import { isSamplePath } from '../identity/is-sample-path.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'IDN006',
  title: 'Avatar that cannot be shown or tracks viewers',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace({ documents, paths }) {
    const reports: PlacedReport[] = [];
    for (const document of documents.values()) {
      if (isSamplePath(document.path)) continue;
      for (const { value, start, end } of avatarsOf(document)) {
        const problem = checkAvatar(value, { paths, from: document.path });
        if (problem !== null) reports.push({ path: document.path, start, end, ...problem });
      }
    }
    return reports;
  },
};

type Avatar = { readonly value: string; readonly start: number; readonly end: number };

function avatarsOf(document: LintDocument): Avatar[] {
  if (document.role === 'identity') {
    const entry = entryThatCounts(identityEntries(document.text), 'avatar');
    return entry === null || entry.value === null ? [] : [{ value: entry.value, start: entry.start, end: entry.end }];
  }
  if (document.role !== 'soul' || !document.text.startsWith('---')) return [];
  const { avatar } = readSoul(document.text).fields;
  const value = typeof avatar === 'object' ? avatar.sourceUrl : avatar;
  if (value === undefined || value === '') return [];
  const start = Math.max(0, document.text.indexOf(value));
  return [{ value, start, end: start + value.length }];
}
