import { isMemory } from '../memory/is-memory-file.js';
import { speakerLines } from '../memory/speaker-lines.js';
import type { Rule } from '../rule.js';

export const rule: Rule = {
  id: 'MEM006',
  title: 'Transcript pasted into memory',
  severity: 'warning',
  confidence: 'high',
  checkFile(document) {
    if (!isMemory(document) || document.role === 'transcripts') return [];
    const lines = speakerLines(document, least);
    const [first] = lines;
    const spokenBy = (wanted: string) => lines.filter(({ speaker }) => speaker === wanted).length;
    if (first === undefined || lines.length < least || spokenBy('person') < 2 || spokenBy('machine') < 2) return [];
    return [
      {
        start: first.start,
        end: first.end,
        message: `A conversation was pasted here (${lines.length} lines that name a speaker). Everything in it, including text from web pages and tools, is treated as memory.`,
        hint: 'Keep the facts in a few lines of your own, and move the conversation to the transcripts.',
      },
    ];
  },
};

const least = 6;
