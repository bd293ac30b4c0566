import { join } from 'node:path';
import type { ClientFile } from './client.js';
import { skillText } from './skill-text.js';

/** The skill of agentsoul in a folder of skills. */
export function skillFile(folder: string): ClientFile {
  return { path: join(folder, 'agentsoul', 'SKILL.md'), format: 'text', content: skillText() };
}
