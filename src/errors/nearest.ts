import { editDistance } from './edit-distance.js';

/** The known word a mistyped one most likely meant, or null when nothing is close enough to suggest. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const wanted = typed.toLowerCase();
  let best: { word: string; distance: number } | null = null;
  for (const word of known) {
    const distance = editDistance(wanted, word.toLowerCase());
    if (best === null || distance < best.distance) best = { word, distance };
  }
  if (best === null) return null;
  const tolerance = Math.max(1, Math.floor(Math.max(wanted.length, best.word.length) * 0.4));
  return best.distance <= tolerance ? best.word : null;
}
