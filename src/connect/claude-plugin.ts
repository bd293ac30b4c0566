import type { Wish } from './client.js';
import { claudeHooks } from './clients/claude-code.js';
import { skillText } from './skill-text.js';

/** The files of the plugin for Claude Code, by path. It asks for the workspace when it is switched on. */
export function claudePlugin(version: string): Readonly<Record<string, string>> {
  const wish: Pick<Wish, 'program' | 'workspace' | 'isCaptured'> = {
    program: { node: 'agentsoul', script: '' },
    workspace: '${user_config.workspace}',
    isCaptured: false,
  };
  const hooks: Record<string, object[]> = {};
  for (const { at, value } of claudeHooks(wish)) {
    const event = at.at(-1) ?? '';
    hooks[event] ??= [];
    hooks[event].push(withoutScript(value));
  }
  const server = { command: 'agentsoul', args: ['mcp', '-C', wish.workspace, '--scope', 'main', '--access', 'write'] };
  return {
    '.claude-plugin/plugin.json': document({
      name: 'agentsoul',
      version,
      description: 'Long-term memory and identity for your agent, from an agentsoul workspace.',
      author: { name: 'agentsoul' },
      license: 'MIT',
      userConfig: {
        workspace: {
          type: 'directory',
          title: 'Workspace',
          description: 'The absolute path of your agentsoul workspace.',
          required: true,
        },
      },
    }),
    'hooks/hooks.json': document({ hooks }),
    '.mcp.json': document({ mcpServers: { agentsoul: server } }),
    'skills/agentsoul/SKILL.md': skillText(),
  };
}

/** A plugin starts `agentsoul` by its name, which needs no script. */
function withoutScript(value: unknown): object {
  return JSON.parse(JSON.stringify(value).replaceAll('"",', ''));
}

function document(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
