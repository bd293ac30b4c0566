import type { Sight } from '../profiles/profile.js';
import { unreadableMarkers } from '../workspace/unreadable-markers.js';
import type { RenderWarning } from './compose.js';
import type { SourceFile } from './gather.js';

/**
 * A warning for each part of a file that is private because its marker can't be read. It quotes nothing: what stands there may be
 * private. Who sees only what is shared is told nothing, because there unmarked parts are private anyway.
 */
export function markerWarnings(source: SourceFile, sight: Sight | undefined): RenderWarning[] {
  if (source.state !== 'present' || (sight !== 'whole' && sight !== 'asked')) return [];
  const { path } = source;
  return unreadableMarkers(source.text).map(({ line, restOfFile }) => ({
    code: 'marker-unreadable',
    message: `${path}:${line}: the scope marker can't be read, so ${restOfFile ? 'the rest of the file' : 'its section'} is private. Run \`agentsoul lint ${path}\` to see why.`,
    path,
  }));
}
