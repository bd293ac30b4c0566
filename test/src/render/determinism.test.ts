import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { profiles } from '../../../src/profiles/layouts.generated.js';
import { renderFormats } from '../../../src/render/formats/format-names.js';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { runBinary } from '../../cli/binary.js';
import { addFiles, openPlace, writeConfig, writeFiles } from '../../support/workspace-files.js';
import { plantedFiles } from './planted-words.js';

const profileName = fc.constantFrom(...profiles.map(({ name }) => name));
const scope = fc.constantFrom('main', 'group', 'room:kitchen', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap');

test('the same files give the same bytes, in whatever order and when they were written', async () => {
  await fc.assert(
    fc.asyncProperty(
      profileName,
      scope,
      fc.constantFrom(...renderFormats),
      fc.func(fc.nat()),
      async (profile, audience, format, rank) => {
        const files = Object.entries(plantedFiles(profile));
        const shuffled = files.toSorted(([one], [other]) => rank(one) - rank(other));
        const prompts: string[] = [];
        for (const entries of [files, shuffled]) {
          const place = writeFiles({});
          for (const [path, text] of entries) {
            addFiles(place.root, { [path]: text });
            utimesSync(join(place.root, path), rank(path) % 2 ** 31, rank(path) % 2 ** 31);
          }
          const workspace = await openPlace(place, { profile });
          const rendering = await renderPrompt(workspace, { scope: audience, format, with: ['examples'] });
          prompts.push(JSON.stringify(rendering));
        }
        expect(prompts[1]).toBe(prompts[0]);
      },
    ),
    { numRuns: 25 },
  );
});

test('two processes in other places of the world print the same bytes', () => {
  const files = { ...plantedFiles('agentsoul'), 'memory/2026-02-02-ä.md': 'a\n', 'memory/2026-02-02-z.md': 'z\n' };
  const { root, env } = writeFiles(files);
  writeConfig(root, { profile: 'agentsoul', timezone: 'Europe/Berlin' });
  const surroundings = [
    { TZ: 'UTC', LC_ALL: 'C' },
    { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', LANG: 'tr_TR.UTF-8' },
    { TZ: 'America/Bogota', LC_ALL: 'sv_SE.UTF-8', LANG: 'ar_EG.UTF-8', COLUMNS: '40' },
  ];
  const [first, ...others] = surroundings.map((where) =>
    runBinary(['render', '--json', '--at', '2026-02-02T23:30:00Z', '-C', root], { env: { ...env, ...where } }),
  );
  expect(first?.code).toBe(0);
  expect(others).toEqual(others.map(() => first));
});
