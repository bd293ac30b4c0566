import { randomUUID } from 'node:crypto';

export const claudeCode = {
  name: 'claude-code',
  package: '@anthropic-ai/claude-code',
  version: '2.1.326',
  settings: [/\.claude\.json$/, /\.claude\/settings.*\.json$/, /\.claude\/skills\//],
  setUp: (stage) => stage.write('.claude/settings.json', '{\n    "includeCoAuthoredBy": false\n}\n'),
  comeBackBy: '/compact',
  ask(stage, model, prompt) {
    stage.session = randomUUID();
    return claude(stage, model, ['-p', prompt, '--session-id', stage.session]);
  },
  async comeBack(stage, model) {
    await claude(stage, model, ['-r', stage.session, '-p', '/compact']);
    return claude(stage, model, ['-r', stage.session, '-p', 'And now?']);
  },
};

function claude(stage, model, argv) {
  const extra = {
    ANTHROPIC_BASE_URL: model.url,
    ANTHROPIC_API_KEY: 'x',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    ENABLE_TOOL_SEARCH: 'false',
  };
  return stage.run('claude', [...argv, '--allowedTools', 'mcp__agentsoul__recall', 'mcp__agentsoul__remember'], {
    extra,
  });
}
