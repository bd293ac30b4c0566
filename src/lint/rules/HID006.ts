import { type MixedScriptWord, mixedScriptWords } from '../hidden/mixed-script-words.js';
import { countOf } from '../hidden/report-invisible-characters.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'HID006',
  title: 'Words with letters of several scripts',
  severity: 'warning',
  confidence: 'medium',
  security: 5,
  *checkFile({ text, lines }) {
    const byLine = new Map<number, MixedScriptWord[]>();
    for (const word of mixedScriptWords(text)) {
      const line = lines.indexAt(word.start);
      byLine.set(line, [...(byLine.get(line) ?? []).slice(0, 200), word]);
    }
    for (const words of byLine.values()) {
      const [first] = words;
      if (first === undefined) continue;
      yield {
        start: first.start,
        end: first.end,
        message: `${countOf(words.length, 'word')} with letters that only look like those around them. Such a word passes for another: a name, an address, a term that rules look for.`,
        hint: 'Retype it with one alphabet.',
        fix: {
          safe: false,
          description: 'Replace the look-alike letters.',
          edits: words.map(({ start, end, plain }) => ({ start, end, replacement: plain })),
        },
      };
    }
  },
};
