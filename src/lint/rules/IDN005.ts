import { readSoul } from '../../identity/soul-front-matter.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import type { Fix, Report, Rule } from '../rule.js';

export const rule: Rule = {
  id: 'IDN005',
  title: 'Front matter of a soul that cannot be used',
  severity: 'error',
  confidence: 'high',
  checkFile(document) {
    const isSoul = document.role === 'soul' || document.role === 'alternates';
    if (!isSoul || !hasFrontMatter(document.text)) return [];
    return readSoul(document.text).problems.map(({ line = 1, message }): Report => {
      const start = document.lines.starts[line - 1] ?? 0;
      const text = document.lines.textOf(line - 1);
      const fix = shareFor({ start, text, message });
      return {
        start,
        end: start + text.length,
        message: `${sentence(message)} The value is ignored.`,
        hint: 'Correct the lines between the two `---` at the top of the file.',
        ...(fix !== null && { fix }),
      };
    });
  },
};

/** A text that begins with a rule (`---`) and prose has no front matter that somebody could have got wrong. */
function hasFrontMatter(text: string): boolean {
  const { yaml } = readFrontMatter(text);
  return /^[ \t]{0,8}["']?[\w-]{1,60}["']?[ \t]{0,8}:/m.test(yaml);
}

/** Says what is wrong without repeating values of the file. */
function sentence(message: string): string {
  if (message.startsWith('`defaultMood` is')) return 'The mood in `defaultMood` is not among `allowedMoods`.';
  const [...characters] = message.replace(/:$/, '.');
  return characters.length > 160 ? `${characters.slice(0, 159).join('')}…` : characters.join('');
}

/** `openness: 65` was meant as a percentage. */
function shareFor({ start, text, message }: { start: number; text: string; message: string }): Fix | null {
  if (!message.includes('from 0 to 1')) return null;
  const value = /:[ \t]{0,20}(\d{1,3})[ \t]{0,20}(?:#.{0,200})?$/.exec(text);
  const percent = Number(value?.[1]);
  if (value?.[1] === undefined || percent < 2 || percent > 100) return null;
  const at = start + value.index + value[0].indexOf(value[1]);
  return {
    safe: false,
    description: `Read ${percent} as a percentage and write ${percent / 100}`,
    edits: [{ start: at, end: at + value[1].length, replacement: String(percent / 100) }],
  };
}
