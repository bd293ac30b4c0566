// One story for every client: connect, start, recall, remember, come back, remove.

import { startModel, turns } from './model-server.js';
import { makeStage, marks } from './stage.js';

const calls = [
  { mark: 'story_recall', tool: 'recall', input: { question: 'Where is the boat moored?' } },
  { mark: 'story_remember', tool: 'remember', input: { text: 'Sam bought a red kayak on 2026-11-02' } },
];

/** `client`: name, bin folder, how to set it up, ask it, and come back to a session. Gives back a list of checks. */
export async function tellStory(client) {
  const checks = [];
  const check = (what, isTrue, detail = '') => checks.push({ what, ok: Boolean(isTrue), detail: isTrue ? '' : detail });
  const stage = await makeStage(client.bin);
  const model = await startModel(calls);
  try {
    await client.setUp?.(stage, model);
    const before = stage.snapshot();
    await stage.soul('connect', client.name, '--yes');
    const connected = JSON.parse((await stage.soul('connect', '--json')).stdout).clients.find(
      ({ name }) => name === client.name,
    );
    check('connect says connected', connected.connected === 'yes', JSON.stringify(connected));
    const again = JSON.parse((await stage.soul('connect', client.name, '--yes', '--json')).stdout);
    check('a second run writes nothing', again.changed.length === 0 && again.ran.length === 0, JSON.stringify(again));

    const first = await client.ask(stage, model, 'Please answer. story_recall');
    const started = turns(model);
    const opening = JSON.stringify(started[0]?.body ?? {});
    check('the client makes a turn', started.length > 0, `${first.stdout.slice(-600)}${first.stderr.slice(-600)}`);
    check('who the agent is arrives once', count(opening, marks.soul) === 1, `${count(opening, marks.soul)} times`);
    check('core memory arrives once', count(opening, marks.core) === 1, `${count(opening, marks.core)} times`);
    const later = JSON.stringify(started.at(-1)?.body ?? {});
    check('still once after the tool call', count(later, marks.soul) === 1, `${count(later, marks.soul)} times`);
    check('recall brings a memory', later.includes('moored in Porto'), later.slice(-1500));

    await client.ask(stage, model, 'Please note it. story_remember');
    const log = (await stage.run('git', ['-C', stage.workspace, 'log', '-3', '--format=%B'])).stdout;
    const files = (await stage.run('git', ['-C', stage.workspace, 'grep', '-c', 'red kayak'])).stdout;
    check('remember stands in git', files.trim() !== '', 'no file holds it');
    check('with client and session', /^Client: .+/m.test(log) && /^Session: .+/m.test(log), log.slice(0, 800));

    if (client.comeBack !== undefined) {
      const seen = model.requests.length;
      const back = await client.comeBack(stage, model);
      const fresh = turns({ requests: model.requests.slice(seen) });
      const text = JSON.stringify(fresh.at(-1)?.body ?? {});
      const times = count(text, marks.soul);
      const wanted = client.comesBack ?? 1;
      check(
        `${client.comeBackBy} brings it again`,
        fresh.length > 0 && times === wanted,
        `${times} times in ${fresh.length} requests; ${back?.stderr?.slice(-500) ?? ''}`,
      );
    }

    await stage.soul('connect', client.name, '--remove', '--yes');
    const after = stage.snapshot();
    const left = Object.entries(after).filter(([path, text]) => isSettings(path, client) && /agentsoul/.test(text));
    check('nothing of ours is left', left.length === 0, left.map(([path]) => path).join(', '));
    const changed = Object.keys(before).filter((path) => before[path] !== after[path]);
    const list = changed.map((path) => path.replace(stage.folder, '')).join(', ');
    checks.push({
      what: 'files that were there are as before',
      ok: true,
      detail: list === '' ? 'byte for byte' : `the client itself rewrote ${list}`,
    });
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

export function count(text, mark) {
  return text.split(mark).length - 1;
}

/** Histories and logs of a client may quote us; its settings may not. */
function isSettings(path, { settings }) {
  return settings.some((pattern) => pattern.test(path));
}
