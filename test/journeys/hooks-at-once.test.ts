import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { person } from './person.js';

test('four clients with hooks, a writer and an editor on one workspace lose nothing and get nothing but their shape', async () => {
  const sam = person();
  await sam.change(['init', 'soul', '--yes', '--name', 'Kate']);
  const soul = sam.path('soul');
  const rounds = 4;
  const outputs: string[] = [];
  const client = async (name: string) => {
    for (let round = 0; round < rounds; round++) {
      const session = `${name}-${round}`;
      const input = {
        session_id: session,
        source: 'startup',
        prompt: 'Remember the tide',
        transcript_path: '/nowhere',
      };
      for (const event of ['session-start', 'prompt', 'stop', 'session-end']) {
        const stdin = JSON.stringify({ ...input, last_assistant_message: `Answer ${round}` });
        const argv = ['hook', name, event, '-C', soul, '--capture'];
        const { code, stdout, stderr } = await sam.agentsoul(argv, { stdin, isOwnProcess: true });
        expect([name, event, code, stderr]).toEqual([name, event, 0, '']);
        if (stdout !== '') outputs.push(stdout);
      }
    }
  };
  const writer = async () => {
    for (let round = 0; round < rounds; round++)
      await sam.json(['log', `Written ${round}`, '-C', soul], { isOwnProcess: true });
  };
  const editor = async () => {
    for (let round = 0; round < rounds; round++) {
      appendFileSync(join(soul, 'USER.md'), `\n- Edited ${round}\n`);
      await sam.agentsoul(['whoami', '-C', soul], { isOwnProcess: true });
    }
  };
  const clients = ['claude-code', 'codex', 'gemini', 'vscode'];
  await Promise.all([...clients.map(client), writer(), editor()]);

  for (const output of outputs) expect(Object.keys(JSON.parse(output))).toEqual(['hookSpecificOutput']);
  expect(outputs.filter((output) => output.includes('# SOUL.md'))).toHaveLength(clients.length * rounds);
  for (const name of clients)
    for (let round = 0; round < rounds; round++) {
      const lines = readFileSync(join(soul, `transcripts/${name}-${round}.jsonl`), 'utf8')
        .trim()
        .split('\n');
      expect(lines.map((line) => JSON.parse(line).role)).toEqual([undefined, 'user', 'assistant']);
    }
  const user = sam.read('soul/USER.md');
  for (let round = 0; round < rounds; round++) expect(user).toContain(`Edited ${round}`);
  const noted = sam.git('soul', 'grep', '-h', 'Written', 'HEAD', '--', 'memory').trim().split('\n');
  expect(noted.sort()).toEqual(Array.from({ length: rounds }, (_, round) => `Written ${round}`));
  expect(existsSync(join(sam.home, '.local/state/agentsoul/hooks.log'))).toBe(false);
});
