import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A question about a conversation, with the turns that hold the answer. */
export type LocomoQuestion = {
  readonly question: string;
  readonly category: number;
  readonly evidence: readonly string[];
};

export type LocomoConversation = {
  readonly name: string;
  readonly turns: readonly LocomoTurn[];
  readonly questions: readonly LocomoQuestion[];
};

/** One turn, where it stands in the workspace made of the conversation. */
export type LocomoTurn = {
  readonly id: string;
  readonly path: string;
  readonly line: number;
  readonly text: string;
  readonly day: string;
};

/** Reads the conversations of a LoCoMo file. Questions without evidence are left out. */
export function readLocomo(file: string): LocomoConversation[] {
  const samples: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return asList(samples).map((sample) => {
    const { sample_id, conversation, qa } = asRecord(sample);
    return {
      name: String(sample_id),
      turns: readTurns(asRecord(conversation)),
      questions: asList(qa).flatMap(readQuestion),
    };
  });
}

/** Writes a conversation as a workspace: a daily file for each session, a paragraph `Name: text` for each turn. */
export function writeConversation(folder: string, { turns }: LocomoConversation): void {
  mkdirSync(join(folder, 'memory'), { recursive: true });
  writeFileSync(join(folder, 'SOUL.md'), '# Soul\n\nListens and remembers.\n');
  writeFileSync(join(folder, 'agentsoul.json'), '{ "profile": "agentsoul", "timezone": "UTC" }\n');
  const files = new Map<string, LocomoTurn[]>();
  for (const turn of turns) files.set(turn.path, [...(files.get(turn.path) ?? []), turn]);
  for (const [path, said] of files)
    writeFileSync(
      join(folder, path),
      `# ${said[0]?.day} — Conversation\n\n${said.map(({ text }) => text).join('\n\n')}\n`,
    );
}

function readTurns(conversation: Readonly<Record<string, unknown>>): LocomoTurn[] {
  const used = new Set<string>();
  const sessions = Object.keys(conversation).flatMap((key) => /^session_(\d+)$/.exec(key)?.[1] ?? []);
  return sessions.flatMap((session) => {
    const day = dayOf(String(conversation[`session_${session}_date_time`]));
    const path = [`memory/${day}.md`, `memory/${day}-session-${session}.md`].find((free) => !used.has(free)) ?? '';
    used.add(path);
    return asList(conversation[`session_${session}`]).map((turn, index): LocomoTurn => {
      const { dia_id, speaker, text } = asRecord(turn);
      const said = `${speaker}: ${text}`.replace(/\s+/g, ' ').trim();
      return { id: String(dia_id), path, line: 3 + index * 2, text: said, day };
    });
  });
}

function readQuestion(qa: unknown): LocomoQuestion[] {
  const { question, category, evidence } = asRecord(qa);
  // The file writes some of them together, and a few wrongly.
  const turns = asList(evidence ?? []).flatMap((text) => String(text).match(/D:?\d+:\d+/g) ?? []);
  const ids = [...new Set(turns.map((id) => id.replace('D:', 'D')))];
  return ids.length === 0 ? [] : [{ question: String(question), category: Number(category), evidence: ids }];
}

/** `1:56 pm on 8 May, 2023` → `2023-05-08`. */
function dayOf(when: string): string {
  const [, date = '', month = '', year = ''] = /(\d{1,2}) (\w+),? (\d{4})/.exec(when) ?? [];
  const number = 'JanFebMarAprMayJunJulAugSepOctNovDec'.indexOf(month.slice(0, 3)) / 3 + 1;
  return `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
