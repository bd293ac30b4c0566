import { changeWorkspace } from '../../src/journal/change-workspace.js';
import { openWorkspace } from '../../src/workspace/open-workspace.js';

// Changes three files of a workspace together, again and again, until it is told to stop.
let isOver = false;
process.on('SIGTERM', () => {
  isOver = true;
});
for (let turn = 1; !isOver; turn++) {
  const workspace = await openWorkspace(process.argv[2] ?? '', { env: process.env });
  const content = Buffer.from(`turn ${turn}\n`);
  const edits = ['SOUL.md', 'AGENTS.md', 'MEMORY.md'].map((path) => ({ path, content }));
  await changeWorkspace(workspace, {
    mutation: 'identity set',
    presence: 'unattended',
    trigger: 'a test',
    plan: () => ({ edits, summary: `turn ${turn}` }),
  });
}
