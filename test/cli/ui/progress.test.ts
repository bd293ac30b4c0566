import { expect, test } from 'vitest';
import { createProgress } from '../../../commands/ui/progress.js';
import { memoryStreams } from '../../../commands/ui/streams.js';

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Work of two steps that each take some time, or until something is shown. */
async function work(
  options: { isTty: boolean; isShown: boolean },
  ms: number | 'until shown',
): Promise<{ result: string; shown: string }> {
  const streams = memoryStreams({ isTty: options.isTty });
  const progress = createProgress({ stream: () => streams.dialogue, isShown: options.isShown, isColored: false });
  const result = await progress('Reading files', async (tick) => {
    for (const done of [3, 9]) {
      tick(done, 12);
      if (ms !== 'until shown') await after(ms);
      else while (!streams.printed().stderr.includes(`${done}/12`)) await after(20);
    }
    return 'done';
  });
  return { result, shown: streams.printed().stderr };
}

test('quick work shows nothing', async () => {
  expect(await work({ isTty: true, isShown: true }, 20)).toEqual({ result: 'done', shown: '' });
});

test('work that takes longer shows how far it is, and leaves no trace on the line', async () => {
  const { result, shown } = await work({ isTty: true, isShown: true }, 'until shown');
  expect(result).toBe('done');
  expect(shown).toContain('Reading files ━━━━━─────────────── 3/12');
  expect(shown).toContain('Reading files ━━━━━━━━━━━━━━━───── 9/12');
  expect(shown).toMatch(/\u001b\[\?25h$/);
});

test('where nobody looks, nothing is shown however long it takes', async () => {
  expect(await work({ isTty: false, isShown: false }, 400)).toEqual({ result: 'done', shown: '' });
});

test('work that fails takes its display along', async () => {
  const streams = memoryStreams({ isTty: true });
  const progress = createProgress({ stream: () => streams.dialogue, isShown: true, isColored: false });
  const failing = progress('Reading', async () => {
    while (!streams.printed().stderr.includes('Reading')) await after(20);
    throw new Error('torn page');
  });
  await expect(failing).rejects.toThrow('torn page');
  const { stderr } = streams.printed();
  await after(200);
  expect(streams.printed().stderr).toBe(stderr);
});
