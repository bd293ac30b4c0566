import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bareEnvironment, binary } from '../cli/binary.js';
import { temporaryFolder } from '../support/temporary-workspace.js';

/**
 * A page with its ```console blocks as they come out when their commands are run one after the other, in a home folder of their
 * own. A line `…` stands for output that is left out. What differs at every run (ids, hashes, dates) stays as the page has it.
 */
export function replayPage(markdown: string): string {
  const shell = openShell();
  return markdown.replace(/(?<=^```console\n)[\s\S]*?(?=^```$)/gm, (block) =>
    block
      .split(/^(?=\$ )/m)
      .map((entry) => replayEntry(entry, shell))
      .join(''),
  );
}

type Shell = (command: string) => readonly string[];

/** A command, which goes on in lines that start with `>`, and what it printed. */
function replayEntry(entry: string, shell: Shell): string {
  const lines = entry.replace(/\n$/, '').split('\n');
  const commandLength = lines.findIndex((line, index) => index > 0 && !/^>( |$)/.test(line));
  const typed = commandLength === -1 ? lines : lines.slice(0, commandLength);
  const actual = shell(typed.map((line) => line.slice(2)).join('\n'));
  return `${[...typed, ...settle(lines.slice(typed.length), actual)].join('\n')}\n`;
}

/** Runs command lines as a person would type them, one after the other, from where the one before has left them. */
function openShell(): Shell {
  const root = temporaryFolder();
  const home = join(root, 'ana');
  const programs = join(root, 'programs');
  mkdirSync(home);
  mkdirSync(programs);
  writeFileSync(join(programs, 'agentsoul'), `#!/bin/sh\nexec '${process.execPath}' '${binary}' "$@"\n`);
  chmodSync(join(programs, 'agentsoul'), 0o755);
  let folder = home;
  return (command) => {
    // One file for both streams keeps what is printed in the order in which it is printed.
    const log = join(root, 'log');
    const output = openSync(log, 'w');
    const left = join(root, 'folder');
    const { status } = spawnSync('bash', ['-c', `${command}\nstatus=$?; pwd > "$LEFT"; exit $status`], {
      cwd: folder,
      env: {
        ...bareEnvironment,
        PATH: `${programs}:${bareEnvironment.PATH}`,
        HOME: home,
        TZ: 'Europe/Berlin',
        LC_ALL: 'C.UTF-8',
        LEFT: left,
      },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    const printed = readFileSync(log, 'utf8').replaceAll(home, '/home/ana');
    if (status !== 0) throw new Error(`\`${command}\` ended with exit code ${status}:\n${printed}`);
    folder = readFileSync(left, 'utf8').trim();
    return printed === '' ? [] : printed.replace(/\n$/, '').split('\n');
  };
}

/** The shown lines if they are true, the real ones where they have changed, and everything where they no longer fit at all. */
function settle(shown: readonly string[], actual: readonly string[]): readonly string[] {
  const settled: string[] = [];
  let at = 0;
  for (const [index, line] of shown.entries()) {
    if (line === '…') {
      const next = shown[index + 1];
      const found =
        next === undefined ? actual.length : actual.findIndex((real, place) => place > at && isLike(next, real));
      if (found === -1) return actual;
      at = found;
      settled.push(line);
      continue;
    }
    const real = actual[at];
    if (real === undefined || !isLike(line, real)) return actual;
    settled.push(withoutChance(line) === withoutChance(real) ? line : real);
    at += 1;
  }
  return at === actual.length ? settled : actual;
}

/** The same line but for its numbers and the width of its columns. */
function isLike(line: string, other: string): boolean {
  const shape = (text: string) =>
    withoutChance(text)
      .replace(/\d[\d,.]*/g, '#')
      .replace(/\s+/g, ' ')
      .trimEnd();
  return shape(line) === shape(other);
}

function withoutChance(line: string): string {
  return line
    .replace(/\bc-[0-9a-f]{10}\b/g, 'c-…')
    .replace(/\b(?:(?=[a-f]*\d)[0-9a-f]{7,40}|(?<=Commit |back to |· )[a-f]{10})\b/g, 'commit')
    .replace(/^ {2}\d{2}:\d{2} (?=\S )/gm, '  time ')
    .replace(/\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(\.\d+)?Z|[: ]\d{2}:\d{2}(~[0-9a-f]{4})?)?/g, 'time');
}
