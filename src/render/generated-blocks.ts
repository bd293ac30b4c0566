import type { ResolvedConfig } from '../config/defaults.js';
import { readTemplate } from '../workspace/templates.js';
import type { Workspace } from '../workspace/workspace.js';
import type { BlockSource, DraftBlock } from './block.js';

/** Explains memory to a sub-agent: it sees little of it, and proposes instead of writing. */
export async function subagentBlock({
  profile,
  timezone,
}: Pick<Workspace, 'profile' | 'timezone'>): Promise<DraftBlock> {
  const text = await readTemplate(profile.name, 'prompt/subagent.md', { timezone, date: '' });
  return own('subagent', '# Memory for sub-agents', [(text ?? '').trimEnd()]);
}

/** Says when memory helps, and with which tool. */
export async function memoryRulesBlock({
  profile,
  timezone,
}: Pick<Workspace, 'profile' | 'timezone'>): Promise<DraftBlock> {
  const text = await readTemplate(profile.name, 'prompt/memory.md', { timezone, date: '' });
  return own('append', '# Memory', [(text ?? '').trimEnd()]);
}

/** The agents this one may hand work to. */
export function peersBlock(config: ResolvedConfig, agentId: string): DraftBlock | null {
  const delegates = config.agents?.[agentId]?.delegates ?? [];
  if (delegates.length === 0) return null;
  const lines = delegates.map((id) => {
    const peer = config.agents?.[id];
    const described = [peer?.identity?.name, peer?.description].filter((text) => text !== undefined).join(': ');
    return `- \`${id}\`${described === '' ? '' : ` — ${described}`}`;
  });
  return own('peers', '# Peers', ['You may delegate to:', '', ...lines]);
}

export function runtimeBlock(runtime: Readonly<Record<string, string>>): DraftBlock | null {
  const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
  const lines = Object.entries(runtime).map(([key, value]) => `- ${inOneLine(key)}: ${inOneLine(value)}`);
  return lines.length === 0 ? null : own('runtime', '# Runtime', lines);
}

export function moodBlock(line: string): DraftBlock {
  return own('mood', '# Mood', [line]);
}

export function appendBlock(text: string): DraftBlock | null {
  return text.trim() === '' ? null : own('append', null, [text.trimEnd()]);
}

/** What the config says in place of a SOUL or AGENTS file that is not there. */
export function standInBlock(role: 'soul' | 'rules', text: string): DraftBlock {
  return own(role, role === 'soul' ? '# Role' : '# Instructions', [text.trimEnd()]);
}

export function own(role: BlockSource, heading: string | null, lines: readonly string[]): DraftBlock {
  return { state: 'text', role, path: null, heading, fixed: '', text: lines.join('\n'), lines: [], isNotes: false };
}
