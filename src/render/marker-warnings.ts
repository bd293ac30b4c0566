import type { Sight } from '../profiles/profile.js';
import { unreadableMarkers } from '../workspace/unreadable-markers.js';
import type { RenderWarning } from './compose-prompt.js';
import type { SourceFile } from './gather-files.js';

/**
 * A warning for each part of a file that is private because of an unreadable marker. Quotes nothing, because the text may be private. Scopes
 * that see only shared parts get no warning, because unmarked parts are private for them anyway.
 */
export function markerWarnings(source: SourceFile, sight: Sight | undefined): RenderWarning[] {
  if (source.state !== 'present' || (sight !== 'whole' && sight !== 'asked')) return [];
  const { path } = source;
  return unreadableMarkers(source.text).map(({ line, restOfFile }) => ({
    code: 'marker-unreadable',
    message: `${path}:${line}: the scope marker is not valid, so ${restOfFile ? 'the rest of the file' : 'its section'} is private. Run \`agentsoul lint ${path}\` to see why.`,
    path,
  }));
}
