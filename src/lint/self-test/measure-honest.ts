import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlarm } from '../is-alarm.js';
import { lintText } from '../lint-workspace.js';
import type { LabelledPair } from '../score-attacks.js';
import { qualityFolder } from './read-attacks.js';

/** False alarms on honest texts: how many of them, and for every thousand lines and files. */
export type HonestScore = {
  readonly lines: number;
  readonly files: number;
  readonly alarms: number;
  readonly alarmingFiles: number;
  readonly perThousandLines: number;
  readonly perThousandFiles: number;
};

type HonestFile = { readonly path: string; readonly text: string };

/** Checks honest files as if all their lines were new, which is where rules are strictest. */
export async function measureHonest(files: readonly HonestFile[], { at }: { at: Date }): Promise<HonestScore> {
  let lines = 0;
  let alarms = 0;
  let alarmingFiles = 0;
  for (const { path, text } of files) {
    const { findings } = await lintText(text, { path, at, provenance: 'changed' });
    // The notes of each life hold one secret on purpose.
    const raised = findings.filter((finding) => isAlarm(finding) && !finding.ruleId.startsWith('SEC')).length;
    lines += text.split('\n').filter((line) => line.trim() !== '').length;
    alarms += raised;
    if (raised > 0) alarmingFiles++;
  }
  const rate = (part: number, whole: number) => Math.round((100_000 * part) / Math.max(1, whole)) / 100;
  return {
    ...{ lines, files: files.length, alarms, alarmingFiles },
    perThousandLines: rate(alarms, lines),
    perThousandFiles: rate(alarmingFiles, files.length),
  };
}

/** The harmless counterparts of the attacks, texts that come near a threat, and the notes of invented lives. */
export function readHonestFiles(pairs: readonly LabelledPair[]): HonestFile[] {
  const folder = qualityFolder();
  const near = readdirSync(join(folder, 'honest'))
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) =>
      readFileSync(join(folder, 'honest', name), 'utf8')
        .trim()
        .split('\n'),
    )
    .map((line) => JSON.parse(line) as { file: string; text: string })
    .map(({ file, text }) => ({ path: file, text }));
  return [...pairs.map(({ file, twin }) => ({ path: file, text: twin })), ...near, ...notesOfLives(folder)];
}

function notesOfLives(folder: string): HonestFile[] {
  const lives = readdirSync(join(folder, 'lives'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return lives.flatMap(({ name }) => {
    const root = join(folder, 'lives', name, 'notes');
    const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
    return paths.sort().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  });
}
