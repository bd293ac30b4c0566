import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the program in front of git does when it is asked for a subcommand the n-th time. */
export type Trick = {
  /** The subcommand that it waits for, such as `update-ref`. */
  readonly at: string;
  /** Which of the calls of that subcommand; the first without a number. */
  readonly call?: number;
  /** Shell lines that run before the real git, with its arguments in `"$@"`. */
  readonly before?: string;
  /** Shell lines that run after it. */
  readonly after?: string;
};

/** Kills the process that started git, as `kill -9` or a lack of memory would, and git with it. */
export const killCaller = 'kill -9 "$PPID"; exit 137';

/** A folder for the front of PATH with a `git` that plays one trick and is the real git otherwise. */
export function gitInFront(folder: string, { at, call = 1, before = '', after = '' }: Trick): string {
  const programs = join(folder, 'git-in-front');
  mkdirSync(programs, { recursive: true });
  const counter = join(programs, 'calls');
  rmSync(counter, { force: true });
  const script = [
    '#!/bin/sh',
    'real=$(PATH="${PATH#*:}" command -v git)',
    'asked=no',
    `for word in "$@"; do [ "$word" = '${at}' ] && asked=yes; done`,
    'if [ "$asked" = yes ]; then',
    `  echo call >> '${counter}'`,
    `  [ "$(wc -l < '${counter}')" -eq ${call} ] || asked=no`,
    'fi',
    '[ "$asked" = yes ] || exec "$real" "$@"',
    before,
    '"$real" "$@"',
    'status=$?',
    after,
    'exit $status',
    '',
  ].join('\n');
  writeFileSync(join(programs, 'git'), script);
  chmodSync(join(programs, 'git'), 0o755);
  return programs;
}
