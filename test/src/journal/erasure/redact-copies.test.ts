import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redactCopies } from '../../../../src/journal/erasure/redact-copies.js';
import { temporaryFolder, temporaryWorkspace } from '../../../support/temporary-workspace.js';

const filler = `${'a line of a long session\n'.repeat(120_000)}`;
const withoutQuagga = {
  logLine: (line: string) => line.replaceAll('quagga', '[forgotten]'),
  said: (text: string) => text.replaceAll('quagga', '[forgotten]'),
};

test('words are taken out of a log and a transcript of more than 2 MB too', async () => {
  const place = temporaryWorkspace();
  for (const path of ['memory/meta/audit.log', 'transcripts/monday.jsonl']) place.write(path, `${filler}the quagga\n`);
  expect(await redactCopies(place.workspace, withoutQuagga)).toEqual([
    'memory/meta/audit.log',
    'transcripts/monday.jsonl',
  ]);
  expect(place.read('transcripts/monday.jsonl')).toBe(`${filler}the [forgotten]\n`);
});

test('a transcript that is a link is left alone, and what it leads to as well', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'the quagga\n', 'transcripts/x.md': 'nothing\n' } });
  symlinkSync('../SOUL.md', join(place.root, 'transcripts/monday.jsonl'));
  symlinkSync(temporaryFolder(), join(place.root, 'transcripts/tuesday.jsonl'));
  expect(await redactCopies(place.workspace, withoutQuagga)).toEqual([]);
  expect(place.read('SOUL.md')).toBe('the quagga\n');
});
