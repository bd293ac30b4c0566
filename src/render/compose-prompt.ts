import { quickAlerts } from '../audit/quick-alerts.js';
import { SoulError } from '../errors/soul-error.js';
import { choosePersona, type PersonaChoice } from '../identity/choose-persona.js';
import { moodLine } from '../identity/moods.js';
import { readSoul } from '../identity/soul-front-matter.js';
import type { Role } from '../roles/roles.js';
import type { Scope } from '../scopes/scopes.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import type { DraftBlock } from './block.js';
import { type ChosenSoul, settleSoul } from './choose-soul.js';
import { draftFile, shownPath } from './draft-blocks.js';
import { gatherFiles, type SourceFile } from './gather-files.js';
import { appendBlock, moodBlock, peersBlock, runtimeBlock, standInBlock, subagentBlock } from './generated-blocks.js';
import { identityBlocks } from './identity-block.js';
import { alertWarnings, integrityBlock } from './integrity-block.js';
import { markerWarnings } from './marker-warnings.js';
import { promptOrder, type RoleSights, selectRoles } from './select-roles.js';
import { soulBlocks } from './soul-block.js';

export type ComposeOptions = {
  readonly scope: Scope;
  readonly session?: string | undefined;
  readonly mood?: string | undefined;
  readonly runtime?: Readonly<Record<string, string>> | undefined;
  readonly append?: readonly string[] | undefined;
  /** Roles that are shown only when asked for. */
  readonly with?: readonly string[] | undefined;
};

export type RenderWarning = { readonly code: string; readonly message: string; readonly path?: string };

export type Composition = {
  readonly blocks: readonly DraftBlock[];
  readonly persona: ChosenSoul;
  readonly warnings: readonly RenderWarning[];
};

/** What the blocks of a prompt are made from. */
export type PromptMaterial = {
  readonly workspace: Workspace;
  readonly scope: Scope;
  readonly sights: RoleSights;
  readonly sources: readonly SourceFile[];
  readonly persona: ChosenSoul;
};

/** Decides what a prompt consists of, before anything is measured or cut. */
export async function composePrompt(workspace: Workspace, options: ComposeOptions): Promise<Composition> {
  const { profile, config } = workspace;
  const { scope } = options;
  const sights = withoutUnasked(selectRoles(profile, config, scope), options.with ?? []);
  const choice = choiceFor(workspace, sights, options.session);
  const gathered = await gatherFiles(workspace, { scope, sights, persona: choice.file });
  const soulPath = roleFiles(workspace, 'soul')[0] ?? 'SOUL.md';
  const persona = settleSoul(workspace, choice, { alternate: gathered.persona, soulPath });
  const material: PromptMaterial = { workspace, scope, sights, sources: gathered.sources, persona };

  const blocks: (DraftBlock | null)[] = [];
  for (const role of promptOrder(profile)) {
    if (sights.has(role)) blocks.push(...blocksOfRole(material, role));
    if (role === 'rules') blocks.push(await companyBlock(material));
  }
  blocks.push(runtimeBlock(options.runtime ?? {}), moodFor(material, options.mood));
  blocks.push(...(options.append ?? []).map(appendBlock));
  const alerts = await quickAlerts(workspace);
  blocks.push(integrityBlock(workspace, scope, alerts));
  const warnings = [...warningsOf(material, choice), ...alertWarnings(alerts, scope)];
  return { blocks: blocks.filter((block) => block !== null), persona, warnings };
}

/** Whose soul speaks is no question where the scope sees no soul. */
function choiceFor(
  { config, at, timezone }: Workspace,
  sights: RoleSights,
  session: string | undefined,
): PersonaChoice {
  if (!sights.has('soul')) return { file: null, ruleIndex: null, reason: 'This scope does not see the soul.' };
  return choosePersona({ personas: config.personas, at, timezone, session });
}

function blocksOfRole(material: PromptMaterial, role: Role): (DraftBlock | null)[] {
  if (role === 'soul') return soulBlocks(material);
  if (role === 'identity') return identityBlocks(material);
  const { workspace, scope, sights, sources } = material;
  const sight = sights.get(role) ?? 'whole';
  const own = sources.filter((source) => source.role === role);
  const instructions = workspace.config.agent?.instructions;
  if (role === 'rules' && instructions !== undefined && own.every(({ state }) => state === 'missing'))
    return [standInBlock('rules', instructions)];
  return own.map((source) => draftFile({ source, sight }, scope, workspace.profile));
}

/** The blocks about the agents it works for or with. */
async function companyBlock({ workspace, scope }: PromptMaterial): Promise<DraftBlock | null> {
  return scope.kind === 'subagent' ? subagentBlock(workspace) : peersBlock(workspace.config, workspace.agentId);
}

function moodFor({ sources, persona }: PromptMaterial, mood: string | undefined): DraftBlock | null {
  if (mood === undefined) return null;
  const own = sources.find(({ role }) => role === 'soul');
  const text = persona.text ?? (own?.state === 'present' ? own.text : null);
  if (text === null)
    throw new SoulError('unknown-mood', 'This scope does not see the soul, so it has no moods.', {
      hint: 'Leave out `--mood`.',
    });
  return moodBlock(moodLine(readSoul(text), mood));
}

function warningsOf({ workspace, sights, sources, persona }: PromptMaterial, choice: PersonaChoice): RenderWarning[] {
  const own = sources.find(({ role }) => role === 'soul');
  const speaking = persona.text ?? (own?.state === 'present' ? own.text : '');
  const isRefused = choice.file !== null && !persona.swapped;
  return [
    ...workspace.loadedConfig.warnings.map(({ code, message }) => ({ code, message })),
    ...sources.flatMap((source) => {
      if (source.state !== 'withheld') return [];
      const path = shownPath(source.path, sights.get(source.role));
      return [{ code: 'file-left-out', message: `${path} is left out. ${source.reason}`, path }];
    }),
    ...sources.flatMap((source) => markerWarnings(source, sights.get(source.role))),
    ...(isRefused ? [{ code: 'persona-not-used', message: persona.reason, path: choice.file }] : []),
    ...readSoul(speaking).problems.map(({ message }) => ({
      code: 'soul-front-matter',
      message: `${persona.file}: ${message}`,
      path: persona.file,
    })),
  ];
}

function withoutUnasked(sights: RoleSights, asked: readonly string[]): RoleSights {
  return new Map([...sights].filter(([role, sight]) => sight !== 'asked' || asked.includes(role)));
}
