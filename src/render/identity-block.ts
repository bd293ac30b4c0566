import { identityCard, identityLine } from '../identity/identity-summary.js';
import { resolveIdentity } from '../identity/resolve-identity.js';
import type { DraftBlock } from './block.js';
import type { PromptMaterial } from './compose-prompt.js';
import { blockHeading, draftFile, seeText } from './draft-blocks.js';

/** The identity as its file, as one line where the layout says so, or made from other sources where there is no file. */
export function identityBlocks({ workspace, scope, sights, sources }: PromptMaterial): (DraftBlock | null)[] {
  const { profile, config, agentId } = workspace;
  const sight = sights.get('identity') ?? 'whole';
  const source = sources.find(({ role }) => role === 'identity');
  if (source === undefined) return [];
  const isLine = profile.blocks.identity === 'line';
  if (source.state === 'withheld' || (source.state === 'present' && !isLine))
    return [draftFile({ source, sight }, scope, profile)];
  const soul = sources.find(({ role }) => role === 'soul');
  const resolved = resolveIdentity({
    ui: config.ui?.assistant,
    agentIdentity: config.agents?.[agentId]?.identity,
    identityMarkdown: source.state === 'present' ? seeText(source.text, scope, { sight, role: 'identity' }).text : null,
    soulMarkdown: soul?.state === 'present' ? soul.text : null,
  });
  if (source.state === 'missing' && resolved.identity.name.origin === 'default')
    return [draftFile({ source, sight }, scope, profile)];
  return [
    {
      state: 'text',
      role: 'identity',
      path: source.path,
      heading: blockHeading(profile, source),
      fixed: '',
      text: isLine ? identityLine(resolved) : identityCard(resolved).trimEnd(),
      lines: [],
      isNotes: false,
    },
  ];
}
