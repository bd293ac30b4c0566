import type { Edit, Plan } from '../journal/plan.js';
import type { Role } from '../roles/roles.js';
import { configFileName } from '../workspace/config-file-name.js';
import type { Layout } from '../workspace/role-paths.js';
import { pathPatterns, roleFiles } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import { listTemplates, readTemplate, type TemplateValues } from '../workspace/templates.js';

export type InitRequest = {
  readonly layout: Layout;
  readonly values: TemplateValues;
  /** Also the files most agents need only later. */
  readonly full: boolean;
};

export type InitPlan = Plan & {
  /** Files that are there already and stay as they are. */
  readonly kept: readonly string[];
};

/** The files of a layout that are not there yet. Whatever exists is kept, byte for byte. */
export async function planInit(reader: SnapshotReader, { layout, values, full }: InitRequest): Promise<InitPlan> {
  const { profile } = layout;
  const scaffolded = [...profile.scaffold.always, ...(full ? profile.scaffold.full : [])];
  const paths = [
    '.gitattributes',
    '.gitignore',
    ...(await Promise.all(scaffolded.map((role) => scaffoldPaths(layout, role)))).flat(),
  ];
  const files = new Map<string, string>([[configFileName, configText(layout, values)]]);
  for (const path of paths) {
    const text = await readTemplate(profile.name, templatePath(layout, path), values);
    if (text !== null) files.set(path, text);
  }
  const missing: Edit[] = [];
  const kept: string[] = [];
  for (const [path, content] of files) {
    if ((await reader.read(path)).state === 'missing') missing.push({ path, content });
    else kept.push(path);
  }
  const edits = isAcquainted(layout, kept) ? missing.filter(({ path }) => !isBootstrap(layout, path)) : missing;
  edits.push(...(await ignoreAuditLog(reader, layout)));
  return {
    edits,
    kept,
    summary:
      kept.length === 0
        ? `create the workspace (${profile.name} layout)`
        : `complete the workspace (${profile.name} layout)`,
  };
}

/** Puts one file back to its template. */
export async function planReset(
  path: string,
  { layout, values }: Pick<InitRequest, 'layout' | 'values'>,
): Promise<Plan | null> {
  const content =
    path === configFileName
      ? configText(layout, values)
      : await readTemplate(layout.profile.name, templatePath(layout, path), values);
  return content === null ? null : { edits: [{ path, content }], summary: 'reset to the template' };
}

/** An agent that has a soul, a card or a person has had its first conversation. */
function isAcquainted(layout: Layout, present: readonly string[]): boolean {
  const known = (['soul', 'identity', 'user'] as const).flatMap((role) => roleFiles(layout, role));
  return known.some((path) => present.includes(path));
}

function isBootstrap(layout: Layout, path: string): boolean {
  return roleFiles(layout, 'bootstrap').includes(path);
}

async function scaffoldPaths(layout: Layout, role: Role): Promise<string[]> {
  const found: string[] = [];
  for (const pattern of pathPatterns(layout, role)) {
    if (pattern.endsWith('/')) found.push(...(await listTemplates(layout.profile.name, templatePath(layout, pattern))));
    else if (!pattern.includes('{')) found.push(pattern);
  }
  const first = found[0];
  return role === 'examples' || pathPatterns(layout, role).some((pattern) => pattern.endsWith('/'))
    ? found
    : first === undefined
      ? []
      : [first];
}

/** Layouts with a folder per agent share their templates: what stands before the agent's own files is taken off. */
function templatePath({ profile }: Layout, path: string): string {
  const pattern = profile.paths.soul?.[0] ?? '';
  return pattern.includes('{agent}') ? path.replace(/^workspace\/[^/]+\//, '') : path;
}

function configText({ profile, agentId }: Layout, { timezone }: TemplateValues): string {
  return [
    '{',
    '  // Settings of this workspace. `agentsoul config schema` describes every key, `agentsoul config show --origin` shows the current values.',
    `  "profile": ${JSON.stringify(profile.name)},`,
    `  "timezone": ${JSON.stringify(timezone)},`,
    `  "agent": { "id": ${JSON.stringify(agentId)} },`,
    '}',
    '',
  ].join('\n');
}

/** The user's own `.gitignore` is not changed; then the log is excluded by a `.gitignore` beside it. */
async function ignoreAuditLog(reader: SnapshotReader, layout: Layout): Promise<Edit[]> {
  const meta = pathPatterns(layout, 'meta')[0];
  const ignored = await reader.read('.gitignore');
  const isOurs = ignored.state !== 'present' || ignored.bytes.includes('audit.log');
  if (meta === undefined || isOurs) return [];
  const path = `${meta}.gitignore`;
  return (await reader.read(path)).state === 'missing' ? [{ path, content: 'audit.log\n' }] : [];
}
