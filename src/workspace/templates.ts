import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The questions that init may ask; a placeholder is used for a missing answer. */
export type TemplateValues = {
  readonly name?: string | undefined;
  readonly creature?: string | undefined;
  readonly vibe?: string | undefined;
  readonly emoji?: string | undefined;
  readonly user?: string | undefined;
  readonly timezone: string;
  readonly date: string;
};

const hints = {
  name: '_(pick a name)_',
  creature: '_(what kind of being is it?)_',
  vibe: '_(three words, such as calm, dry, curious)_',
  emoji: '_(one emoji)_',
  user: '_(what should the agent call you?)_',
};

/** The template of a file for a profile, filled in; null when there is none. */
export async function readTemplate(profileName: string, path: string, values: TemplateValues): Promise<string | null> {
  // Users may name any path; only files in the templates folder are read.
  if (path.split('/').some((part) => part === '..' || part === '')) return null;
  const folder = await templateFolder();
  const stored = storedName(path);
  for (const candidate of [join(folder, profileName, stored), join(folder, 'default', stored)]) {
    const text = await readFile(candidate, 'utf8').catch(() => null);
    if (text !== null) return fill(text, values);
  }
  return null;
}

/** Every template below a folder of the layout, such as `memory/graph/`, relative to the workspace. */
export async function listTemplates(profileName: string, folderPath: string): Promise<string[]> {
  const folder = await templateFolder();
  const names = new Set<string>();
  for (const root of [join(folder, profileName), join(folder, 'default')]) {
    const entries = await readdir(join(root, folderPath), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries)
      if (entry.isFile()) names.add(join(entry.parentPath, entry.name).slice(root.length + 1));
  }
  return [...names].sort();
}

function fill(text: string, values: TemplateValues): string {
  const isInQuotes = (before: string) => before.endsWith('"');
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder: string, key: string, offset: number) => {
    const given = Object.hasOwn(values, key) ? values[key as keyof TemplateValues] : undefined;
    const value = given ?? (Object.hasOwn(hints, key) ? hints[key as keyof typeof hints] : placeholder);
    const oneLine = value.replace(/\s+/g, ' ').trim();
    return isInQuotes(text.slice(0, offset)) ? oneLine.replace(/["\\]/g, '\\$&') : oneLine;
  });
}

/** npm leaves files whose name starts with a dot out of packages, so templates are stored without it. */
function storedName(path: string): string {
  return path.replace(/^\.(gitignore|gitattributes)$/, '$1');
}

let found: string | null = null;

/** The folder is beside `src/` in a checkout and beside `dist/` in a package. */
async function templateFolder(): Promise<string> {
  if (found !== null) return found;
  for (let folder = dirname(fileURLToPath(import.meta.url)); folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'templates');
    const isHere = await stat(join(candidate, 'default')).then(
      (entry) => entry.isDirectory(),
      () => false,
    );
    if (isHere) {
      found = candidate;
      return candidate;
    }
  }
  throw new Error('The templates folder of agentsoul is missing from this installation.');
}
