// A home, a workspace and a project in a temporary folder, and the two programs of a story: agentsoul and the client.
import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const agentsoul = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'bin', 'agentsoul.js');

export const marks = { soul: 'SOUL-MARK-4711', core: 'CORE-MARK-0815', fact: 'The boat is moored in Porto' };

export async function makeStage(bin) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-client-')));
  const [home, project, workspace] = ['home', 'project', 'soul'].map((name) => join(folder, name));
  for (const path of [home, project]) mkdirSync(path);
  const env = {
    PATH: `${bin}:${process.env.PATH}`,
    HOME: home,
    TERM: 'dumb',
    LANG: 'C.UTF-8',
    AGENTSOUL_NO_COLOR: '1',
  };
  const stage = {
    ...{ folder, home, project, workspace, env },
    soul: (...argv) => mustRun(process.execPath, [agentsoul, ...argv], { cwd: workspace, env }),
    run: (program, argv, { extra = {}, timeoutMs = 120_000 } = {}) =>
      run(program, argv, { cwd: project, env: { ...env, ...extra }, timeoutMs }),
    write(path, text) {
      mkdirSync(dirname(join(home, path)), { recursive: true });
      writeFileSync(join(home, path), text);
    },
    snapshot: () => snapshot([home, project]),
    /** What the hook says at the start of a session, in its two parts. */
    async brief() {
      const words = (part) => ['hook', 'opencode', 'session-start', '-C', workspace, '--part', part];
      const outcomes = [await stage.soul(...words('1')), await stage.soul(...words('2'))];
      return outcomes.map(({ stdout }) => stdout);
    },
    transcripts: () => transcripts(join(workspace, 'transcripts')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  await mustRun(process.execPath, [agentsoul, 'init', workspace, '--yes', '--name', 'Kate', '--user', 'Sam'], {
    cwd: folder,
    env,
  });
  // More than a hook may say, so that the story shows what a full text looks like to the model.
  const soul = Array.from({ length: 150 }, (_, line) => `Principle ${line}: weigh the words before sending them.`);
  writeFileSync(join(workspace, 'SOUL.md'), `# Soul\n\nCalm and exact. ${marks.soul}\n\n${soul.join('\n\n')}\n`);
  const facts = Array.from({ length: 120 }, (_, line) => `- Crate ${line} of the shop stands on shelf ${line % 7}`);
  writeFileSync(
    join(workspace, 'MEMORY.md'),
    `# Core memory\n\n## Critical Facts\n\n- ${marks.core}\n${facts.join('\n')}\n`,
  );
  await stage.soul('save', '--reason', 'set up', '--yes');
  await stage.soul('remember', marks.fact, '--yes');
  return stage;
}

function run(program, argv, { cwd, env, timeoutMs = 60_000 }) {
  return new Promise((resolve) => {
    const child = spawn(program, argv, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const timer = setTimeout(() => child.kill('SIGKILL'), timeoutMs);
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('error', (error) => resolve({ code: -1, stdout, stderr: String(error) }));
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, stdout, stderr });
    });
  });
}

async function mustRun(program, argv, options) {
  const outcome = await run(program, argv, options);
  if (outcome.code !== 0)
    throw new Error(`${argv.join(' ')} ended with ${outcome.code}:\n${outcome.stdout}${outcome.stderr}`);
  return outcome;
}

/** Text of every small file below the folders, without what agentsoul keeps for itself. */
function snapshot(folders) {
  const files = {};
  for (const folder of folders)
    for (const name of readdirSync(folder, { recursive: true })) {
      const path = join(folder, name);
      if (!existsSync(path) || !statSync(path).isFile() || statSync(path).size > 1_000_000) continue;
      if (!/(?:\.local\/state|\.cache)\/agentsoul/.test(path)) files[path] = readFileSync(path, 'utf8');
    }
  return files;
}

/** What was said in each kept session, as `role: text`. */
function transcripts(folder) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.jsonl')) : [];
  return names.map((name) => {
    const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n');
    const entries = lines.map((line) => JSON.parse(line)).filter(({ type }) => type === 'entry');
    return { path: join(folder, name), said: entries.map(({ role, content }) => `${role}: ${content}`) };
  });
}
