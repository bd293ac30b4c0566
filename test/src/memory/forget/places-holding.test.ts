import { expect, test } from 'vitest';
import { tracesOf } from '../../../../src/memory/forget/needles.js';
import { placesHolding } from '../../../../src/memory/forget/places-holding.js';
import { temporaryWorkspace } from '../../../support/temporary-workspace.js';

test('words are found as whole words in texts, in names of files and between the bytes of a database', async () => {
  const { root, write } = temporaryWorkspace();
  write('TOOLS.md', '# Tools\n\n- The keypad is in QUUXBERG.\n');
  write('memory/vault/quuxberg.md', '# House\n');
  write('.agentsoul/index.sqlite-wal', 'a\0bQuuxbergc\0');
  write('memory/other.md', '- Quuxbergers are loud\n');
  const traces = tracesOf({ entries: [], phrase: 'Quuxberg', entities: [], removed: [] });
  expect(await placesHolding(root, traces)).toEqual([
    { path: '.agentsoul/index.sqlite-wal', line: null },
    { path: 'TOOLS.md', line: 3 },
    { path: 'memory/vault/quuxberg.md', line: null },
  ]);
});
