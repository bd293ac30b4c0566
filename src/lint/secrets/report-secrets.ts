import { findSecrets, type SecretForm } from '../../secrets/find-secrets.js';
import { isInCode } from '../hidden/find-hidden-parts.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import { readsOrders } from '../orders/reading-zones.js';
import type { PlacedReport } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';
import { mayHoldSecret } from './may-hold-secret.js';

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
      const document = workspace.documents.get(path);
      const name = variableFor(kind, document?.text.slice(Math.max(0, start - 60), start) ?? '');
      return {
        path,
        start,
        end,
        isSecret: true,
        ...(document !== undefined &&
          isExample(document, form, start) && { severity: 'info' as const, confidence: 'low' as const }),
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

/**
 * Passwords and headers in the program text of manuals and skills are made up for the example. The token of a provider has a form of its own
 * and counts everywhere.
 */
function isExample(document: LintDocument, form: SecretForm, start: number): boolean {
  if (form !== 'labelled' && form !== 'connection' && form !== 'session') return false;
  return !readsOrders(document) && isInCode(document, start);
}

/** By document, because the workspace of a base shares those that are the same. */
const searches = new WeakMap<LintDocument, Promise<WorkspaceSecret[]>>();

async function secretsOf({ documents }: LintedWorkspace): Promise<WorkspaceSecret[]> {
  const secrets: WorkspaceSecret[] = [];
  for (const document of documents.values()) {
    if (!mayHoldSecret(document)) continue;
    const search = searches.get(document) ?? searchDocument(document);
    searches.set(document, search);
    secrets.push(...(await search));
  }
  return secrets;
}

async function searchDocument({ path, text }: LintDocument): Promise<WorkspaceSecret[]> {
  const found = await findSecrets(text);
  return found.map(({ kind, form, startOffset, endOffset }) => ({
    path,
    kind,
    form,
    start: startOffset,
    end: endOffset,
  }));
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
