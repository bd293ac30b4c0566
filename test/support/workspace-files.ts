import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { recordTrust } from '../../src/journal/record-trust.js';
import { type OpenOptions, openWorkspace } from '../../src/workspace/open-workspace.js';
import type { Workspace } from '../../src/workspace/workspace.js';

/** What to put at a path: text, bytes, a symbolic link, another name of a file, an empty folder or a pipe. */
export type FileSpec = string | Buffer | { readonly link: string } | { readonly sameAs: string } | 'folder/' | 'pipe|';

export type Files = Readonly<Record<string, FileSpec>>;

export type Place = {
  /** The folder that was filled; others may lie beside it. */
  readonly root: string;
  /** An environment with a home of its own, and no more of this machine than the path to its programs. */
  readonly env: Readonly<Record<string, string>>;
};

export const noon = new Date('2026-02-02T12:00:00.000Z');

/** Fills a folder that is removed when the test is over. Paths may lead beside it with `../`. */
export function writeFiles(files: Files): Place {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-files-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const root = join(folder, 'workspace');
  const home = join(folder, 'home');
  mkdirSync(root);
  mkdirSync(home);
  addFiles(root, files);
  return { root, env: { HOME: home, PATH: process.env.PATH ?? '' } };
}

export function addFiles(root: string, files: Files): void {
  for (const [path, spec] of Object.entries(files)) {
    const target = join(root, path);
    mkdirSync(dirname(target), { recursive: true });
    if (spec === 'folder/') mkdirSync(target, { recursive: true });
    else if (spec === 'pipe|') execFileSync('mkfifo', [target]);
    else if (typeof spec === 'string' || Buffer.isBuffer(spec)) writeFileSync(target, spec);
    else if ('link' in spec) symlinkSync(spec.link, target);
    else linkSync(join(root, spec.sameAs), target);
  }
}

export type Opening = Omit<OpenOptions, 'env'> & {
  readonly profile?: string;
  /** Written to agentsoul.json, with the profile. */
  readonly config?: Readonly<Record<string, unknown>>;
  /** The folder to stand in, below the root. */
  readonly standing?: string;
  /** Settings that need trust are used. */
  readonly isTrusted?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

/** Fills a folder and opens it as a workspace, at noon of the second of February 2026 unless said otherwise. */
export async function openFiles(files: Files, opening: Opening = {}): Promise<Workspace> {
  const place = writeFiles(files);
  return openPlace(place, opening);
}

export async function openPlace({ root, env }: Place, opening: Opening = {}): Promise<Workspace> {
  const { profile, config, standing = '.', isTrusted = false, env: extra = {}, ...options } = opening;
  if (profile !== undefined || config !== undefined) writeConfig(root, { profile, ...config });
  if (isTrusted) await recordTrust(root, { env, platform: 'linux', at: noon });
  return openWorkspace(join(root, standing), { at: noon, timezone: 'UTC', ...options, env: { ...env, ...extra } });
}

export function writeConfig(root: string, config: Readonly<Record<string, unknown>>): void {
  writeFileSync(join(root, 'agentsoul.json'), `${JSON.stringify(config, null, 2)}\n`);
}
