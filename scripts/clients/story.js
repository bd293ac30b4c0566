// One story for every client: connect, start, recall, agree to transcripts, remember, come back, remove.
import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { startModel, turns } from './model-server.js';
import { makeStage, marks } from './stage.js';

const calls = [
  { mark: 'story_recall', tool: 'recall', input: { question: 'Where is the boat moored?' } },
  { mark: 'story_remember', tool: 'remember', input: { text: 'Sam bought a red kayak on 2026-11-02' } },
];

/** `client`: name, bin folder, how to set it up, ask it, and come back to a session. Gives back a list of checks. */
export async function tellStory(client) {
  const { checks, check } = checkList();
  const stage = await makeStage(client.bin);
  const model = await startModel(calls);
  const scene = { client, stage, model, check };
  try {
    await client.setUp?.(stage, model);
    const before = stage.snapshot();
    await connect(scene);
    await start(scene);
    await remember(scene);
    await client.comeBack(scene);
    await remove(scene, before);
    const failures = await stage.run('cat', [`${stage.home}/.local/state/agentsoul/hooks.log`]);
    check('no hook failed', failures.stdout === '', failures.stdout);
  } catch (error) {
    check('the story ends', false, error.stack);
  } finally {
    model.close();
    if (process.env.KEEP === undefined) stage.remove();
    else console.error(stage.folder);
  }
  return checks;
}

export function checkList() {
  const checks = [];
  const check = (what, isTrue, detail = '') => checks.push({ what, ok: Boolean(isTrue), detail: isTrue ? '' : detail });
  return { checks, check };
}

async function connect({ client, stage, check }) {
  await stage.soul('connect', client.name, '--yes');
  const { clients } = JSON.parse((await stage.soul('connect', '--json')).stdout);
  const connected = clients.find(({ name }) => name === client.name);
  check('connect says connected', connected.connected === 'yes', JSON.stringify(connected));
  const again = JSON.parse((await stage.soul('connect', client.name, '--yes', '--json')).stdout);
  check('a second run writes nothing', again.changed.length === 0 && again.ran.length === 0, JSON.stringify(again));
}

async function start({ client, stage, model, check }) {
  const parts = await stage.brief();
  const first = await client.ask(stage, model, 'Please answer. story_recall');
  const started = turns(model);
  check('the client makes a turn', started.length > 0, `${first.stdout.slice(-600)}${first.stderr.slice(-600)}`);
  const opening = started[0]?.body ?? {};
  checkBrief({ check, parts }, opening, 'at the start');
  const sizes = parts.map((part) => `${part.length} characters, ${encode(part).length} tokens`);
  check('each part is within the limit', parts.every(isWithinLimits), sizes.join('; '));
  check(
    `the parts are full (${sizes.join('; ')})`,
    parts.every((part) => part.length > 7_000),
  );
  const later = started.at(-1)?.body ?? {};
  checkBrief({ check, parts }, later, 'after the tool call');
  check(
    'recall brings a memory',
    JSON.stringify(later).includes('moored in Porto'),
    JSON.stringify(later).slice(-1500),
  );
  check('nothing is kept before consent', stage.transcripts().length === 0);
}

/** Every part of the text arrives whole and once. */
export function checkBrief({ check, parts }, body, when) {
  const text = JSON.stringify(body);
  const times = parts.map((part) => formsOf(part.trim()).reduce((sum, form) => sum + count(text, form), 0));
  const marked = [marks.soul, marks.core].map((mark) => count(text, mark));
  check(
    `who the agent is and core memory arrive whole and once ${when}`,
    [...times, ...marked].every((number) => number === 1),
    `parts ${times.join(', ')} times, marks ${marked.join(', ')} times`,
  );
}

/** A text as it stands in JSON, also with angle brackets written as Gemini writes them. */
function formsOf(text) {
  const forms = new Set([text, text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')]);
  return [...forms].map((form) => JSON.stringify(form).slice(1, -1));
}

function isWithinLimits(part) {
  return part.length <= 9_500 && encode(part).length <= 2_400;
}

async function remember({ client, stage, model, check }) {
  await stage.soul('connect', client.name, '--capture', '--yes');
  await client.ask(stage, model, 'Please note it. story_remember');
  const log = (await stage.run('git', ['-C', stage.workspace, 'log', '-3', '--format=%B'])).stdout;
  const files = (await stage.run('git', ['-C', stage.workspace, 'grep', '-c', 'red kayak'])).stdout;
  check('remember stands in git', files.trim() !== '', 'no file holds it');
  check('with client and session', /^Client: .+/m.test(log) && /^Session: .+/m.test(log), log.slice(0, 800));
  // `opencode run` puts quotes around what it was given.
  const kept = stage.transcripts().map(({ said }) => said.map((line) => line.replaceAll('"', '')));
  const wanted = [['user: Please note it. story_remember', 'assistant: Done.']];
  check('after consent the turn is kept, once', JSON.stringify(kept) === JSON.stringify(wanted), JSON.stringify(kept));
}

/** Resuming starts a session again; the text comes once more beside what the conversation still holds. */
export async function checkResume({ stage, model, check }, { resume, times = 1 }) {
  const seen = model.requests.length;
  const back = await resume();
  const fresh = turns({ requests: model.requests.slice(seen) });
  const text = JSON.stringify(fresh.at(-1)?.body ?? {});
  const held = [marks.soul, marks.core].map((mark) => count(text, mark));
  check(
    `resumed, the model has it ${times === 1 ? 'once' : `${times} times`}`,
    fresh.length > 0 && held.every((number) => number === times),
    `${held.join(', ')} times in ${fresh.length} requests; ${back?.stderr?.slice(-500) ?? ''} ${stage.folder}`,
  );
}

async function remove({ client, stage, check }, before) {
  const connected = stage.snapshot();
  const { files } = JSON.parse((await stage.soul('connect', '--json')).stdout).clients.find(
    ({ name }) => name === client.name,
  );
  const rewritten = client.rewrites ?? [];
  await stage.soul('connect', client.name, '--remove', '--yes');
  const after = stage.snapshot();
  const left = Object.entries(after).filter(
    ([path, text]) => (files.includes(path) || isSettings(path, client)) && /agentsoul/.test(text),
  );
  check('nothing of ours is left', left.length === 0, left.map(([path]) => path).join(', '));
  const ours = new Set([...files, ...Object.keys(before)]);
  const others = [...ours].filter((path) => !rewritten.some((pattern) => pattern.test(path)));
  const changed = others.filter((path) => before[path] !== after[path]);
  check('files are byte for byte as before', changed.length === 0, changed.join(', '));
  for (const path of ours)
    if (!others.includes(path))
      check(
        `the client rewrote ${path.replace(stage.folder, '')}, and only our entries went`,
        client.isRewrite({ before: before[path], connected: connected[path], after: after[path] }),
        `${before[path]}\n---\n${connected[path]}\n---\n${after[path]}`,
      );
}

export function count(text, mark) {
  return text.split(mark).length - 1;
}

/** Histories and logs of a client may quote us; its settings may not. */
function isSettings(path, { settings }) {
  return settings.some((pattern) => pattern.test(path));
}
