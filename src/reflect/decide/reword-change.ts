import { SoulError } from '../../errors/soul-error.js';
import type { PendingChange } from '../../proposals/reflection/pending-reflection.js';
import { isTextEdit } from './apply-edits.js';
import type { ChangeDocument } from './proposal-json.js';

/** The text a person wrote to replace the new lines of one change. */
export type ChangeWording = { readonly n: number; readonly text: string };

/** The new lines of a change, to be edited: one part for each place they go to, under a line that names it. */
export function wordingOf({ exactEdits: edits }: Pick<ChangeDocument, 'exactEdits'>): string {
  return edits
    .filter(isTextEdit)
    .flatMap((edit, index) => {
      const lines =
        edit.do === 'create' ? edit.content.trimEnd().split('\n') : edit.do === 'add' ? edit.lines : edit.after;
      const place = edit.do === 'create' ? [edit.path] : [edit.path, ...edit.section];
      return [`${partMark} ${index + 1}: ${place.join(' › ')}`, ...lines];
    })
    .join('\n')
    .concat('\n');
}

const partMark = '>>>';

/** The change with new wording. The edited text cannot change where it goes. */
export function rewordChange(change: PendingChange, { text }: ChangeWording): PendingChange {
  const parts = partsOf(text);
  const editable = change.edits.filter(isTextEdit);
  if (parts.length !== editable.length) {
    throw new SoulError(
      'usage',
      `The lines that begin with ${partMark} were changed, so the parts can no longer be identified.`,
      {
        hint: `Edit only the text between them. Nothing was changed.`,
      },
    );
  }
  let position = 0;
  const edits = change.edits.map((edit) => {
    if (!isTextEdit(edit)) return edit;
    const lines = parts[position++] ?? [];
    if (edit.do === 'create') return { ...edit, content: `${lines.join('\n')}\n` };
    return edit.do === 'add' ? { ...edit, lines } : { ...edit, after: lines };
  });
  return { ...change, edits };
}

function partsOf(text: string): string[][] {
  const parts: string[][] = [];
  for (const line of text.replaceAll('\r\n', '\n').replace(/\n+$/, '').split('\n')) {
    if (line.startsWith(`${partMark} `)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}
