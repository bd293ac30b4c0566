// How lint judges labelled texts, each as a changed line of MEMORY.md.
//
//     node bench/start.js injection --data FILE.jsonl
//
// Each line of the file is `{ "text": …, "label": 0 or 1, "source": … }`. The data is not part of the project.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { lintText } from '../src/lint/lint-workspace.js';
import { rules } from '../src/lint/rules/index.generated.js';

const { values } = parseArgs({ options: { data: { type: 'string' } } });
if (values.data === undefined) throw new Error('Name the file with --data.');

const security = new Set<string>(rules.filter((rule) => rule.security !== undefined).map(({ id }) => id));
const counts = new Map<string, { texts: number; alarms: number }>();
for (const line of readFileSync(values.data, 'utf8').split('\n')) {
  if (line === '') continue;
  const { text, label, source } = JSON.parse(line) as { text: string; label: number; source: string };
  const entry = `# Memory\n\n## Notes\n\n- Kate likes tea.\n- ${text.replaceAll('\n', '\n  ')}\n- The cat is called Miso.\n`;
  const { findings } = await lintText(entry, {
    path: 'MEMORY.md',
    at: new Date('2026-11-16T12:00:00Z'),
    provenance: 'changed',
  });
  const isAlarm = findings.some(({ ruleId, severity }) => severity !== 'info' && security.has(ruleId));
  const key = `${label === 1 ? 'attack' : 'benign'} ${source}`;
  const count = counts.get(key) ?? { texts: 0, alarms: 0 };
  counts.set(key, { texts: count.texts + 1, alarms: count.alarms + (isAlarm ? 1 : 0) });
}
for (const [name, { texts, alarms }] of [...counts].sort()) console.log(`${name}: ${alarms} of ${texts}`);
