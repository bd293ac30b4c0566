import { expect, test } from 'vitest';
import { findRemainingCopies } from '../../../../src/memory/forget/find-remaining-copies.js';
import { tracesOf } from '../../../../src/memory/forget/forgotten-phrases.js';
import { temporaryWorkspace } from '../../../support/temporary-workspace.js';

test('words are found as whole words in texts, in names of files and between the bytes of a database', async () => {
  const { root, write } = temporaryWorkspace();
  write('TOOLS.md', '# Tools\n\n- The keypad is in QUUXBERG.\n');
  write('memory/vault/quuxberg.md', '# House\n');
  write('.agentsoul/index.sqlite-wal', 'a\0bQuuxbergc\0');
  write('memory/other.md', '- Quuxbergers are loud\n');
  const traces = tracesOf({ entries: [], phrase: 'Quuxberg', entities: [], removed: [] });
  expect(await findRemainingCopies(root, traces)).toEqual([
    { path: '.agentsoul/index.sqlite-wal', line: null },
    { path: 'TOOLS.md', line: 3 },
    { path: 'memory/vault/quuxberg.md', line: null },
  ]);
});
