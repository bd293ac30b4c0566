// What lint says about real files, in the form users have them. The data is not part of the project.
//
//     node bench/start.js lint-wild alarms FILE.jsonl [--list]       single lines: { rule, file, in_fence, line }
//     node bench/start.js lint-wild workspaces DIR… [--list]         folders with real workspaces
//     node bench/start.js lint-wild planted DIR [--list] [--count N] attacks of test/quality planted into files of workspaces
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lintText } from '../src/lint/lint-workspace.js';
import { alarmsIn, lintFiles } from './lint-wild/measure.js';
import { plantAttacks } from './lint-wild/plant-attacks.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, count: { type: 'string' } },
});
const [kind = '', ...paths] = positionals;
const at = new Date('2026-11-18T12:00:00Z');
if (kind === 'alarms') await measureAlarms(paths[0] ?? '');
else if (kind === 'workspaces') await measureWorkspaces(paths);
else if (kind === 'planted') await measurePlanted(paths[0] ?? '', Number(values.count ?? 50));
else throw new Error('Say what to measure: alarms, workspaces or planted.');

type WildLine = { readonly rule: string; readonly file: string; readonly in_fence: boolean; readonly line: string };

async function measureAlarms(file: string): Promise<void> {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  let alarming = 0;
  for (const [index, json] of lines.entries()) {
    const { rule, file: name, in_fence: isFenced, line } = JSON.parse(json) as WildLine;
    const path = name.startsWith('memory/') ? 'memory/2026-03-01.md' : name;
    const text = isFenced ? `# Notes\n\n\`\`\`\n${line}\n\`\`\`\n` : `# Notes\n\n${line}\n`;
    const alarms = alarmsIn(await lintText(text, { path, at }));
    if (alarms.length > 0) alarming++;
    if (values.list && alarms.length > 0)
      console.log(
        `${index + 1} ${rule} ${path}${isFenced ? ' (fence)' : ''}: ${shown(alarms)} | ${line.slice(0, 140)}`,
      );
  }
  console.log(`${alarming} of ${lines.length} lines still alarm (${percent(alarming, lines.length)}).`);
}

async function measureWorkspaces(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const { files, findings } = await lintFiles(folder, at);
    const alarms = alarmsIn({ findings });
    const errors = alarms.filter(({ ruleId, severity }) => severity === 'error' && !/^(?:SEC|PII)/.test(ruleId));
    const warnings = alarms.filter(({ severity }) => severity === 'warning');
    console.log(
      `${folder}: ${files} files, errors outside SEC and PII ${errors.length} (${perThousand(errors.length, files)}), security warnings ${warnings.length} (${perThousand(warnings.length, files)}), all errors ${alarms.length - warnings.length}`,
    );
    if (!values.list) continue;
    for (const { severity, ruleId, path, line, excerpt } of alarms)
      console.log(`  ${severity} ${ruleId} ${path}:${line} | ${(excerpt ?? '').slice(0, 160)}`);
  }
}

async function measurePlanted(folder: string, count: number): Promise<void> {
  const planted = await plantAttacks(folder, { count, at });
  const plain = planted.filter((one) => one.plain.length > 0);
  const errors = planted.filter((one) => one.changed.some(({ severity }) => severity === 'error'));
  const changed = planted.filter((one) => one.changed.length > 0);
  if (values.list)
    for (const { id, path, lines, plain: own, changed: more } of planted)
      console.log(`${id} ${path}: plain ${shown(own)}; changed ${shown(more)} | ${lines.join(' ⏎ ').slice(0, 200)}`);
  console.log(
    `${planted.length} planted; as changed lines ${errors.length} errors, ${changed.length} warnings or errors; plain ${plain.length} warnings or errors.`,
  );
}

function shown(alarms: readonly { ruleId: string; severity: string }[]): string {
  return alarms.map(({ ruleId, severity }) => `${ruleId}:${severity[0]}`).join(' ') || '–';
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}

function perThousand(part: number, whole: number): string {
  return `${((1000 * part) / Math.max(1, whole)).toFixed(1)} per 1,000 files`;
}
