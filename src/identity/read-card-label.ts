import { fieldOfLabel, type IdentityField } from './identity-fields.js';

/** A line such as `- **Name:** Kate`, taken apart at its label. Positions count from the start of the line. */
export type CardLabel = {
  readonly field: IdentityField;
  readonly isListItem: boolean;
  readonly words: string;
  /** What stands before and after the words of the label, up to the value: `- **` and `:** `. */
  readonly before: string;
  readonly after: string;
  /** Emphasis around label and value together, closed after the value: the last `**` of `**Name: Kate**`. */
  readonly close: string;
  /** Where the value stands; both ends are equal when the line has none. */
  readonly valueStart: number;
  readonly valueEnd: number;
};

const listMarker = /^\s*(?:(?:[-*+•]|\d{1,3}[.)])\s+)(?:\[[ xX]\]\s+)?/;

export function isListItem(text: string): boolean {
  return listMarker.test(text);
}

/** Null when the line has no label that names a field of an identity. */
export function readCardLabel(text: string): CardLabel | null {
  const marker = listMarker.exec(text)?.[0] ?? '';
  const colon = text.slice(marker.length).search(/[:：﹕]/);
  const label = text.slice(marker.length, marker.length + colon);
  if (colon < 1 || label.length > 60 || !beginsWithWord(label)) return null;
  const field = fieldOfLabel(label);
  if (field === null) return null;

  const head = beforeFirstLetter(label);
  const words = label.slice(head.length).replace(/[*_~`"'\s]+$/, '');
  const labelStart = marker.length + head.length;
  const afterColon = marker.length + colon + 1;
  const value = valueRange(text, afterColon, openEmphasis(head, label));
  return {
    field,
    isListItem: marker !== '',
    words,
    before: text.slice(0, labelStart),
    after: text.slice(labelStart + words.length, value.opened),
    close: value.close,
    valueStart: value.start,
    valueEnd: value.end,
  };
}

/** After nothing but marks and pictures. */
function beginsWithWord(label: string): boolean {
  if (ascii.test(label)) return /^[\s*_~`"'\-^]*[A-Za-z]/.test(label);
  return /^[\s*_~`"'\-\p{So}\p{Sk}\p{Cf}\p{Mn}]*\p{L}/u.test(label);
}

function beforeFirstLetter(label: string): string {
  return (ascii.test(label) ? /^[^A-Za-z]*/ : /^[^\p{L}]*/u).exec(label)?.[0] ?? '';
}

/** Such a label needs no tables of letters, which take long to make. */
const ascii = /^[\x00-\x7f]*$/;

/** The emphasis that opens before the label's words and is still open at the colon. */
function openEmphasis(head: string, label: string): string {
  const run = /(\*{1,3}|_{1,3})\s*$/.exec(head)?.[1] ?? '';
  return run !== '' && label.trimEnd().endsWith(run) ? '' : run;
}

function valueRange(text: string, afterColon: number, emphasis: string) {
  let opened = afterColon;
  let to = text.trimEnd().length;
  let close = '';
  if (emphasis !== '') {
    const rest = text.slice(afterColon, to);
    const gap = rest.length - rest.trimStart().length;
    if (rest.startsWith(emphasis, gap)) opened = afterColon + gap + emphasis.length;
    else if (rest.endsWith(emphasis)) {
      close = emphasis;
      to -= emphasis.length;
    }
  }
  const raw = text.slice(opened, to);
  if (raw.trim() === '') return { opened, close, start: opened, end: opened };
  const start = opened + raw.length - raw.trimStart().length;
  return { opened, close, start, end: start + raw.trim().length };
}
