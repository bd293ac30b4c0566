import { expect, test } from 'vitest';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { openFiles } from '../../support/workspace-files.js';

test('a marker that cannot be read is told in every scope that reads the file, and its text in none', async () => {
  const workspace = await openFiles(
    {
      'SOUL.md': '---\nname: Kate\n---\n# Soul\n\nBe kind.\n\n## Ana\n<!-- private -->\nShe is ill.\n',
      'STYLE.md': '# Style\n\nBe brief.\n\n<!-- scope: mian because of Ana\nLoud at home.\n',
      'memory/2026-02-02.md': '# 2026-02-02\n\n## 09:00 | fact\n<!-- shared -->\nIt rained.\n',
    },
    { profile: 'agentsoul' },
  );
  const told = async (scope: string) => {
    const { prompt, warnings } = await renderPrompt(workspace, { scope });
    const about = warnings.filter(({ code }) => code === 'marker-unreadable');
    return { warnings: about.map(({ message }) => message), isShown: /ill|Loud|rained/.test(prompt) };
  };
  const soul =
    'SOUL.md:9: the scope marker is not valid, so its section is private. Run `agentsoul lint SOUL.md` to see why.';
  const style =
    'STYLE.md:5: the scope marker is not valid, so the rest of the file is private. Run `agentsoul lint STYLE.md` to see why.';
  const daily =
    'memory/2026-02-02.md:4: the scope marker is not valid, so its section is private. Run `agentsoul lint memory/2026-02-02.md` to see why.';
  expect(await told('group')).toEqual({ warnings: [soul, style], isShown: false });
  expect(await told('cron')).toEqual({ warnings: [soul, style], isShown: false });
  expect(await told('subagent')).toEqual({ warnings: [], isShown: false });
  expect(await told('main')).toEqual({ warnings: [soul, style, daily], isShown: true });
});
