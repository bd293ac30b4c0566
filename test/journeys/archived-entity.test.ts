import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contents, type Person, person } from './person.js';

const outside = { without: ['.git', '.agentsoul', 'memory/meta'] };

async function acquainted(...texts: string[]): Promise<Person> {
  const sam = person();
  await sam.change(['init', '--yes']);
  for (const text of texts) expect((await sam.agentsoul(['remember', text])).code).toBe(0);
  return sam;
}

test.concurrent('an entity that is archived by its name leaves the graph with what only it brought, and comes back whole', async () => {
  const sam = await acquainted('Boris Grey lives in Oslo', 'Rui lives in Faro');
  const before = contents(sam.cwd, outside);
  const done = await sam.json(['forget', 'Boris Grey', '--yes']);
  expect(done.document).toMatchObject({
    isGone: true,
    entities: [{ id: 'person--boris-grey' }, { id: 'place--oslo' }],
  });
  expect(sam.read('memory/graph/index.md')).not.toMatch(/boris|oslo/i);
  expect(sam.read('memory/graph/index.md')).toContain('person--rui');
  expect((await sam.agentsoul(['graph', 'show'])).stdout).not.toMatch(/boris|oslo/i);
  expect((await sam.agentsoul(['graph', 'check'])).code).toBe(0);
  expect((await sam.shell(String(done.document.undo))).code).toBe(0);
  expect(contents(sam.cwd, outside)).toEqual(before);
});

test.concurrent('whoever asks for an archived entity is told so and how to see it, and a group is not', async () => {
  const sam = await acquainted('Boris Grey lives in Oslo');
  await sam.agentsoul(['forget', 'Boris Grey', '--yes']);
  for (const called of ['person--boris-grey', 'entity:person--boris-grey', 'Boris Grey']) {
    const { code, message, hint } = await sam.failure(['get', called]);
    expect([code, message]).toEqual(['unknown-memory', 'person--boris-grey is archived.']);
    expect(hint).toMatch(/it stands in memory\/archive\/forgotten-\d{4}-\d{2}\.md:5\.$/);
    const [, search = ''] = /`(agentsoul search [^`]+)`/.exec(hint) ?? [];
    expect((await sam.shell(search)).stdout).toContain('Boris Grey lives in Oslo');
  }
  const group = await sam.failure(['get', 'person--boris-grey', '--scope', 'group']);
  expect(group.message).toBe('There is no memory "person--boris-grey".');
});

test.concurrent('an archived entity that is erased leaves no heading with its name in the archive', async () => {
  const sam = await acquainted('Boris Grey lives in Oslo', 'Rui lives in Faro');
  for (const name of ['Boris Grey', 'Rui']) await sam.agentsoul(['forget', name, '--yes']);
  await sam.agentsoul(['forget', 'Boris Grey', '--permanent', '--yes']);
  const archive = readdirSync(sam.path('memory/archive')).map((name) => sam.read(`memory/archive/${name}`));
  expect(archive.join('')).not.toMatch(/boris|oslo/i);
  expect(archive.join('')).toContain('Rui lives in Faro');
});

test.concurrent('an entity that is nothing but a name any more is never offered in place of itself', async () => {
  const sam = await acquainted('Carlos likes jazz');
  await sam.agentsoul(['forget', 'Carlos likes jazz', '--yes']);
  expect((await sam.failure(['get', 'person--carlos'])).message).toBe('person--carlos is archived.');
  await sam.agentsoul(['forget', 'Carlos likes jazz', '--permanent', '--yes']);
  expect((await sam.failure(['get', 'person--carlos'])).hint).not.toContain('Did you mean');
});
