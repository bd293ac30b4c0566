import { git, type Repository } from '../git/repository.js';

/** The content of files at revisions, in the requested order, by one git process; null if missing. */
export async function readFilesAtRevisions(
  repository: Repository,
  wanted: readonly { readonly revision: string; readonly path: string }[],
): Promise<(Buffer | null)[]> {
  if (wanted.length === 0) return [];
  // A line break would end the request early.
  const names = wanted.map(({ revision, path }) =>
    /[\n\r]/.test(path) ? `${'0'.repeat(40)}` : `${revision}:${repository.prefix}${path}`,
  );
  const { stdout } = await git(repository, ['cat-file', '--batch'], {
    stdin: names.map((name) => `${name}\n`).join(''),
  });
  const found: (Buffer | null)[] = [];
  for (let position = 0; position < stdout.length; ) {
    const lineEnd = stdout.indexOf(0x0a, position);
    if (lineEnd === -1) break;
    const match = /^[0-9a-f]+ (\w+) (\d+)$/.exec(stdout.toString('utf8', position, lineEnd));
    position = lineEnd + 1;
    if (match === null) {
      found.push(null);
      continue;
    }
    const end = position + Number(match[2]);
    found.push(match[1] === 'blob' ? stdout.subarray(position, end) : null);
    position = end + 1;
  }
  return found;
}
