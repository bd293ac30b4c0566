import type { Block } from '../block.js';
import { notesPreamble } from './markdown.js';

/** One `<document>` per block, everything escaped, so that no file can close its own tag. */
export function toXml(blocks: readonly Block[]): string {
  const documents = blocks.map(({ role, path, text, isNotes }) => {
    const attributes = [`role="${escapeXml(role)}"`, ...(path === null ? [] : [`path="${escapeXml(path)}"`])];
    if (isNotes) attributes.push(`note="${escapeXml(notesPreamble)}"`);
    return `<document ${attributes.join(' ')}>\n${escapeXml(text)}\n</document>`;
  });
  return `<workspace>\n${documents.map((document) => `${document}\n`).join('')}</workspace>\n`;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '\ufffd');
}
