import { type UnreadableMarker, unreadableMarkers } from '../../workspace/unreadable-markers.js';
import type { Report, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'LOC009',
  title: 'Scope marker that cannot be read',
  severity: 'warning',
  confidence: 'medium',
  *checkFile({ text, lines, load }): Generator<Report> {
    if (load === 'none') return;
    for (const marker of unreadableMarkers(text)) {
      const start = lines.starts[marker.line - 1] ?? 0;
      const line = lines.textOf(marker.line - 1);
      yield { start: start + Math.max(0, line.search(/\S/)), end: start + Math.max(1, line.length), ...words(marker) };
    }
  },
};

function words({ restOfFile, isBelowOtherHeading }: UnreadableMarker): Pick<Report, 'message' | 'hint'> {
  if (isBelowOtherHeading)
    return {
      message:
        'This scope marker is below a heading that is underlined or in HTML, so the end of its section is unclear. Everything after it is private.',
      hint: 'Write the heading with `#`.',
    };
  const reach = restOfFile ? 'It is never closed, so the rest of the file is private.' : 'Its section is private.';
  return {
    message: `This looks like a scope marker but is not valid. ${reach}`,
    hint: 'Write `<!-- scope: main -->` to keep the section private, `<!-- scope: group -->` to open it, or reword the comment if it is not a marker.',
  };
}
