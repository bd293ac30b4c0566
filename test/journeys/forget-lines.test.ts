import { expect, test } from 'vitest';
import { type Person, person } from './person.js';

const friday = [
  '# Friday',
  '',
  '[09:12] Standup: Olga blocked on the payment webhook',
  '[11:40] Decided with Olga: idempotency keys go into the orders table',
  '[15:02] Biscuit threw up twice',
  'TODO: cancel the gym by April 1',
  '',
].join('\n');
const withoutBiscuit = friday.replace('[15:02] Biscuit threw up twice\n', '');
const note = 'memory/2026-03-20.md';

async function busy(): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write(note, friday);
  await sam.change(['save', '--reason', 'notes']);
  return sam;
}

async function finds(sam: Person, query: string): Promise<string> {
  return (await sam.agentsoul(['search', query, '--json'])).stdout;
}

test.concurrent('the line that says it is shown and archived, the other lines stay, and an undo brings it back', async () => {
  const sam = await busy();
  const asked = await sam.agentsoul(['forget', 'Biscuit']);
  expect(asked.stderr).toContain(`${note}:5  [15:02] Biscuit threw up twice\n    ${note}#5 · says it word for word`);
  const done = await sam.json(['forget', 'Biscuit', '--yes']);
  expect(done.document).toMatchObject({
    isGone: true,
    forgotten: [{ id: `${note}#5`, startLine: 5, endLine: 5, text: '[15:02] Biscuit threw up twice' }],
  });
  expect(sam.read(note)).toBe(withoutBiscuit);
  expect(await finds(sam, 'Biscuit')).not.toContain('threw up');
  expect(await finds(sam, 'idempotency keys')).toContain('orders table');
  expect((await sam.agentsoul(['search', 'Biscuit', '--archived', '--json'])).stdout).toContain('threw up');
  expect((await sam.shell(String(done.document.undo))).code).toBe(0);
  expect(sam.read(note)).toBe(friday);
});

test.concurrent('for good, one line goes, stays gone after a rollback, and nothing of the other lines is buried', async () => {
  const sam = await busy();
  const before = sam.git('.', 'rev-parse', 'HEAD').trim();
  expect((await sam.agentsoul(['forget', 'Biscuit', '--permanent', '--yes'])).code).toBe(0);
  expect(sam.read(note)).toBe(withoutBiscuit);
  sam.write(note, '# Friday\n');
  await sam.change(['save', '--reason', 'fewer notes']);
  expect((await sam.agentsoul(['rollback', note, '--to', before, '--yes'])).code).toBe(0);
  expect(sam.read(note)).toBe(withoutBiscuit);
  expect((await sam.agentsoul(['remember', 'Biscuit threw up twice'])).code).toBe(2);
});

test.concurrent('a request for all lines, or for the id of the note, means the whole of it', async () => {
  const sam = await busy();
  const { document } = await sam.json(['search', 'idempotency keys']);
  const [{ id } = { id: '' }] = document.hits as { id: string }[];
  const meant = await sam.json(['forget', id, '--dry-run']);
  expect(meant.document).toMatchObject({ forgotten: [{ id, startLine: 3, endLine: 6 }] });
  const line = await sam.json(['forget', `${note}#4`, '--dry-run']);
  expect(line.document).toMatchObject({ forgotten: [{ id: `${note}#4`, startLine: 4, endLine: 4 }] });
});

test.concurrent('a row leaves its table, and a head takes along what makes no sense without it', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const table = '| Who | Plays |\n|---|---|\n| Ana | chess |\n| Rui | jazz |\n';
  sam.write(note, `# Friday\n\n${table}\n- Vet\n  - Biscuit threw up\n  - Next shot in May\n`);
  expect((await sam.agentsoul(['forget', 'jazz', '--yes'])).code).toBe(0);
  expect(sam.read(note)).toContain(`${table.replace('| Rui | jazz |\n', '')}\n- Vet\n`);
  const meant = await sam.json(['forget', 'Vet', '--dry-run']);
  expect(meant.document).toMatchObject({ forgotten: [{ startLine: 7, endLine: 9 }] });
});

test.concurrent('a note that is archived or pinned stays so when it loses a line', async () => {
  for (const flags of [[], ['--permanent']]) {
    const sam = await busy();
    const [{ id } = { id: '' }] = (await sam.json(['search', 'webhook'])).document.hits as { id: string }[];
    await sam.agentsoul(flags.length === 0 ? ['pin', id] : ['forget', id, '--yes']);
    expect((await sam.agentsoul(['forget', 'Biscuit', '--yes', ...flags])).code).toBe(0);
    expect(sam.read(note)).toBe(withoutBiscuit);
    const { document } = await sam.json(['get', `${note}#3`]);
    expect(document.decay).toMatchObject(flags.length === 0 ? { pinned: true } : { status: 'archived' });
    expect(sam.read('memory/meta/decay-scores.json')).not.toContain(id);
  }
});

test.concurrent('a long entry is shown around what is meant, and it is said that all of it goes', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const meeting =
    'Long meeting with the Heron team, and we went through every open ticket, one after the other, for three hours. Karla will write the migration guide. We ordered pizza.';
  await sam.agentsoul(['log', meeting]);
  const asked = await sam.agentsoul(['forget', 'migration guide']);
  expect(asked.stderr).toMatch(/… .*Karla will write the migration guide\. .*\n.* · all of it goes: 3 sentences/);
});
