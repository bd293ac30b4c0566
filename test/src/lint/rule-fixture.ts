import { makeDocument } from '../../../src/lint/collect-documents.js';
import type { LintedWorkspace } from '../../../src/lint/linted-workspace.js';
import { profiles } from '../../../src/profiles/layouts.generated.js';

/** One case of a fixture: a small workspace, and the lines that a rule must report. */
export type FixtureCase = {
  readonly name: string;
  readonly workspace: LintedWorkspace;
  /** `path:line severity`, sorted. */
  readonly expected: readonly string[];
};

/** Reads the cases of a fixture. The format is told in docs/ARCHITECTURE.md, "Where to add". */
export function readFixture(text: string): FixtureCase[] {
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...lines] = part.split('\n');
      const [place = '', name = ''] = head.split(' — ');
      const [path = '', ...settings] = place.trim().split(/\s+/);
      return readCase(name, path, new Map(settings.map((pair) => pair.split('=', 2) as [string, string])), lines);
    });
}

function readCase(name: string, first: string, settings: ReadonlyMap<string, string>, lines: string[]): FixtureCase {
  const profile = profiles.find((known) => known.name === (settings.get('profile') ?? 'agentsoul'));
  if (profile === undefined) throw new Error(`There is no profile ${settings.get('profile')}.`);
  const files = new Map<string, string[]>([[first, []]]);
  const expected: string[] = [];
  let path = first;
  while (lines.at(-1)?.trim() === '') lines.pop();
  for (const line of lines) {
    const next = /^--- (\S+)$/.exec(line);
    if (next !== null) {
      path = next[1] ?? '';
      files.set(path, []);
      continue;
    }
    const [content = '', severity] = line.split(' ⟵ ');
    const own = files.get(path) ?? [];
    own.push(content);
    if (severity !== undefined) expected.push(`${path}:${own.length} ${severity.trim()}`);
  }
  const layout = { profile, agentId: 'main' };
  const documents = [...files].map(([file, content]) => [file, makeDocument(layout, file, plain(content))] as const);
  return {
    name,
    expected: expected.sort(),
    workspace: {
      root: '/workspace',
      profile,
      budgets: profile.budgets,
      agentId: 'main',
      timezone: 'UTC',
      at: new Date(`${settings.get('at') ?? '2026-11-16'}T12:00:00Z`),
      documents: new Map(documents),
      paths: new Set(files.keys()),
      // Rules are strictest where a text is new.
      provenance: settings.get('provenance') === 'unknown' ? 'unknown' : 'changed',
      names: { config: {} },
      base: null,
      repository: null,
    },
  };
}

/** `\u{E0041}` stands for that character, `\r` at the end of a line for a return. */
function plain(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(/\\r$/, '\r')
        .replace(/\\u\{([0-9A-Fa-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
    )
    .map((line) => `${line}\n`)
    .join('');
}
