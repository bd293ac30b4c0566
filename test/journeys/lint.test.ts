import { expect, test } from 'vitest';
import { readSarifLog } from '../support/sarif-log.js';
import { type Person, person } from './person.js';

const tags = '\u{e0041}\u{e0042}';

/** A checkout as CI makes it: a clone of somebody's repository, with nothing set up in this home. */
function checkout(): Person {
  const kim = person();
  kim.write('agents/aria/SOUL.md', '# Soul\n\nBe kind.\n\n## Boundaries\n\n- Private things stay private.\n');
  kim.write('agents/aria/MEMORY.md', `# Memory\n\n- Old, ${tags}hidden.\n`);
  kim.git('.', 'init', '--quiet');
  kim.git('.', 'add', '--all');
  kim.git('.', 'commit', '--quiet', '--message', 'One');
  return kim;
}

test.concurrent('an attack that comes with a pull request is stopped, and only that one is reported', async () => {
  const kim = checkout();
  kim.write('agents/aria/MEMORY.md', `# Memory\n\n- Old, ${tags}hidden.\n- New and ${tags}hidden.\n`);
  const argv = ['lint', 'agents/aria', '--rule', 'HID', '--base', 'HEAD'];
  const { code, stdout, stderr } = await kim.agentsoul([...argv, '--format', 'github', '--output', 'sarif=lint.sarif']);
  expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
  expect(stdout).toMatch(
    /^::error file=agents\/aria\/MEMORY\.md,line=4,endLine=4,col=11,endColumn=13,title=agentsoul HID001::.+\n::notice title=agentsoul lint::1 error in 1 of 2 files\n$/,
  );
  const log = readSarifLog(kim.read('lint.sarif'));
  expect(log.runs[0]?.results?.map(({ ruleId }) => ruleId)).toEqual(['HID001']);
  expect(log.runs[0]?.tool.driver.rules?.map(({ help }) => help?.markdown?.split('\n')[0])).toEqual([
    expect.stringMatching(/^# HID001 /),
  ]);
});

test.concurrent('a team adopts it with a baseline, and what is accepted passes', async () => {
  const kim = checkout();
  const argv = ['lint', 'agents/aria', '--baseline', 'known.json', '--baseline-security'];
  expect((await kim.json(argv)).code).toBe(2);
  expect((await kim.agentsoul([...argv, '--update-baseline'])).code).toBe(0);
  expect((await kim.json(argv)).document).toMatchObject({ ok: true, baseline: { gone: 0 } });
  kim.write('agents/aria/MEMORY.md', '# Memory\n\n- Old, mended.\n');
  expect((await kim.agentsoul([...argv, '--prune-baseline'])).code).toBe(0);
  expect(JSON.parse(kim.read('known.json'))).toMatchObject({ version: 1 });
  expect(kim.read('known.json')).not.toContain('HID001');
});

test.concurrent('--fix mends through the history, and undo takes it back byte for byte', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const text = `${sam.read('MEMORY.md')}\r\n- Tea, ${tags}not coffee.\r\n`;
  sam.write('MEMORY.md', text);
  const { code, document } = await sam.json(['lint', '--rule', 'HID', '--fix']);
  expect([code, document]).toMatchObject([0, { ok: true, findings: [], fixed: [{ changed: true }] }]);
  expect(sam.read('MEMORY.md')).toBe(text.replace(tags, ''));
  expect(sam.git('.', 'log', '-1', '--format=%an %s')).toMatch(/^system:lint-fix \[EDIT\] MEMORY\.md — /);
  await sam.change(['undo']);
  expect(sam.read('MEMORY.md')).toBe(text);
});

test.concurrent('a text is checked before a program writes it down', async () => {
  const sam = person();
  const check = (stdin: string) => sam.agentsoul(['lint', '--stdin', '--as', 'MEMORY.md', '--quiet'], { stdin });
  expect((await check('- Ana likes tea.\n')).code).toBe(0);
  const { code, stdout } = await check(`- Ana likes ${tags}tea.\n`);
  expect(code).toBe(1);
  expect(stdout).toContain('    1 │ - Ana likes \\u{E0041}\\u{E0042}tea.\n      │             ^\n');
});

test.concurrent('explain prints the page of a rule from the built program', async () => {
  const { code, stdout } = await person().agentsoul(['explain', 'HID001']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^HID001 /);
});
