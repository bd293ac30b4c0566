import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bareEnvironment, root } from '../cli/binary.js';
import { installTarball, manifest, type Packed, packCheckout } from './packed.js';

let packed: Packed;
let project: string;

beforeAll(() => {
  packed = packCheckout();
  project = installTarball(packed);
});

afterAll(() => rmSync(packed.folder, { recursive: true, force: true }));

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length));
}

function node(args: readonly string[], cwd = project): string {
  const env = { ...bareEnvironment, HOME: packed.folder };
  return execFileSync(process.execPath, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

test('the package holds the program, the library, its types, the word lists, the templates, the completions, the skill and the plugin, and nothing else', () => {
  const folders = new Set(packed.files.map((path) => path.split('/')[0]));
  expect([...folders].sort()).toEqual(
    [
      'bin',
      'completions',
      'data',
      'dist',
      'docs',
      'package.json',
      'plugins',
      'skills',
      'templates',
      ...aboutFiles(),
    ].sort(),
  );
  expect(packed.files.filter((path) => /\.ts$/.test(path))).toEqual(['dist/index.d.ts']);
  expect(
    packed.files.filter((path) => /(^|\/)(test|bench|scripts)\/|\.test\.|\.map$|\.tsbuildinfo$/.test(path)),
  ).toEqual([]);
  for (const folder of ['templates', 'completions', 'bin', 'data', 'plugins', 'skills']) {
    expect(packed.files.filter((path) => path.startsWith(`${folder}/`))).toEqual(filesBelow(folder).sort());
  }
  for (const path of [
    'dist/cli.js',
    'dist/lexicon.generated.bin',
    'dist/rules/HID001.md',
    'dist/index.js',
    'dist/o200k_base.bin',
    'dist/static-vectors.bin',
    'dist/THIRD-PARTY-NOTICES.txt',
  ]) {
    expect(packed.files).toContain(path);
  }
  expect(packed.files).toContain('docs/reference/config.schema.json');
});

/** What npm adds by itself, and the changelog. */
function aboutFiles(): string[] {
  return readdirSync(root).filter((name) => /^(README|LICENSE|CHANGELOG)(\.md)?$/.test(name));
}

test('the package has at most 12 MB', () => {
  expect(statSync(packed.tarball).size).toBeLessThanOrEqual(12_000_000);
});

test('the labelled attacks stay in the repository, and the program says so', () => {
  const bin = join(project, 'node_modules/agentsoul/bin/agentsoul.js');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'lint', '--self-test'], {
    cwd: project,
    env: { ...bareEnvironment, HOME: packed.folder },
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toMatch(
    /^✖ The labelled attacks are not part of the installed package\.\n {2}Run `lint --self-test` in a clone/,
  );
});

test('npm pack prints the name of the package and nothing else, because pre-commit takes all of it for that', () => {
  const env = { PATH: process.env.PATH, HOME: packed.folder, npm_config_offline: 'true' };
  const stdio = ['ignore', 'pipe', 'ignore'] as const;
  const stdout = execFileSync('npm', ['pack', '--dry-run'], { cwd: root, env, encoding: 'utf8', stdio: [...stdio] });
  expect(stdout).toBe(`agentsoul-${manifest.version}.tgz\n`);
});

test('publint has nothing to say', async () => {
  const { messages } = await publint({ pkgDir: join(project, 'node_modules/agentsoul'), pack: false, strict: true });
  expect(messages).toEqual([]);
});

const program = `
import { loadSoul, measureBudget, openWorkspace, renderPrompt, renderSoulMarkdown, whoAmI } from 'agentsoul';
const workspace = await openWorkspace(process.argv[2], { at: new Date('2026-02-02T12:00:00Z') });
const main = await renderPrompt(workspace, { scope: 'main' });
const group = await renderPrompt(workspace, { scope: 'group', format: 'xml' });
const soul = await loadSoul({ source: process.argv[2] });
console.log(JSON.stringify({
  name: (await whoAmI(workspace)).identity.name.value,
  scopes: [main.scope, group.scope],
  hasMemory: [main, group].map(({ blocks }) => blocks.some(({ role, status }) => role === 'core' && status === 'whole')),
  isCounted: main.tokens > 100,
  fits: (await measureBudget(workspace)).ok,
  files: Object.keys(soul),
  soul: renderSoulMarkdown({ name: 'V', baseSystemPrompt: 'You are V.' }).includes('You are V.'),
}));
`;

const expected = {
  name: 'Kate',
  scopes: ['main', 'group'],
  hasMemory: [true, false],
  isCounted: true,
  fits: true,
  files: ['soulContent', 'personaDefinition', 'files'],
  soul: true,
};

test('the installed program creates a workspace, and the installed library opens and renders it', () => {
  const bin = join(project, 'node_modules/agentsoul/bin/agentsoul.js');
  expect(node([bin, '--version'])).toBe(`${manifest.version}\n`);
  node([bin, 'init', 'demo', '--yes', '--name', 'Kate']);
  node([bin, '-C', 'demo', 'doctor']);
  node([bin, 'completion', 'zsh']);
  writeFileSync(join(project, 'program.mjs'), program);
  expect(JSON.parse(node(['program.mjs', 'demo']))).toEqual(expected);
  const schema = "import schema from 'agentsoul/config.schema.json' with { type: 'json' }; console.log(schema.type)";
  expect(node(['--no-warnings', '--input-type=module', '--eval', schema])).toBe('object\n');
});

test('the library is found by its name inside the checkout and by its path from elsewhere', () => {
  node([join(root, 'bin/agentsoul.js'), 'init', 'beside', '--yes', '--name', 'Kate']);
  const demo = join(project, 'beside');
  expect(JSON.parse(node(['--input-type=module', '--eval', program, '-', demo], root))).toEqual(expected);
  const byPath = program.replace("'agentsoul'", JSON.stringify(join(root, 'dist/index.js')));
  writeFileSync(join(project, 'by-path.mjs'), byPath);
  expect(JSON.parse(node(['by-path.mjs', 'beside']))).toEqual(expected);
});

const consumer = `
import { openWorkspace, renderPrompt, SoulError, type Rendering, type Workspace } from 'agentsoul';

export async function promptOf(folder: string): Promise<string> {
  const workspace: Workspace = await openWorkspace(folder, { at: new Date(0), agent: 'kate' });
  const rendering: Rendering = await renderPrompt(workspace, { scope: 'room:tea', format: 'anthropic', maxTokens: 100 });
  const status: 'whole' | 'packed' | 'truncated' | 'missing' | 'withheld' | 'rejected' | undefined = rendering.blocks[0]?.status;
  return status === 'whole' ? rendering.prompt : String(rendering.tokens.toFixed(0));
}

export function hintOf(error: unknown): string | null {
  return error instanceof SoulError ? error.hint : null;
}

// @ts-expect-error There is no such format.
export const wrong = (workspace: Workspace) => renderPrompt(workspace, { scope: 'main', format: 'html' });
`;

test('types resolve for a program that is compiled against the package', () => {
  writeFileSync(join(project, 'consumer.mts'), consumer);
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--noEmit', '--types', 'node', '--lib', 'ES2023'];
  const modules = ['--module', 'nodenext', '--moduleResolution', 'nodenext', '--target', 'es2023'];
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  expect(node([compiler, ...strict, ...modules, 'consumer.mts'])).toBe('');
});
