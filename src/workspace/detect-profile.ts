import { profiles } from '../profiles/layouts.generated.js';
import type { Mark, Profile } from '../profiles/profile.js';
import { decodeText } from './decode-text.js';
import { readFrontMatter } from './front-matter.js';
import type { SnapshotReader } from './snapshot.js';

export type Detection = { readonly profile: Profile; readonly reason: string };

/** The layout with the strongest evidence in a folder, and that evidence. Null if there are only weak hints. */
export async function detectProfile(reader: SnapshotReader): Promise<Detection | null> {
  let best: { profile: Profile; weight: number; found: Mark[] } | null = null;
  for (const profile of profiles) {
    const found = await presentMarks(reader, profile.marks);
    const weight = found.reduce((sum, mark) => sum + mark.weight, 0);
    const isSure = found.some(({ isHint }) => isHint !== true);
    if (isSure && weight > (best?.weight ?? 0)) best = { profile, weight, found };
  }
  if (best === null) return null;
  return { profile: best.profile, reason: `found ${[...new Set(best.found.map(describeMark))].join(', ')}` };
}

async function presentMarks(reader: SnapshotReader, marks: readonly Mark[]): Promise<Mark[]> {
  const present: Mark[] = [];
  for (const mark of marks) if (await isPresent(reader, mark)) present.push(mark);
  return present;
}

async function isPresent(reader: SnapshotReader, mark: Mark): Promise<boolean> {
  if (mark.path.includes('{agent}')) {
    const [parent = '', rest = ''] = mark.path.split('{agent}');
    for (const name of await reader.list(parent.replace(/\/$/, ''))) {
      if (name.endsWith('/') && (await isPresent(reader, { ...mark, path: parent + name.slice(0, -1) + rest })))
        return true;
    }
    return false;
  }
  const folder = mark.path
    .split('/')
    .slice(0, mark.path.endsWith('/') ? -2 : -1)
    .join('/');
  const name = mark.path.slice(folder === '' ? 0 : folder.length + 1);
  if (!(await reader.list(folder)).includes(name)) return false;
  return mark.frontMatterKey === undefined || hasFrontMatterKey(reader, mark.path, mark.frontMatterKey);
}

async function hasFrontMatterKey(reader: SnapshotReader, path: string, key: string): Promise<boolean> {
  const file = await reader.read(path);
  const decoded = file.state === 'present' ? decodeText(file.bytes) : null;
  return decoded !== null && Object.hasOwn(readFrontMatter(decoded.text).keys, key);
}

function describeMark({ path, frontMatterKey }: Mark): string {
  return frontMatterKey === undefined ? path : `${frontMatterKey} in ${path}`;
}
