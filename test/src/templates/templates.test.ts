import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { coreBlocks } from '../../../src/profiles/default-budgets.js';
import { profiles } from '../../../src/profiles/layouts.generated.js';
import type { Profile } from '../../../src/profiles/profile.js';
import type { Role } from '../../../src/roles/roles.js';
import { readFrontMatter } from '../../../src/workspace/front-matter.js';

const root = join(import.meta.dirname, '../../../templates');
const everyTemplate = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(^|\/)[^/]*\.(md|gitkeep)$|\/git(ignore|attributes)$/.test(path))
  .sort();
const agentVariables = ['creature', 'emoji', 'name', 'vibe'];
const knownVariables = ['creature', 'date', 'emoji', 'name', 'timezone', 'user', 'vibe'];

const memoryProtocol = [
  'Session start',
  'Always loaded',
  'Triggers',
  'Writing',
  'Reading',
  'Core memory',
  'Reflection',
  'Audit trail',
  'Heartbeats',
];

describe('every profile', () => {
  test('has a template for each role it scaffolds', () => {
    const missing = profiles.flatMap((profile) =>
      scaffoldedRoles(profile)
        .filter((role) => templatesOf(profile, role).length === 0)
        .map((role) => `${profile.name}: ${role}`),
    );
    expect(missing).toEqual([]);
  });

  test('uses every template that is shipped for it', () => {
    const used = profiles.flatMap((profile) => scaffoldedRoles(profile).flatMap((role) => templatesOf(profile, role)));
    const unused = everyTemplate.filter((path) => !used.includes(path));
    expect(unused).toEqual([
      'default/gitattributes',
      'default/gitignore',
      'default/prompt/memory.md',
      'default/prompt/subagent.md',
    ]);
  });

  test('starts below the size at which a warning is given', () => {
    const tooLarge = profiles.flatMap((profile) =>
      scaffoldedRoles(profile)
        .filter((role) => !isFolderRole(profile, role))
        .map((role) => ({ role, size: sizeOfRole(profile, role), limit: warningLimit(profile, role) }))
        .filter(({ size, limit }) => size >= limit)
        .map(({ role, size, limit }) => `${profile.name} ${role}: ${size} of ${limit}`),
    );
    expect(tooLarge).toEqual([]);
  });

  test('shows nothing about the owner to groups, rooms and sub-agents', () => {
    const leaks = profiles.flatMap((profile) =>
      sharedTemplates(profile).flatMap((path) =>
        variablesIn(read(path))
          .filter((name) => !agentVariables.includes(name))
          .map((name) => `${profile.name}: ${path} {{${name}}}`),
      ),
    );
    expect(leaks).toEqual([]);
  });

  test('has no line of USER.md or MEMORY.md in a file that others see', () => {
    const repeated = profiles.flatMap((profile) => {
      const privateLines = (['user', 'core'] as const).flatMap((role) => linesOf(profile, role));
      return sharedTemplates(profile).flatMap((path) =>
        read(path)
          .split('\n')
          .filter((line) => privateLines.includes(line))
          .map((line) => `${path}: ${line}`),
      );
    });
    expect(repeated).toEqual([]);
  });

  test('begins its rules with the red lines and covers the whole memory protocol', () => {
    for (const profile of profiles) {
      const [path = ''] = templatesOf(profile, 'rules');
      const headings = headingsIn(read(path));
      const absent = memoryProtocol.filter((heading) => !headings.includes(heading));
      expect({ path, first: headings[0], absent }).toEqual({ path, first: 'Red lines', absent: [] });
    }
  });
});

