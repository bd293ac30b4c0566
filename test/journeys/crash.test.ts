import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { bareEnvironment, binary } from '../cli/binary.js';
import { type Person, person } from './person.js';

/** Starts a change and kills it with no chance to tidy up: when a moment has come, or after it has ended by itself. */
async function killDuring(sam: Person, argv: readonly string[], moment: () => Promise<unknown>): Promise<void> {
  const env = { ...bareEnvironment, HOME: sam.home };
  const child = spawn(process.execPath, [binary, ...argv], { env, cwd: sam.cwd, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await Promise.race([moment(), ended]);
  child.kill('SIGKILL');
  await ended;
}

/** Whatever was killed: every command works, the card holds one whole value, git is whole and clean. */
async function expectHealthy(sam: Person, names: readonly string[]): Promise<void> {
  const whoami = await sam.json(['whoami']);
  expect(whoami.code).toBe(0);
  const identity = whoami.document.identity;
  expect(names.map((value) => ({ value, origin: 'IDENTITY.md' }))).toContainEqual(
    identity instanceof Object && 'name' in identity ? identity.name : null,
  );
  expect((await sam.agentsoul(['render', '--scope', 'main'])).code).toBe(0);
  expect((await sam.agentsoul(['status'])).code).toBe(0);
  expect((await sam.change(['identity', 'set', '--vibe', `calm ${names.length}`])).changed).toBe(true);
  expect((await sam.agentsoul(['doctor'])).code).toBe(0);
  expect(sam.git('.', 'status', '--porcelain')).toBe('');
  expect(sam.git('.', 'fsck', '--strict', '--no-dangling')).toBe('');
  expect(existsSync(sam.path('.agentsoul/intent.json'))).toBe(false);
}

test.concurrent('after kill -9 at any moment of a change the next command works and nothing is half done', async () => {
  const sam = person();
  await sam.change(['init', '--yes', '--name', 'Kate']);
  const names = ['Kate'];
  const intentAppears = async () => {
    while (!existsSync(sam.path('.agentsoul/intent.json'))) await nextTurn();
  };
  for (const moment of [intentAppears, () => sleep(60), () => sleep(150), intentAppears, () => sleep(240)]) {
    const name = `Kate the ${names.length}.`;
    names.push(name);
    await killDuring(sam, ['identity', 'set', '--name', name], moment);
    await expectHealthy(sam, names);
  }
});

test.concurrent('after kill -9 during init, init can be run again and the folder is trusted', async () => {
  const sam = person();
  for (const delay of [80, 160, 240, 320]) {
    const folder = `demo-${delay}`;
    await killDuring(sam, ['init', folder, '--yes'], () => sleep(delay));
    expect((await sam.agentsoul(['init', folder, '--yes'])).code).toBe(0);
    expect((await sam.json(['-C', folder, 'status'])).document).toMatchObject({ trusted: true });
    expect(sam.git(folder, 'rev-list', '--count', 'HEAD')).toBe('1\n');
    expect(sam.git(folder, 'status', '--porcelain')).toBe('');
  }
});
