import type { Wish } from './client.js';

export const openclawHookText = `---
name: agentsoul
description: "Adds who the agent is and what it remembers, from its agentsoul workspace"
metadata: { "openclaw": { "events": ["agent:bootstrap"] } }
---

# agentsoul

Made by \`agentsoul connect openclaw\`, and removed by \`agentsoul connect openclaw --remove\`.
`;

/** A hook of OpenClaw that adds what a session starts with; nothing where OpenClaw's own workspace is ours, or for a sub-agent. */
export function openclawHandler({ program, workspace }: Wish): string {
  return template
    .replace('NODE', JSON.stringify(program.node))
    .replace('SCRIPT', JSON.stringify(program.script))
    .replace('FOLDER', JSON.stringify(workspace));
}

const template = `// Made by \`agentsoul connect openclaw\`.
import { execFile } from 'node:child_process';
import { realpathSync } from 'node:fs';

const node = NODE;
const script = SCRIPT;
const folder = FOLDER;

export default async function agentsoul(event) {
  if (event.type !== 'agent' || event.action !== 'bootstrap') return;
  const { context } = event;
  if (isSame(context.workspaceDir) || /:subagent:/.test(context.sessionKey ?? event.sessionKey ?? '')) return;
  const parts = await Promise.all([1, 2].map(startPart));
  const added = parts.flatMap((content, index) => {
    const name = \`AGENTSOUL-\${index + 1}.md\`;
    return content === '' ? [] : [{ name, path: \`\${folder}/\${name}\`, content, missing: false }];
  });
  context.bootstrapFiles = [...context.bootstrapFiles, ...added];
}

function isSame(path) {
  try {
    return realpathSync(path) === folder;
  } catch {
    return false;
  }
}

function startPart(part) {
  const words = [script, 'hook', 'openclaw', 'session-start', '-C', folder, '--part', String(part)];
  return new Promise((resolve) => {
    const child = execFile(node, words, { timeout: 10000 }, (error, text) => resolve(error ? '' : text));
    child.stdin.on('error', () => {});
    child.stdin.end('{}');
  });
}
`;
