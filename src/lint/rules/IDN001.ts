import { findPlaceholders, type Placeholder } from '../identity/find-placeholders.js';
import { findRoleFile } from '../identity/find-role-file.js';
import { isSamplePath } from '../identity/is-sample-path.js';
import type { PlacedReport, Rule } from '../rule.js';
import { isPlain } from '../text/is-plain.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'IDN001',
  title: 'Unfilled placeholder',
  severity: 'warning',
  confidence: 'high',
  async checkWorkspace(workspace) {
    const hasBootstrap = findRoleFile(workspace, 'bootstrap') !== null;
    const documents = [...workspace.documents.values()].filter(({ path }) => !isSamplePath(path));
    return documents.flatMap((document) =>
      findPlaceholders(document).map(
        (placeholder): PlacedReport => ({
          path: document.path,
          start: placeholder.start,
          end: placeholder.end,
          severity: placeholder.isName ? 'warning' : 'info',
          message: `${subjectOf(placeholder)} is not filled in. ${consequence(document, placeholder)}`,
          hint: hintFor(document, placeholder, { hasBootstrap }),
        }),
      ),
    );
  },
};

function subjectOf({ label }: Placeholder): string {
  if (label === null) return 'This line';
  const plain = label.replace(isPlain(label) ? /[^A-Za-z0-9 '’/-]/g : /[^\p{L}\p{N} '’/-]/gu, '');
  return `"${[...plain].slice(0, 30).join('')}"`;
}

function consequence({ role }: LintDocument, { isName }: Placeholder): string {
  if (role === 'user' && isName) return 'The agent does not know who it works for.';
  if (isName) return 'The agent is called Assistant until then.';
  return role === 'identity' ? 'Nothing is shown for it.' : 'This placeholder is sent to the model as text.';
}

function hintFor(
  { role, path }: LintDocument,
  { label }: Placeholder,
  { hasBootstrap }: { hasBootstrap: boolean },
): string {
  const talk = hasBootstrap ? ', or run `agentsoul bootstrap` for the first conversation' : '';
  if (role === 'identity' && label !== null) {
    const option = label.toLowerCase();
    return `Run \`agentsoul identity set --${option} ${option.toUpperCase()}\`${talk}.`;
  }
  return `Edit ${path}${role === 'user' ? talk : ''}, then run \`agentsoul save ${path} --reason "…"\`.`;
}
