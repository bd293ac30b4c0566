import { spawn } from 'node:child_process';
import { startModel, turns } from '../model-server.js';
import { makeStage } from '../stage.js';
import { checkBrief, checkList } from '../story.js';

export const openclaw = {
  name: 'openclaw',
  package: 'openclaw',
  version: '2026.9.6',
  node: '24.21.0',
  tell,
};

/** OpenClaw has a workspace of its own: the server is probed, and two turns are made through its gateway. */
async function tell(client) {
  const { checks, check } = checkList();
  const stage = await makeStage(client.bin);
  const model = await startModel([]);
  const scene = { stage, model, check, port: 20_000 + (process.pid % 20_000) };
  try {
    stage.write('.openclaw/openclaw.json', `${JSON.stringify(configOf(scene), null, 2)}\n`);
    const path = `${stage.home}/.openclaw/openclaw.json`;
    const before = stage.snapshot();
    await stage.soul('connect', 'openclaw', '--yes');
    const connected = stage.snapshot();
    await checkEntries(scene);
    await checkTurns(scene);
    await checkLocalTurn(scene);
    const isRewritten = stage.snapshot()[path] !== connected[path];
    await stage.soul('connect', 'openclaw', '--remove', '--yes');
    const after = stage.snapshot();
    check('nothing of ours is left', !/"agentsoul"/.test(after[path]), after[path]);
    check(
      isRewritten ? 'OpenClaw rewrote its config, and only our entries went' : 'its config is byte for byte as before',
      isRewritten ? sameSettings(before[path], after[path]) : after[path] === before[path],
      after[path],
    );
    const hooks = Object.keys(after).filter((file) => file.includes('/hooks/agentsoul/'));
    check('the hook is gone', hooks.length === 0, hooks.join(', '));
  } catch (error) {
    check('the story ends', false, error.stack);
  } finally {
    model.close();
    if (process.env.KEEP === undefined) stage.remove();
    else console.error(stage.folder);
  }
  return checks;
}

async function checkEntries({ stage, check }) {
  const valid = await stage.run('openclaw', ['config', 'validate'], { extra: quiet });
  check('the config is valid', valid.code === 0, valid.stdout + valid.stderr);
  const probe = await stage.run('openclaw', ['mcp', 'probe', '--json'], { extra: quiet });
  check(
    'mcp probe finds the tools',
    /recall/.test(probe.stdout) || /"tools":\s*1[0-9]/.test(probe.stdout),
    probe.stdout.slice(-800) + probe.stderr.slice(-400),
  );
  const hooks = await stage.run('openclaw', ['hooks', 'list', '--json'], { extra: quiet });
  check('the hook is ready', /"name":\s*"agentsoul"/.test(hooks.stdout), hooks.stdout.slice(0, 600));
}

async function checkTurns({ stage, model, check, port }) {
  const parts = await stage.brief();
  const gateway = await startGateway(stage, port);
  check('the gateway loads the hook', /internal-hooks=loaded/.test(gateway.output()), gateway.output().slice(-800));
  for (const when of ['in the first turn', 'in the second turn']) {
    const seen = model.requests.length;
    const turn = await agent(stage, ['-m', 'Hello']);
    const made = turns({ requests: model.requests.slice(seen) });
    check(`a turn is made ${when}`, made.length > 0, turn.stdout.slice(-500) + turn.stderr.slice(-500));
    checkBrief({ check, parts }, made.at(-1)?.body ?? {}, when);
  }
  await gateway.stop();
}

/** `agent --local` runs without a gateway, and only the gateway loads hooks: the tools are there, the text is not. */
async function checkLocalTurn({ stage, model, check }) {
  const seen = model.requests.length;
  await agent(stage, ['--local', '-m', 'Hello']);
  const made = turns({ requests: model.requests.slice(seen) });
  const isSilent = made.length > 0 && !JSON.stringify(made.at(-1).body).includes('AGENTSOUL-1.md');
  check('`agent --local` makes a turn without hooks, as OpenClaw documents', isSilent, `${made.length} turns`);
}

function agent(stage, words) {
  const argv = ['agent', ...words, '--session-id', 't', '--json'];
  return stage.run('openclaw', argv, { extra: quiet, timeoutMs: 180_000 });
}

async function startGateway(stage, port) {
  const child = spawn('openclaw', ['gateway', 'run', '--port', String(port)], {
    cwd: stage.project,
    env: { ...stage.env, ...quiet },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = new Promise((resolve) => child.once('close', resolve));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const until = Date.now() + 120_000;
  while (!/\[gateway\] ready/.test(output) && child.exitCode === null && Date.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 200));
  return {
    output: () => output,
    async stop() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

function configOf({ stage, model, port }) {
  const provider = {
    baseUrl: `${model.url}/v1`,
    apiKey: 'x',
    api: 'openai-completions',
    models: [{ id: 'fake', name: 'fake', contextWindow: 128_000, maxTokens: 4_000 }],
  };
  return {
    gateway: { mode: 'local', port, auth: { mode: 'token', token: 'story' } },
    models: { providers: { loop: provider } },
    agents: { defaults: { model: { primary: 'loop/fake' }, workspace: `${stage.home}/claw` } },
  };
}

/** Whether the settings of the person are all there; OpenClaw adds `meta` of its own. */
function sameSettings(before, after) {
  const [old, now] = [JSON.parse(before), JSON.parse(after)];
  return Object.keys(old).every((key) => JSON.stringify(old[key]) === JSON.stringify(now[key]));
}

const quiet = { OPENCLAW_NO_TELEMETRY: '1' };
