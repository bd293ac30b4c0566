// How long `agentsoul mcp` takes from its start to its first answer, as a multiple of `node -e 0` in the same run.
//
//     npm run bench -- mcp-start -C FOLDER [--runs 15]
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { workspace: { type: 'string', short: 'C' }, runs: { type: 'string', default: '15' } },
});
if (values.workspace === undefined) throw new Error('Name a trusted workspace: -C FOLDER');
const opening = [
  {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'clock', version: '1' } },
  },
  { jsonrpc: '2.0', method: 'notifications/initialized' },
  { jsonrpc: '2.0', id: 2, method: 'tools/list' },
];

const program = join(dirname(fileURLToPath(import.meta.url)), '../../../bin/agentsoul.js');
const alone: number[] = [];
const answered: number[] = [];
for (let round = 0; round < Number(values.runs); round++) {
  alone.push(await timeOf(['-e', '0'], null));
  answered.push(await timeOf([program, 'mcp', '-C', values.workspace], '"id":2'));
}
const middle = (times: number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
console.log(`node -e 0          ${middle(alone).toFixed(0)} ms`);
console.log(
  `to the first answer ${middle(answered).toFixed(0)} ms, ${(middle(answered) / middle(alone)).toFixed(2)} × (6)`,
);

/** Until the process has said this, or has ended. */
function timeOf(argv: readonly string[], until: string | null): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, argv, {
      env: { PATH: process.env.PATH, HOME: process.env.HOME },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    let said = '';
    let took: number | null = null;
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (took !== null || until === null || !said.includes(until)) return;
      took = performance.now() - started;
      child.stdin.end();
    });
    child.once('error', reject);
    child.once('close', () => {
      if (until !== null && took === null) reject(new Error('It ended without an answer. Is the workspace trusted?'));
      resolve(took ?? performance.now() - started);
    });
    // Node.js alone leaves without reading.
    child.stdin.on('error', () => undefined);
    if (until !== null) child.stdin.write(opening.map((message) => `${JSON.stringify(message)}\n`).join(''));
  });
}
