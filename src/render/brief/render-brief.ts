import { countCharacters } from '../../budget/measure-text.js';
import type { Scope } from '../../scopes/scopes.js';
import { fitsTokens, tokenUpperBound } from '../../tokens/token-count-bounds.js';
import { escapeForTerminal } from '../../workspace/escape-for-terminal.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Block, DraftBlock } from '../block.js';
import { composePrompt } from '../compose-prompt.js';
import { fitBlocks } from '../fit-blocks.js';
import { toMarkdown } from '../formats/markdown.js';
import { memoryRulesBlock } from '../generated-blocks.js';
import { type Waiting, waitingBlock } from './waiting-block.js';

/** `agent`: who the agent is and how memory works. `memory`: the owner and what is known. `conduct`: what a sub-agent needs. */
export const briefParts = ['agent', 'memory', 'conduct'] as const;

export type BriefPart = (typeof briefParts)[number];

export type BriefOptions = Waiting & {
  readonly scope: Scope;
  readonly part: BriefPart;
  readonly session?: string | undefined;
};

export type Brief = {
  readonly part: BriefPart;
  /** Empty where this scope sees nothing of it. */
  readonly text: string;
  /** Files that did not fit at all. What is cut inside a file is marked in the text. */
  readonly leftOut: readonly string[];
};

/** Clients cut or hide longer texts of a hook: Claude Code at 10,000 characters, Codex at 2,500 tokens. */
export const briefLimits = { tokens: 2_400, characters: 9_500 } as const;

/** What a session starts with, in a text short enough for the hook of any client. The same files give the same bytes. */
export async function renderBrief(workspace: Workspace, options: BriefOptions): Promise<Brief> {
  const { part } = options;
  const groups = await draftGroups(workspace, options);
  let room: number = briefLimits.tokens;
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const { blocks, leftOut } = await fitGroups(groups, workspace, room);
    const text = escapeForTerminal(toMarkdown([...blocks, ...leftOutBlock(leftOut)]));
    const characters = countCharacters(text);
    if (characters <= briefLimits.characters && (await fitsTokens(text, briefLimits.tokens)))
      return { part, text, leftOut };
    const share = Math.min(0.97, briefLimits.characters / Math.max(1, characters));
    room = Math.floor(room * share);
  }
  return { part, text: '', leftOut: groups.flat().flatMap(({ path }) => path ?? []) };
}

const maxAttempts = 24;

type TextDraft = Extract<DraftBlock, { state: 'text' }>;

/** What comes first gets its room first. */
const roles = {
  agent: [
    ['identity', 'soul'],
    ['rules', 'style', 'tools'],
  ],
  memory: [['integrity'], ['bootstrap', 'user', 'core', 'daily', 'rooms']],
  conduct: [['subagent'], ['rules', 'tools']],
} as const satisfies Record<BriefPart, readonly (readonly string[])[]>;

async function draftGroups(workspace: Workspace, options: BriefOptions): Promise<TextDraft[][]> {
  const { scope, part, session } = options;
  const { blocks } = await composePrompt(workspace, { scope, session });
  const texts = blocks.filter((block): block is TextDraft => block.state === 'text');
  const [first = [], second = []] = roles[part].map((group) =>
    texts.filter(({ role }) => group.some((name) => name === role)),
  );
  const isEmpty = first.length + second.length === 0;
  return [[...first, ...(await ownBlocks(workspace, options, { isEmpty }))], second];
}

/** Who sees nothing of the agent needs no word on its memory either. */
async function ownBlocks(workspace: Workspace, options: BriefOptions, { isEmpty }: { isEmpty: boolean }) {
  if (options.part === 'conduct' || (options.part === 'agent' && isEmpty)) return [];
  const own = options.part === 'agent' ? await memoryRulesBlock(workspace) : await waitingBlock(workspace, options);
  return own?.state === 'text' ? [own] : [];
}

type Fitted = { readonly blocks: readonly Block[]; readonly leftOut: readonly string[] };

async function fitGroups(
  groups: readonly (readonly TextDraft[])[],
  { budgets }: Workspace,
  room: number,
): Promise<Fitted> {
  const blocks: Block[] = [];
  for (const group of groups) {
    const used = boundOf(blocks);
    if (group.length === 0) continue;
    const packing = { ...budgets, overflow: 'pack' as const };
    const fitted = await fitBlocks(group, packing, { maxTokens: Math.max(1, room - used) });
    blocks.push(...fitted.blocks);
  }
  const isShown = ({ status, text }: Block) => status !== 'rejected' && text.trim() !== '';
  return {
    blocks: blocks.filter(isShown),
    leftOut: blocks.filter((block) => !isShown(block)).flatMap(({ path }) => path ?? []),
  };
}

function boundOf(blocks: readonly Block[]): number {
  return blocks.length === 0 ? 0 : tokenUpperBound(toMarkdown(blocks));
}

function leftOutBlock(paths: readonly string[]): Block[] {
  if (paths.length === 0) return [];
  const text = `Left out for length: ${paths.join(', ')}. \`memory_get\` reads a file or a part of it.`;
  return [{ role: 'append', path: null, status: 'whole', heading: null, text, isNotes: false, omitted: [] }];
}
