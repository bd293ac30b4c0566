import type { Client } from './client.js';
import { claudeCode } from './clients/claude-code.js';
import { codex } from './clients/codex.js';
import { copilot } from './clients/copilot.js';
import { cursor } from './clients/cursor.js';
import { gemini } from './clients/gemini.js';
import { goose } from './clients/goose.js';
import { openclaw } from './clients/openclaw.js';
import { opencode } from './clients/opencode.js';
import { vscode } from './clients/vscode.js';
import { windsurf } from './clients/windsurf.js';
import { zed } from './clients/zed.js';

/** Every client that can be connected, in the order of the table. */
export const clients: readonly Client[] = [
  claudeCode,
  codex,
  gemini,
  copilot,
  opencode,
  openclaw,
  cursor,
  vscode,
  goose,
  zed,
  windsurf,
];
