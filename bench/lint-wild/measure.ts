import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../../src/lint/finding.js';
import { lintFolder } from '../../src/lint/lint-workspace.js';
import { rules } from '../../src/lint/rules/index.generated.js';

const security = new Set<string>(rules.filter((rule) => rule.security !== undefined).map(({ id }) => id));

/** Findings of security rules that are shown by default. */
export function alarmsIn({ findings }: { findings: readonly Finding[] }): Finding[] {
  return findings.filter(({ ruleId, severity }) => severity !== 'info' && security.has(ruleId));
}

/** Lints each workspace in a folder: a folder of folders is several workspaces. */
export async function lintFiles(folder: string, at: Date): Promise<{ files: number; findings: Finding[] }> {
  const { checked, findings } = await lintFolder(folder, { at, env: {} });
  return { files: checked.files, findings: [...findings] };
}

/** All Markdown files below a folder. */
export function markdownFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
