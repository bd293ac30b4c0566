import type { Workspace } from '../../workspace/workspace.js';
import { type LoggedReflection, parseReflectionLog, readReflectionLog } from './reflection-log.js';

/** All reflections that were decided on, the latest first. */
export async function reflectionHistory(workspace: Workspace): Promise<LoggedReflection[]> {
  const log = await workspace.snapshot((reader) => readReflectionLog(workspace, reader));
  return parseReflectionLog(log ?? '').sort((one, other) => other.number - one.number);
}
