import { editDistance } from './edit-distance.js';

/** The known word a mistyped one most likely meant, or null when nothing is close enough to suggest. */
export function nearestWord(typed: string, known: readonly string[]): string | null {
  const wanted = typed.toLowerCase();
  let best: { word: string; distance: number } | null = null;
  for (const word of known) {
    const tolerance = Math.max(1, Math.floor(Math.max(wanted.length, word.length) * 0.4));
    // The distance is at least the difference in length, and comparing long words is slow.
    if (Math.abs(wanted.length - word.length) > tolerance) continue;
    const distance = editDistance(wanted, word.toLowerCase());
    if (distance <= tolerance && (best === null || distance < best.distance)) best = { word, distance };
  }
  return best?.word ?? null;
}
