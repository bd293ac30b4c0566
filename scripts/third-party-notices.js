import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licence of every package that these modules of a bundle are of, as one text. */
export function thirdPartyNotices(root, modules) {
  // The vocabulary is data of a package, which the bundler does not see.
  const folders = new Set(['node_modules/gpt-tokenizer', ...modules.flatMap(packageOf)]);
  const notices = [...folders].sort().map((folder) => notice(join(root, folder)));
  return `agentsoul contains code of these packages.\n\n${[...notices, vectorsNotice(root)].join('\n')}`;
}

/** The package that the word vectors were made from is not installed. */
function vectorsNotice(root) {
  const text = readFileSync(join(root, 'scripts/vectors/LICENCE.txt'), 'utf8');
  return `${'-'.repeat(78)}\nstatic-vectors.bin (PDDL-1.0, MIT)\n\n${text}`;
}

function packageOf(path) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
}

function notice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (file === undefined) throw new Error(`${name} is bundled, but its licence text was not found in ${folder}.`);
  const text = readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim();
  return `${'-'.repeat(78)}\n${name} ${version} (${license})\n\n${text}\n`;
}