describe('every template', () => {
  test('uses none but the seven variables', () => {
    const names = new Set(everyTemplate.flatMap((path) => variablesIn(read(path))));
    expect([...names].sort()).toEqual(knownVariables);
    expect(everyTemplate.filter((path) => /\{\{(?!\w+\}\})/.test(read(path)))).toEqual([]);
  });

  test.each(everyTemplate.filter((path) => !path.endsWith('.gitkeep')))('%s is clean text', (path) => {
    const text = read(path);
    expect(text.match(/[ \t]+$/gm) ?? []).toEqual([]);
    expect(text.match(/[^\P{C}\n]/gu) ?? []).toEqual([]);
    expect(text.endsWith('\n') && !text.endsWith('\n\n')).toBe(true);
  });

  test('names only commands that agentsoul has', () => {
    const named = everyTemplate.flatMap((path) =>
      [...read(path).matchAll(/`agentsoul ([a-z]+)/g)].map((match) => match[1]),
    );
    expect([...new Set(named)].sort()).toEqual([
      ...['audit', 'bootstrap', 'core', 'decay', 'detect', 'doctor', 'dream', 'flush', 'forget', 'get', 'graph'],
      ...['identity', 'know', 'log', 'pin', 'propose', 'recall', 'reflect', 'remember', 'review', 'rollback'],
      ...['save', 'search', 'stats', 'status', 'undo', 'whoami', 'wiki'],
    ]);
  });
});

describe('the files', () => {
  test('MEMORY.md has the four blocks in order, each with its budget', () => {
    const text = read('default/MEMORY.md');
    const blocks = [...text.matchAll(/^## (.+)\n\n<!-- ([\d,]+) tokens: /gm)];
    expect(blocks.map((block) => ({ heading: block[1], tokens: Number(block[2]?.replace(',', '')) }))).toEqual(
      coreBlocks,
    );
    expect(countTokens(text)).toBeLessThan(250);
  });

  test.each(['default', 'mindroom', 'agentos'])('the soul of %s puts its boundaries near the top', (folder) => {
    const text = read(`${folder}/SOUL.md`);
    expect(headingsIn(text).filter((heading) => heading !== 'Who You Are')).toEqual([
      'Core Truths',
      'Boundaries',
      'Vibe',
      'Continuity',
    ]);
    expect(countTokens(text)).toBeLessThanOrEqual(900);
  });

  test('the AgentOS soul has front matter that can be read', () => {
    const { keys, problem } = readFrontMatter(read('agentos/SOUL.md').replace('{{name}}', '_(pick a name)_'));
    expect(problem).toBeNull();
    expect(keys).toMatchObject({
      name: '_(pick a name)_',
      agentId: 'main',
      role: 'Personal agent with one owner',
      hexaco: {
        honestyHumility: 0.9,
        emotionality: 0.4,
        extraversion: 0.45,
        agreeableness: 0.6,
        conscientiousness: 0.85,
        openness: 0.75,
      },
      defaultMood: 'steady',
      allowedMoods: ['steady', 'focused', 'gentle', 'playful'],
    });
  });

  test('IDENTITY.md is a card of five fields', () => {
    const fields = [...read('default/IDENTITY.md').matchAll(/^- \*\*(\w+):\*\* /gm)].map((match) => match[1]);
    expect(fields).toEqual(['Name', 'Creature', 'Vibe', 'Emoji', 'Avatar']);
  });

  test('HEARTBEAT.md holds headings only, so that a new agent skips the run', () => {
    const lines = read('default/HEARTBEAT.md').split('\n');
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
  });

  test('relations.md lists the whole vocabulary', () => {
    const lines = read('default/memory/graph/relations.md').split('\n');
    const names = lines
      .filter((line) => line.startsWith('- '))
      .map((line) => [...(line.split(' — ')[0] ?? '').matchAll(/`([a-z-]+)`/g)].map((match) => match[1]).join('/'));
    expect(names).toEqual([
      ...['develops', 'uses/used-by', 'part-of/contains', 'depends-on'],
      ...['decided-on', 'supersedes', 'preceded-by/followed-by'],
      ...['prefers', 'avoids', 'confident-about', 'uncertain-about', 'relates-to'],
    ]);
  });

  test('the two OpenClaw profiles write the same rules', () => {
    expect(read('openclaw-2026.1/AGENTS.md')).toBe(read('openclaw/AGENTS.md'));
  });

  test('what git must not keep is ignored, and line ends are left alone', () => {
    const ignored = read('default/gitignore').split('\n');
    const wanted = ['.agentsoul/', 'transcripts/', '**/memory/meta/audit.log', '*.tmp'];
    expect(wanted.filter((pattern) => !ignored.includes(pattern))).toEqual([]);
    expect(read('default/gitattributes')).toBe('* -text\n');
  });
});

function read(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

function scaffoldedRoles(profile: Profile): readonly Role[] {
  return [...profile.scaffold.always, ...profile.scaffold.full];
}

function isFolderRole(profile: Profile, role: Role): boolean {
  return profile.paths[role]?.[0]?.endsWith('/') === true;
}

/** The templates `init` reads for a role: one file, both example files, or everything under a folder. */
function templatesOf(profile: Profile, role: Role): string[] {
  const paths = (profile.paths[role] ?? []).map((path) => path.replace('workspace/{agent}/', ''));
  const written = role === 'examples' || isFolderRole(profile, role) ? paths : paths.slice(0, 1);
  return written.flatMap((path) => {
    if (path.endsWith('/')) return everyTemplate.filter((template) => template.startsWith(`default/${path}`));
    const own = `${profile.name}/${path}`;
    const found = existsSync(join(root, own)) ? own : `default/${path}`;
    return everyTemplate.includes(found) ? [found] : [];
  });
}

function sharedTemplates(profile: Profile): string[] {
  return scaffoldedRoles(profile)
    .filter((role) => (['group', 'room', 'subagent'] as const).some((kind) => profile.matrix[role]?.[kind]))
    .flatMap((role) => templatesOf(profile, role));
}

function linesOf(profile: Profile, role: Role): string[] {
  return templatesOf(profile, role).flatMap((path) =>
    read(path)
      .split('\n')
      .filter((line) => line !== ''),
  );
}

function sizeOfRole(profile: Profile, role: Role): number {
  const text = templatesOf(profile, role).map(read).join('');
  switch (profile.budgets.unit) {
    case 'tokens':
      return countTokens(text);
    case 'characters':
      return [...text].length;
    case 'bytes':
      return Buffer.byteLength(text);
  }
}

function warningLimit(profile: Profile, role: Role): number {
  return (profile.budgets.perRole[role] ?? profile.budgets.perFile) * profile.budgets.warnAt;
}

function variablesIn(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].flatMap((match) => match[1] ?? []);
}

function headingsIn(text: string): string[] {
  return [...text.matchAll(/^## (.+)$/gm)].flatMap((match) => match[1] ?? []);
}
