export type TextPreview = { readonly content: string; readonly truncated: boolean };

/** A text of at most so many characters, the marks of omission counted; around a place of interest if there is one. */
export function previewText(text: string, characters: number, place = 0): TextPreview {
  const all = [...text];
  if (all.length <= characters) return { content: text, truncated: false };
  const interest = [...text.slice(0, place)].length;
  // A place further in is shown with a third of the room before it.
  const from = interest < characters - 1 ? 0 : interest - Math.floor(characters / 3);
  const start = from === 0 ? '' : '…';
  const isToTheEnd = all.length - from <= characters - start.length;
  const shown = isToTheEnd ? all.slice(from) : all.slice(from, from + characters - start.length - 1);
  return { content: `${start}${shown.join('')}${isToTheEnd ? '' : '…'}`, truncated: true };
}
