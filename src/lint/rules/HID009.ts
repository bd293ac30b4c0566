import { findOpaqueBlobs } from '../hidden/find-opaque-blobs.js';
import { readsOrders } from '../orders/reading-zones.js';
import type { Report, Rule } from '../rule.js';
import { type DecodedBlob, decodeBlobs } from '../text/decode-blobs.js';
import { findScrambledLines } from '../text/find-scrambled-lines.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'HID009',
  title: 'Encoded text',
  severity: 'error',
  confidence: 'high',
  security: 8,
  *checkFile(document) {
    const blobs = decodeBlobs(document.text, { maxLayers: 4 });
    const deepest = new Map(blobs.map((blob) => [blob.start, blob]));
    for (const blob of deepest.values()) {
      const report = reportBlob(document, blob);
      if (report !== null) yield report;
    }
    for (const { start, end, way } of findScrambledLines(document.text)) {
      const { kind } = document.zoneAt(start);
      if (kind === 'fence' || kind === 'inline-code') continue;
      yield {
        start,
        end,
        message: `This is scrambled readable text (${way}). People ignore it, but a model may decode and follow it.`,
        hint: 'Read it somewhere safe. Write it as plain text if it belongs here; otherwise remove it.',
      };
    }
    for (const { start, end } of findOpaqueBlobs(document.text)) {
      if (blobs.some((blob) => blob.start < end && start < blob.end)) continue;
      yield {
        start,
        end,
        severity: 'info',
        message: `${end - start} characters that cannot be read. They cost tokens in every prompt, and their content is unknown.`,
        hint: 'Store it in a separate file and name that file here.',
      };
    }
  },
};

function reportBlob(document: LintDocument, { start, end, text, encodings }: DecodedBlob): Report | null {
  const before = document.text.slice(Math.max(0, start - 60), start);
  const isPicture = /data:image\/[\w.+-]{2,20};(?:base64,|charset)/i.test(before) && /^\s*<(?:svg|\?xml)/.test(text);
  const isToken = /^\s*\{"/.test(text) && (document.text[end] === '.' || before.endsWith('.'));
  if (isPicture || isToken) return null;
  const { kind } = document.zoneAt(start);
  const isInCode = kind === 'fence' || kind === 'inline-code';
  // Data formats write letters beyond ASCII as escapes, and old pages as entities.
  const isForeign =
    encodings.length === 1 && /^(?:escapes|entities|percent)$/.test(encodings[0] ?? '') && !/[A-Za-z]{3}/.test(text);
  // `SELECT%09name` in a manual can be read as it stands.
  const isPercent = encodings.length === 1 && encodings[0] === 'percent';
  if (isInCode && (isForeign || (isPercent && !readsOrders(document)))) return null;
  const layers = encodings.length === 1 ? encodings[0] : `${encodings.length} layers: ${encodings.join(', then ')}`;
  return {
    start,
    end,
    message: `This is encoded readable text (${layers}). People ignore it, but a model may decode and follow it.`,
    hint: 'Decode it somewhere safe. Write it as plain text if it belongs here; otherwise remove it.',
    ...(isForeign && { severity: 'warning' as const }),
  };
}
