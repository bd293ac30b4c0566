import { expect, test } from 'vitest';
import { verifyPersonaFile } from '../../../src/identity/verify-persona-file.js';

const bytes = new TextEncoder().encode('You are the night.\n');
const sha256 = 'fee01ab697dea26f32879c6df75b52f2c3d50a121bf428eb64451aa9165032b7';

test('a persona file is used when it is there and nothing is pinned', () => {
  expect(verifyPersonaFile(bytes)).toEqual({ isUsable: true, text: 'You are the night.\n', sha256 });
});

test.each([sha256, sha256.toUpperCase(), `sha256:${sha256}`])(
  'a persona file is used when its hash is %s',
  (pinned) => {
    expect(verifyPersonaFile(bytes, pinned)).toEqual({ isUsable: true, text: 'You are the night.\n', sha256 });
  },
);

const unusable: readonly [story: string, bytes: Uint8Array | null, pinned: string | undefined, reason: string][] = [
  ['missing', null, undefined, 'The file does not exist. SOUL.md is used.'],
  ['missing and pinned', null, sha256, 'The file does not exist. SOUL.md is used.'],
  ['empty', new Uint8Array(), undefined, 'The file is empty. SOUL.md is used.'],
  ['only white space', new TextEncoder().encode('\uFEFF \n\n'), undefined, 'The file is empty. SOUL.md is used.'],
  ['not text', new Uint8Array([0xff, 0xfe, 0x41]), undefined, 'The file is not UTF-8 text. SOUL.md is used.'],
  [
    'not what was pinned',
    bytes,
    '0'.repeat(64),
    `The file does not match the configured hash: its SHA-256 is ${sha256}, not ${'0'.repeat(64)}. SOUL.md is used.`,
  ],
  [
    'pinned to nothing',
    bytes,
    '',
    `The file does not match the configured hash: its SHA-256 is ${sha256}, not nothing. SOUL.md is used.`,
  ],
];

test.each(unusable)('a persona file that is %s keeps the soul and says why', (_, content, pinned, reason) => {
  expect(verifyPersonaFile(content, pinned)).toEqual({ isUsable: false, reason });
});
