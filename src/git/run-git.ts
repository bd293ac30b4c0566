import { statfs } from 'node:fs/promises';
import { SoulError } from '../errors/soul-error.js';
import { explainGitFailure } from './git-failure.js';

export type Environment = Readonly<Record<string, string | undefined>>;

export type GitCall = {
  readonly env: Environment;
  readonly stdin?: string | Uint8Array;
  readonly extraEnv?: Readonly<Record<string, string>>;
  /** Exit codes that are results, not failures. */
  readonly allow?: readonly number[];
};

export type GitResult = { readonly code: number; readonly stdout: Buffer; readonly stderr: string };

/**
 * Runs git on a folder without letting the folder or the environment run anything through it: no hooks, no file system monitor, no
 * external diff, no network, no ambient `GIT_DIR` or `GIT_INDEX_FILE`.
 */
export async function runGit(cwd: string, args: readonly string[], call: GitCall): Promise<GitResult> {
  // Loaded on demand, because reading a workspace does not start any program.
  const { spawn } = await import('node:child_process');
  const child = spawn('git', [...safetyFlags, ...args], {
    cwd,
    env: gitEnvironment(call),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const stdout: Buffer[] = [];
  const stderr: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => stdout.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => stderr.push(chunk));
  // git may exit before it has read everything; its exit code says more than the broken pipe.
  child.stdin.on('error', () => undefined);
  child.stdin.end(call.stdin ?? '');
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(cannotStart(error)));
    child.on('close', async (code, signal) => {
      const result = {
        code: code ?? -1,
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString('utf8'),
      };
      if (result.code === 0 || call.allow?.includes(result.code) === true) return resolve(result);
      const { stderr: said } = result;
      const isDiskFull = await isFull(cwd);
      reject(explainGitFailure({ command: args[0] ?? '', stderr: said, code: result.code, signal, isDiskFull }));
    });
  });
}

export async function gitText(cwd: string, args: readonly string[], call: GitCall): Promise<string> {
  return (await runGit(cwd, args, call)).stdout.toString('utf8').trimEnd();
}

async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => null);
  return disk !== null && (disk.bavail * disk.bsize < 16_384 || (disk.files > 0 && disk.ffree === 0));
}

/** Settings a repository must not control, because they run programs or change what git writes and prints. */
const safetyFlags = Object.entries({
  'core.hooksPath': '/dev/null',
  'core.fsmonitor': 'false',
  'core.quotePath': 'false',
  'core.autocrlf': 'false',
  'core.untrackedCache': 'false',
  'core.fsync': 'committed',
  'core.filesRefLockTimeout': '2000',
  'gc.auto': '0',
  'maintenance.auto': 'false',
  'protocol.allow': 'never',
  'safe.bareRepository': 'explicit',
  'diff.external': '',
  'i18n.commitEncoding': 'UTF-8',
  'i18n.logOutputEncoding': 'UTF-8',
  'trailer.separators': ':',
  'advice.detachedHead': 'false',
}).flatMap(([key, value]) => ['-c', `${key}=${value}`]);

const passedOn = [
  'PATH',
  'HOME',
  'XDG_CONFIG_HOME',
  'TMPDIR',
  'USER',
  'LOGNAME',
  'SSH_AUTH_SOCK',
  'GNUPGHOME',
  'GPG_TTY',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_NOSYSTEM',
  'GIT_EXEC_PATH',
  'GIT_CEILING_DIRECTORIES',
];

function gitEnvironment({ env, extraEnv }: GitCall): Record<string, string> {
  const passed = passedOn.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]] as const]));
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin:/opt/homebrew/bin',
    ...Object.fromEntries(passed),
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
    // A repository can name a "promisor" from which missing objects are fetched, by a command of its choice. Its own settings
    // would outweigh protocol.allow; this variable outweighs them.
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    ...extraEnv,
  };
}

function cannotStart(error: Error): SoulError {
  return new SoulError('git-missing', 'git could not be started.', {
    hint: 'Install git, or create the workspace with `agentsoul init --no-git`.',
    cause: error,
  });
}
