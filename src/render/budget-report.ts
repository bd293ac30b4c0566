import { countCharacters, measureText } from '../budget/measure-text.js';
import type { Budgets } from '../profiles/profile.js';
import { type Role, roleNames } from '../roles/roles.js';
import { type Scope, scopeKinds } from '../scopes/scopes.js';
import { countTokens, encoding } from '../tokens/count-tokens.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Block } from './block.js';
import { composePrompt } from './compose-prompt.js';
import { shownPath } from './draft-blocks.js';
import { fitBlocks } from './fit-blocks.js';
import { gatherFiles } from './gather-files.js';
import { selectRoles } from './select-roles.js';

export type Limit = { readonly unit: Budgets['unit']; readonly value: number };

export type BudgetFile = {
  readonly path: string;
  readonly role: Role;
  readonly chars: number;
  readonly tokens: number;
  readonly limit: Limit | null;
  /** Used part of the limit. */
  readonly share: number | null;
  readonly ok: boolean;
};

export type BudgetScope = {
  readonly chars: number;
  readonly tokens: number;
  readonly limit: Limit | null;
  readonly ok: boolean;
  readonly cut: readonly { readonly path: string; readonly headings: readonly string[] }[];
};

export type Budget = {
  readonly ok: boolean;
  readonly encoding: string;
  readonly warnAt: number;
  readonly files: readonly BudgetFile[];
  readonly scopes: Readonly<Record<string, BudgetScope>>;
};

/** What the files cost and what each scope's prompt costs, against their limits. `ok` is false as soon as anything would be cut. */
export async function measureBudget(
  workspace: Workspace,
  options: { scopes?: readonly Scope[] } = {},
): Promise<Budget> {
  const shown = options.scopes ?? scopeKinds.filter((kind) => kind !== 'room').map((kind) => ({ kind }));
  const files = await measureFiles(workspace, shown);
  const scopes: Record<string, BudgetScope> = {};
  for (const scope of shown)
    scopes[scope.kind === 'room' ? `room:${scope.room}` : scope.kind] = await measureScope(workspace, scope);
  const ok = files.every((file) => file.ok) && Object.values(scopes).every((scope) => scope.ok);
  return { ok, encoding, warnAt: workspace.budgets.warnAt, files, scopes };
}

async function measureFiles(workspace: Workspace, scopes: readonly Scope[]): Promise<BudgetFile[]> {
  const { budgets } = workspace;
  const measured = new Map<string, BudgetFile>();
  for (const scope of scopes) {
    const sights = selectRoles(workspace.profile, workspace.config, scope);
    const { sources } = await gatherFiles(workspace, { scope, sights });
    for (const source of sources) {
      const path = shownPath(source.path, sights.get(source.role));
      if (source.state !== 'present' || measured.has(source.path)) continue;
      const value = budgets.perRole[source.role] ?? budgets.perFile;
      const size = await measureText(source.text, budgets.unit);
      measured.set(source.path, {
        path,
        role: source.role,
        chars: countCharacters(source.text),
        tokens: await countTokens(source.text),
        limit: value === Number.MAX_SAFE_INTEGER ? null : { unit: budgets.unit, value },
        share: value === Number.MAX_SAFE_INTEGER ? null : Math.round((size / value) * 1000) / 1000,
        ok: size <= value,
      });
    }
  }
  return [...measured.values()].sort((one, other) => roleNames.indexOf(one.role) - roleNames.indexOf(other.role));
}

async function measureScope(workspace: Workspace, scope: Scope): Promise<BudgetScope> {
  const { budgets } = workspace;
  const { blocks } = await composePrompt(workspace, { scope });
  const fitted = await fitBlocks(blocks, budgets);
  const sizes = await Promise.all(
    fitted.blocks.map(async ({ text }) => ({ chars: countCharacters(text), tokens: await countTokens(text) })),
  );
  const cut = fitted.blocks.flatMap((block) =>
    isCut(block) ? [{ path: block.path ?? block.role, headings: headingsOf(block) }] : [],
  );
  return {
    chars: sizes.reduce((sum, { chars }) => sum + chars, 0),
    tokens: sizes.reduce((sum, { tokens }) => sum + tokens, 0),
    limit: budgets.total === null ? null : { unit: budgets.unit, value: budgets.total },
    ok: cut.length === 0 && fitted.overTotal === null,
    cut,
  };
}

function isCut({ status }: Block): boolean {
  return status === 'packed' || status === 'truncated' || status === 'rejected';
}

function headingsOf({ omitted, reason }: Block): string[] {
  return reason === undefined ? [...new Set(omitted.map(({ heading }) => heading || 'the opening'))] : [reason];
}
