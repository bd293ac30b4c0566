import { countCharacters } from '../budget/measure-text.js';
import { SoulError } from '../errors/soul-error.js';
import type { Budgets } from '../profiles/profile.js';
import { formatScope, parseScope, type Scope } from '../scopes/scopes.js';
import { countTokens, encoding } from '../tokens/count-tokens.js';
import { fitsTokens } from '../tokens/token-count-bounds.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Block, BlockStatus } from './block.js';
import { type ComposeOptions, type Composition, composePrompt, type RenderWarning } from './compose-prompt.js';
import { type FittedBlocks, fitBlocks } from './fit-blocks.js';
import type { RenderFormat } from './formats/format-names.js';
import { serialise } from './formats/serialise.js';
import { nearLimitWarnings } from './near-limit-warnings.js';

export type RenderOptions = Omit<ComposeOptions, 'scope'> & {
  readonly scope: Scope | string;
  readonly room?: string | undefined;
  readonly format?: RenderFormat | undefined;
  /** A limit for the whole prompt, headings included. */
  readonly maxTokens?: number | undefined;
};

export type Rendering = {
  readonly scope: string;
  readonly profile: string;
  readonly format: RenderFormat;
  readonly prompt: string;
  readonly chars: number;
  readonly tokens: number;
  readonly encoding: string;
  readonly blocks: readonly RenderedBlock[];
  readonly persona: { readonly file: string; readonly swapped: boolean; readonly reason?: string };
  readonly warnings: readonly RenderWarning[];
};

export type RenderedBlock = {
  readonly role: string;
  readonly path: string | null;
  readonly status: BlockStatus;
  readonly chars: number;
  readonly tokens: number;
  readonly omitted: Block['omitted'];
  readonly reason?: string;
};

/** The exact prompt of a scope, with an account of what is in it and what is not. Throws `over-budget` where nothing may be cut. */
export async function renderPrompt(workspace: Workspace, options: RenderOptions): Promise<Rendering> {
  const { prompt, scope, format, blocks, composition } = await renderText(workspace, options);
  return {
    scope: formatScope(scope),
    profile: workspace.profile.name,
    format,
    prompt,
    chars: countCharacters(prompt),
    tokens: await countTokens(prompt),
    encoding,
    blocks: await Promise.all(blocks.map(measureBlock)),
    persona: {
      file: composition.persona.file,
      swapped: composition.persona.swapped,
      reason: composition.persona.reason,
    },
    warnings: [...composition.warnings, ...(await nearLimitWarnings(blocks, workspace.budgets))],
  };
}

export type RenderedText = {
  readonly prompt: string;
  readonly scope: Scope;
  readonly format: RenderFormat;
  readonly blocks: readonly Block[];
  readonly composition: Composition;
};

/** The prompt alone. Counts tokens only where a limit decides, so that an ordinary render loads no tokenizer. */
export async function renderText(workspace: Workspace, options: RenderOptions): Promise<RenderedText> {
  const scope = typeof options.scope === 'string' ? parseScope(options.scope, options.room) : options.scope;
  const format = options.format ?? 'markdown';
  const composition = await composePrompt(workspace, { ...options, scope });
  const write = (blocks: readonly Block[]) => serialise(blocks, format, workspace.profile);
  const { blocks } = await fitWhole(composition.blocks, workspace.budgets, { maxTokens: options.maxTokens, write });
  return { prompt: write(blocks), scope, format, blocks, composition };
}

type Whole = { readonly maxTokens: number | undefined; readonly write: (blocks: readonly Block[]) => string };

/** Fits the blocks; where the written prompt has a limit, headings and all, with less room for them until it holds. */
async function fitWhole(drafts: Composition['blocks'], budgets: Budgets, { maxTokens, write }: Whole) {
  let fitted = refuseOverflow(await fitBlocks(drafts, budgets));
  if (maxTokens === undefined) return fitted;
  let room = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const prompt = write(fitted.blocks);
    if (await fitsTokens(prompt, maxTokens)) return fitted;
    const content = await Promise.all(fitted.blocks.map(({ text }) => countTokens(text)));
    const excess = (await countTokens(prompt)) - maxTokens;
    const held = content.reduce((sum, tokens) => sum + tokens, 0);
    room = Math.min(room - 1, held - excess);
    if (room <= 0) break;
    fitted = refuseOverflow(await fitBlocks(drafts, budgets, { maxTokens: room }), maxTokens);
  }
  throw tooLarge(maxTokens);
}

const maxAttempts = 16;

function tooLarge(maxTokens: number, details = ''): SoulError {
  const message = `The prompt does not fit into ${maxTokens.toLocaleString('en-US')} tokens, even after cutting.`;
  return new SoulError('over-budget', details === '' ? message : `${message} ${details}`, {
    hint: 'Raise `--max-tokens`, or choose a narrower scope.',
  });
}

function refuseOverflow({ blocks, overTotal }: FittedBlocks, maxTokens?: number): FittedBlocks {
  const rejected = blocks.filter(({ status }) => status === 'rejected');
  const named = rejected.map(({ path, role, reason }) => `${path ?? role}: ${reason}`).join(' ');
  if (maxTokens !== undefined && (rejected.length > 0 || overTotal !== null)) throw tooLarge(maxTokens, named);
  const hint =
    'Shorten it, raise its limit under `budgets` in agentsoul.json, or run `agentsoul budget` for details. Nothing was cut.';
  if (rejected.length > 0) throw new SoulError('over-budget', `The prompt is over its limits. ${named}`, { hint });
  if (overTotal === null) return { blocks, overTotal };
  const { measured, limit, unit } = overTotal;
  const count = (value: number) => value.toLocaleString('en-US');
  const message = `The whole prompt has ${count(measured)} ${unit}, ${count(measured - limit)} over its limit of ${count(limit)}.`;
  throw new SoulError('over-budget', message, { hint });
}

async function measureBlock(block: Block): Promise<RenderedBlock> {
  return {
    role: block.role,
    path: block.path,
    status: block.status,
    chars: countCharacters(block.text),
    tokens: await countTokens(block.text),
    omitted: block.omitted,
    ...(block.reason !== undefined && { reason: block.reason }),
  };
}
