import { readSoul } from '../identity/soul-front-matter.js';
import type { DraftBlock } from './block.js';
import type { PromptMaterial } from './compose-prompt.js';
import { blockHeading, draftFile } from './draft-blocks.js';
import type { SourceFile } from './gather-files.js';
import { standInBlock } from './generated-blocks.js';

/** The soul that speaks. Its hard limits stand before its text and are never cut; those of the owner's own soul hold for every persona. */
export function soulBlocks({ workspace, scope, sights, sources, persona }: PromptMaterial): (DraftBlock | null)[] {
  const { profile, config } = workspace;
  const sight = sights.get('soul') ?? 'whole';
  const own = sources.find(({ role }) => role === 'soul');
  const ownText = own?.state === 'present' ? own.text : null;
  const speaking = persona.text ?? ownText;
  if (speaking === null) {
    const role = config.agent?.role;
    if (role !== undefined && own?.state !== 'withheld') return [standInBlock('soul', role)];
    return [own === undefined ? null : draftFile({ source: own, sight }, scope, profile)];
  }
  const fixed = hardLimits([ownText ?? '', speaking]);
  const source: SourceFile = {
    state: 'present',
    role: 'soul',
    path: persona.file,
    text: speaking,
    bytes: Buffer.alloc(0),
  };
  const draft = draftFile({ source, sight }, scope, profile);
  if (draft?.state === 'text') return [{ ...draft, fixed: fixed === '' ? '' : `${fixed}\n\n` }];
  if (fixed === '') return [draft];
  const heading = blockHeading(profile, source);
  return [{ state: 'text', role: 'soul', path: persona.file, heading, fixed, text: '', lines: [], isNotes: false }];
}

function hardLimits(souls: readonly string[]): string {
  const limits = new Set(souls.flatMap((text) => readSoul(text).fields.hardLimits ?? []).map(inOneLine));
  limits.delete('');
  return limits.size === 0 ? '' : `## Hard limits\n\n${[...limits].map((limit) => `- ${limit}`).join('\n')}`;
}

function inOneLine(limit: string): string {
  return limit.replace(/\s+/g, ' ').trim();
}
