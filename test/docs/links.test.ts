import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cli/binary.js';

const pages = [
  ...namesIn('').filter((name) => name.endsWith('.md')),
  ...namesIn('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ...namesIn('docs/reference').flatMap((name) => (name.endsWith('.md') ? [`docs/reference/${name}`] : [])),
];

test.each(pages)('every link of %s leads somewhere', (page) => {
  const text = withoutCode(readFileSync(join(root, page), 'utf8'));
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);
  const broken = links.filter((target) => !/^https?:/.test(target) && !existsSync(join(root, dirname(page), target)));
  expect(broken).toEqual([]);
});

test.each(['CONTRIBUTING.md', 'docs/ARCHITECTURE.md', 'docs/DEPENDENCIES.md', 'docs/VOCABULARY.md'])(
  'every file and folder that %s names is there',
  (page) => {
    const named = [
      ...readFileSync(join(root, page), 'utf8').matchAll(/`((?:bin|commands|src|scripts|templates|test)\/[\w./-]*)`/g),
    ];
    expect(named.length).toBeGreaterThan(0);
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test('the tree in docs/ARCHITECTURE.md names every folder of src', () => {
  const page = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8');
  const [, fromSource = ''] = page.split('\nsrc/ ');
  const [tree = ''] = fromSource.split('\ntemplates/');
  const listed = [...tree.matchAll(/^ {2}([\w-]+)\/ /gm)].map(([, name = '']) => name);
  const folders = readdirSync(join(root, 'src'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(listed.sort()).toEqual(folders.map(({ name }) => name).sort());
});

function namesIn(folder: string): string[] {
  return readdirSync(join(root, folder));
}

function withoutCode(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/`[^`\n]*`/g, '');
}
