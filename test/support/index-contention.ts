import { spawn } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type Trouble = { readonly argv: readonly string[]; readonly code: number | null; readonly stderr: string };

const topics = ['kettle', 'violin', 'orchard', 'ferry', 'lantern', 'mosaic', 'saffron', 'glacier'];

/** A workspace with some days of notes. */
export function writeNotes(root: string, days: number): void {
  mkdirSync(join(root, 'memory'), { recursive: true });
  writeFileSync(join(root, 'SOUL.md'), '# Soul\n\nBe kind.\n');
  writeFileSync(join(root, 'agentsoul.json'), '{ "profile": "agentsoul", "timezone": "UTC" }\n');
  for (let day = 1; day <= days; day++) writeDay(root, day, 0);
}

/**
 * Lets processes search, refresh, rebuild and write memories at once while an editor changes files, for as long as asked, and
 * tells which of them failed in another way than by a lock that took too long.
 */
export async function contend(
  root: string,
  { program, processes, milliseconds }: { program: string; processes: number; milliseconds: number },
): Promise<{ runs: number; troubles: Trouble[] }> {
  const troubles: Trouble[] = [];
  const deadline = Date.now() + milliseconds;
  let runs = 0;
  const worker = async (number: number) => {
    for (let round = 0; round === 0 || Date.now() < deadline; round++) {
      edit(root, number + round);
      const argv = ['-C', root, ...commandFor(number, round)];
      const { code, stderr } = await run(program, argv);
      runs++;
      if (code !== 0 && !/is locked by|keeps the search index locked|kept changing/.test(stderr))
        troubles.push({ argv, code, stderr });
    }
  };
  await Promise.all(Array.from({ length: processes }, (_, number) => worker(number)));
  return { runs, troubles };
}

function commandFor(number: number, round: number): string[] {
  const topic = topics[(number + round) % topics.length] ?? '';
  switch ((number * 7 + round * 3) % 10) {
    case 0:
      return ['reindex', '--full'];
    case 1:
    case 2:
      return ['reindex'];
    case 3:
      return ['save', '--reason', `round ${round}`];
    default:
      return ['search', `where is the ${topic}?`, '--json'];
  }
}

/** As editors do: in place, by replacing, or by removing and making anew. */
function edit(root: string, seed: number): void {
  const day = (seed % 12) + 1;
  const path = join(root, `memory/2026-03-${String(day).padStart(2, '0')}.md`);
  if (seed % 5 === 0) rmSync(path, { force: true });
  else if (seed % 5 === 1) {
    const temporary = `${path}.${process.pid}.${seed}.tmp`;
    writeFileSync(temporary, dayText(day, seed));
    renameSync(temporary, path);
  } else writeDay(root, day, seed);
}

function writeDay(root: string, day: number, seed: number): void {
  writeFileSync(join(root, `memory/2026-03-${String(day).padStart(2, '0')}.md`), dayText(day, seed));
}

function dayText(day: number, seed: number): string {
  const lines = topics.map((topic, index) => `- The ${topic} is in room ${(index + seed) % 40} since day ${day}.`);
  return `# 2026-03-${String(day).padStart(2, '0')}\n\n${lines.slice(seed % 4).join('\n')}\n`;
}

function run(program: string, argv: readonly string[]): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...argv], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent' },
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stderr }));
  });
}
