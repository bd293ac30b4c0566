let loaded: Intl.Segmenter | null = null;

/** Made on first use: it loads tables that most prompts never need. */
export function graphemeSegmenter(): Intl.Segmenter {
  loaded ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return loaded;
}

/** The nearest place at or before `index` where the text can be cut without splitting what people see as one character. */
export function cutBefore(text: string, index: number): number {
  if (index <= 0) return 0;
  if (isPlainCut(text, index)) return index;
  return graphemeSegmenter().segment(text).containing(index)?.index ?? text.length;
}

/** The nearest such place at or after `index`. */
export function cutAfter(text: string, index: number): number {
  if (index <= 0) return 0;
  if (isPlainCut(text, index)) return index;
  const cluster = graphemeSegmenter().segment(text).containing(index);
  if (cluster === undefined) return text.length;
  return cluster.index === index ? index : cluster.index + cluster.segment.length;
}

/** Whether plain letters stand on both sides, which nobody sees as one character. The segmenter takes 10 ms to load. */
function isPlainCut(text: string, index: number): boolean {
  return /^[\n -~]{2}$/.test(text.slice(index - 1, index + 1));
}
