import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { findSecrets } from '../../secrets/find-secrets.js';
import { redactSecrets } from '../../secrets/redact-secrets.js';
import { ModelFailure } from './language-model.js';
import { tooLong } from './limit-output-length.js';
import { readKey } from './provider-settings.js';
import type { ModelSettings, ModelWorld, Question, TextSource } from './text-source.js';

/**
 * A program of the user, such as a coding agent's print mode: the question goes to its standard input, the answer comes from
 * its standard output. It runs without a shell, with few variables, and in an empty folder, so that nothing it does there
 * reaches the workspace.
 */
export function commandSource(settings: ModelSettings, world: ModelWorld): TextSource {
  const [program, ...given] = settings.command ?? [];
  if (program === undefined) {
    throw new ModelFailure('incomplete', 'The provider command needs `model.command`.', {
      hint: 'Set it in agentsoul.json to a list of the program and its arguments, such as ["llm", "--no-stream"].',
    });
  }
  const key = readKey(settings, world);
  const name = basename(program);
  const title = `The program ${name}`;
  return {
    name: `command:${name}`,
    title,
    timeoutMs: settings.timeoutMs,
    maxTokens: settings.maxTokens,
    async write(question, { signal }) {
      const folder = await mkdtemp(join(temporaryFolder(world), 'agentsoul-'));
      try {
        const run = { program, given, folder, env: environmentFor(settings, world) };
        const ended = await runProgram(run, question, signal);
        if (ended.isFlood) throw tooLong(title, question.maxOutputTokens);
        if (ended.exitCode !== 0) throw await failedRun(title, ended, key);
        return { text: ended.stdout, tokens: { input: undefined, output: undefined } };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}

/** The environment variables a program needs, and no others. */
const passedOn = [
  'PATH',
  'HOME',
  'LANG',
  'LC_ALL',
  'TMPDIR',
  'SYSTEMROOT',
  'USERPROFILE',
  'APPDATA',
  'PATHEXT',
  'TEMP',
];

function environmentFor({ apiKeyEnv }: ModelSettings, { env }: ModelWorld): Record<string, string> {
  const names = apiKeyEnv === undefined ? passedOn : [...passedOn, apiKeyEnv];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function temporaryFolder({ env }: ModelWorld): string {
  return env.TMPDIR ?? env.TEMP ?? '/tmp';
}

type Run = {
  readonly program: string;
  readonly given: readonly string[];
  readonly folder: string;
  readonly env: Record<string, string>;
};

type Ended = {
  /** Undefined when it could not be started or was killed. */
  readonly exitCode: number | undefined;
  readonly stdout: string;
  readonly stderr: string;
  /** Why it could not be started. */
  readonly code: string | undefined;
  readonly isFlood: boolean;
};

async function runProgram(
  { program, given, folder, env }: Run,
  question: Question,
  signal: AbortSignal,
): Promise<Ended> {
  const { execa } = await import('execa');
  signal.throwIfAborted();
  const running = execa(program, given, {
    input: `${question.system}\n\n${question.prompt}\n`,
    cwd: folder,
    env,
    extendEnv: false,
    // A group of its own, so that what the program starts can be ended with it.
    detached: true,
    reject: false,
    buffer: { stdout: true, stderr: false },
    maxBuffer: Math.max(64_000, question.maxOutputTokens * 32),
  });
  let stderr = '';
  running.stderr.on('data', (part) => {
    stderr = `${stderr}${part}`.slice(-longestStderr);
  });
  const end = () => endGroup(running);
  signal.addEventListener('abort', end);
  try {
    const { exitCode, stdout = '', isMaxBuffer, code } = await running;
    return { exitCode, stdout, stderr, code, isFlood: isMaxBuffer };
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

const longestStderr = 4_000;

function endGroup({
  pid,
  kill,
}: {
  readonly pid?: number | undefined;
  readonly kill: (signal: 'SIGKILL') => boolean;
}): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is gone, or the system knows no groups.
    kill('SIGKILL');
  }
}

async function failedRun(title: string, { exitCode, code, stderr }: Ended, key: string | null): Promise<ModelFailure> {
  if (exitCode === undefined && code !== undefined) {
    return new ModelFailure('unavailable', `${title} could not be run: ${code}.`, {
      hint: 'Name it by its full path in `model.command`, or put its folder into PATH.',
    });
  }
  const shown = await lastLines(key === null ? stderr : stderr.replaceAll(key, '…'));
  const how = exitCode === undefined ? 'was killed' : `exited with code ${exitCode}`;
  return new ModelFailure('unavailable', `${title} ${how}${shown === '' ? '' : `: ${shown}`}.`, {
    hint: 'Run the program of `model.command` by hand to see what it needs.',
  });
}

/** The end of what the program complained about, on one line, without secrets and control characters. */
async function lastLines(stderr: string): Promise<string> {
  const lines = redactSecrets(stderr, await findSecrets(stderr))
    .split('\n')
    .map((line) => line.trim());
  const last = lines
    .filter((line) => line !== '')
    .slice(-3)
    .join(' / ');
  return last
    .replace(/[\x00-\x1f\x7f-\x9f]/g, ' ')
    .slice(-300)
    .replace(/\.+$/, '');
}
