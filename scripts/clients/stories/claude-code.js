import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { turns } from '../model-server.js';
import { checkBrief, checkResume } from '../story.js';

export const claudeCode = {
  name: 'claude-code',
  package: '@anthropic-ai/claude-code',
  version: '2.1.326',
  settings: [/\.claude\.json$/, /\.claude\/settings.*\.json$/, /\.claude\/skills\//],
  setUp: (stage) => stage.write('.claude/settings.json', '{\n    "includeCoAuthoredBy": false\n}\n'),
  // It keeps counters and the like in this file, and makes it itself.
  rewrites: [/\/home\/\.claude\.json$/],
  isRewrite: ({ after }) => after !== undefined && !/agentsoul/.test(after),
  ask(stage, model, prompt) {
    stage.session = randomUUID();
    return stage.run('claude', [...tools, '-p', prompt, '--session-id', stage.session], { extra: environment(model) });
  },
  async comeBack(scene) {
    const { stage, model } = scene;
    await checkCompact(scene);
    const resume = () =>
      stage.run('claude', [...tools, '-r', stage.session, '-p', 'And then?'], { extra: environment(model) });
    await checkResume(scene, { resume });
    await checkImport(scene);
  },
};

/** A conversation in one process, so that what comes after `/compact` comes from nothing else. */
async function checkCompact({ stage, model, check }) {
  stage.session = randomUUID();
  const parts = await stage.brief();
  const talk = openTalk(stage, model);
  await talk.say('Hello');
  checkBrief({ check, parts }, turns(model).at(-1).body, 'in a second session');
  await talk.say('/compact');
  check('/compact is a real compaction', /"subtype":"compact_boundary"/.test(talk.output()), talk.output().slice(-500));
  const starts = talk.output().match(/"subtype":"hook_response"[^\n]*"hook_name":"SessionStart:compact"/g) ?? [];
  check('the hook runs in both parts after it', starts.length === 2, `${starts.length} times`);
  await talk.say('And now?');
  checkBrief({ check, parts }, turns(model).at(-1).body, 'after /compact');
  await talk.end();
  const said = stage.transcripts().find(({ path }) => path.includes(stage.session))?.said ?? [];
  const wanted = ['user: Hello', 'assistant: Done.', 'user: And now?', 'assistant: Done.'];
  check('the session is kept, once', said.join('\n') === wanted.join('\n'), JSON.stringify(said));
}

/** Claude Code's own log of that session, imported under consent of the person who types the command. */
async function checkImport({ stage, check }) {
  const projects = join(stage.home, '.claude', 'projects');
  const name = readdirSync(projects, { recursive: true }).find((file) => file.endsWith(`${stage.session}.jsonl`));
  const log = join(projects, name);
  const { size } = statSync(log);
  check(`its log has ${Math.round(size / 1000)} kB`, size > 200_000);
  const kept = stage.transcripts().find(({ path }) => path.includes(stage.session));
  await stage.run('rm', [kept.path]);
  await stage.soul('sessions', 'import', 'claude-code', log, '--yes');
  const imported = stage.transcripts().find(({ path }) => path.includes(stage.session))?.said ?? [];
  check('importing it brings the same conversation', imported.join('\n') === kept.said.join('\n'), imported.join('\n'));
}

function openTalk(stage, model) {
  const argv = ['-p', '--input-format', 'stream-json', '--output-format', 'stream-json', '--verbose'];
  const child = spawn('claude', [...tools, ...argv, '--session-id', stage.session], {
    cwd: stage.project,
    env: { ...stage.env, ...environment(model) },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  const results = () => output.split('"type":"result"').length;
  return {
    output: () => output,
    async say(text) {
      const before = results();
      const message = { role: 'user', content: [{ type: 'text', text }] };
      child.stdin.write(`${JSON.stringify({ type: 'user', message })}\n`);
      while (results() === before && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    async end() {
      child.stdin.end();
      await closed;
    },
  };
}

const tools = ['--allowedTools', 'mcp__agentsoul__recall,mcp__agentsoul__remember'];

function environment(model) {
  return {
    ANTHROPIC_BASE_URL: model.url,
    ANTHROPIC_API_KEY: 'x',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    ENABLE_TOOL_SEARCH: 'false',
  };
}
