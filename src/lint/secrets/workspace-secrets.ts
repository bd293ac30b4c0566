import { findSecrets, type SecretForm } from '../../secrets/find-secrets.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport } from '../rule.js';
import { mayHoldSecret } from './secret-look.js';

type WorkspaceSecret = {
  readonly path: string;
  readonly kind: string;
  readonly form: SecretForm;
  readonly start: number;
  readonly end: number;
};

/** Reports on the secrets of one form. All rules about secrets share one search. */
export async function reportSecrets(
  workspace: LintedWorkspace,
  form: SecretForm,
  { why, hint }: { why: string; hint: string },
): Promise<PlacedReport[]> {
  const secrets = await secretsOf(workspace);
  return secrets
    .filter((secret) => secret.form === form)
    .map(({ path, kind, start, end }) => {
      const name = variableFor(kind, workspace.documents.get(path)?.text.slice(Math.max(0, start - 60), start) ?? '');
      return {
        path,
        start,
        end,
        isSecret: true,
        message: `This looks like ${withArticle(kind)}. ${why}`,
        hint,
        fix: {
          safe: false,
          description: `Put \${${name}} in its place. The secret stays in the history: rotate it.`,
          edits: [{ start, end, replacement: `\${${name}}` }],
        },
      };
    });
}

const searches = new WeakMap<LintedWorkspace, Promise<WorkspaceSecret[]>>();

function secretsOf(workspace: LintedWorkspace): Promise<WorkspaceSecret[]> {
  const known = searches.get(workspace);
  if (known !== undefined) return known;
  const search = searchDocuments(workspace);
  searches.set(workspace, search);
  return search;
}

async function searchDocuments({ documents }: LintedWorkspace): Promise<WorkspaceSecret[]> {
  const secrets: WorkspaceSecret[] = [];
  for (const [path, document] of documents) {
    if (!mayHoldSecret(document)) continue;
    for (const { kind, form, startOffset, endOffset } of await findSecrets(document.text)) {
      secrets.push({ path, kind, form, start: startOffset, end: endOffset });
    }
  }
  return secrets;
}

/** `OPENAI_API_KEY=…` keeps its own name; other secrets are named after their kind. */
function variableFor(kind: string, before: string): string {
  const own =
    /(?<![A-Za-z0-9_])([A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,6})["'`*]{0,2}[ \t]{0,4}[=:][ \t]{0,4}["'`]?$/.exec(
      before,
    );
  return own?.[1] ?? kind.toUpperCase().replace(/[^A-Z0-9]+/g, '_');
}

function withArticle(kind: string): string {
  return `${/^(?:[aeiouAEIO]|API|AWS)/.test(kind) ? 'an' : 'a'} ${kind}`;
}
