import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../cli/binary.js';

const page = readFileSync(`${root}docs/DEPENDENCIES.md`, 'utf8');

test.each([
  ['In use', { ...packageJson.dependencies, ...packageJson.optionalDependencies }],
  ['For development', packageJson.devDependencies],
])('the table "%s" has one line for each package and for no other', (title, packages) => {
  expect(packagesUnder(title).sort()).toEqual(Object.keys(packages).sort());
});

function packagesUnder(title: string): string[] {
  const [, chapter = ''] = page.split(`## ${title}\n`);
  const [own = ''] = chapter.split('\n## ');
  return [...own.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
}
