import { metaFile } from '../../entries/paths/meta-files.js';
import type { Layout } from '../../workspace/role-paths.js';

/** The proposal as people read it. */
export function pendingTextFile(layout: Layout): string {
  return metaFile(layout, 'pending-reflection.md');
}

/** The same proposal with its exact edits. */
export function pendingJsonFile(layout: Layout): string {
  return metaFile(layout, 'pending-reflection.json');
}

export function reflectionLogFile(layout: Layout): string {
  return metaFile(layout, 'reflection-log.md');
}

/** The only record in `memory/meta/` that a proposal may edit. */
export function evolutionFile(layout: Layout): string {
  return metaFile(layout, 'evolution.md');
}

export function rejectedIdeasFile(layout: Layout): string {
  return metaFile(layout, 'rejected-ideas.json');
}
