import de from '../../../data/language/de/trigger-phrases.json' with { type: 'json' };
import en from '../../../data/language/en/trigger-phrases.json' with { type: 'json' };
import es from '../../../data/language/es/trigger-phrases.json' with { type: 'json' };
import fr from '../../../data/language/fr/trigger-phrases.json' with { type: 'json' };
import it from '../../../data/language/it/trigger-phrases.json' with { type: 'json' };
import ja from '../../../data/language/ja/trigger-phrases.json' with { type: 'json' };
import ko from '../../../data/language/ko/trigger-phrases.json' with { type: 'json' };
import pt from '../../../data/language/pt/trigger-phrases.json' with { type: 'json' };
import ru from '../../../data/language/ru/trigger-phrases.json' with { type: 'json' };
import zh from '../../../data/language/zh/trigger-phrases.json' with { type: 'json' };
import { type TextPattern, textPattern } from '../../language/text-pattern.js';
import type { TriggerPhrases } from './trigger-phrases.js';

export const kinds = ['remember', 'forget', 'reflect', 'recall'] as const;

export type Kind = (typeof kinds)[number];

export type PhraseMatch = {
  readonly kind: Kind;
  readonly start: number;
  readonly end: number;
  /** Where the target is, if the phrase surrounds it. */
  readonly target: readonly [number, number] | null;
  /** Whether the target comes before the phrase. */
  readonly isBefore: boolean;
  readonly isUnspaced: boolean;
  readonly isPermanent: (sentence: string) => boolean;
  /** A target without the words that say how to forget it. */
  readonly withoutManner: (target: string) => string;
};

export type FindPhrases = (text: string) => PhraseMatch[];

let compiled: readonly FindPhrases[] | null = null;

/** One search for each language and kind. */
export function compilePhrases(): readonly FindPhrases[] {
  compiled ??= languages.flatMap((language) => kinds.map((kind) => searchFor(language, kind)));
  return compiled;
}

const languages: readonly TriggerPhrases[] = [en, de, es, fr, pt, it, ru, zh, ja, ko];

function searchFor(language: TriggerPhrases, kind: Kind): FindPhrases {
  const isUnspaced = language.isUnspaced === true;
  const forms = [...language[kind]].sort((one, other) => other.length - one.length).map(formOf);
  const edges = isUnspaced ? ['', ''] : ['(?<![\\p{L}\\p{N}_])', '(?![\\p{L}\\p{N}_])'];
  const pattern = textPattern(`${edges[0]}(?:${forms.map(({ source }) => source).join('|')})${edges[1]}`, 'giu');
  const permanent = textPattern(
    language.permanent.map((word) => `${edges[0]}${escaped(word)}${edges[1]}`).join('|'),
    'iu',
  );
  const manners = language.permanent.map(escaped).join('|');
  const manner = () =>
    new RegExp(`(?<=\\S)[\\s,]{1,3}(?:${manners})$|^(?:${manners})${edges[1]}[\\s,]{0,3}(?=\\S)`, 'giu');
  const negated = textPattern(
    `${edges[0]}(?:${language.negations.map(escaped).join('|')})[ \\t]{0,3}(?:\\p{L}{1,12}[ \\t]{1,3}){0,1}$`,
    'iu',
  );
  const lead = textPattern(
    `(?:^|[.!?;:,\\n—–…(¿¡]|(?<![\\p{L}\\p{N}])(?:${language.leads.map(escaped).join('|') || '$^'}))[\\s,:]*$`,
    'iu',
  );
  const teller = language.teller === undefined ? null : textPattern(language.teller, 'iu');
  const told = language.told === undefined ? null : textPattern(language.told, 'iu');
  return (text) =>
    pattern.all(text).flatMap((match): PhraseMatch[] => {
      const start = match.index;
      const end = start + match[0].length;
      const before = text.slice(Math.max(0, start - 60), start);
      const isStart = isUnspaced || start === 0 || lead.test(before);
      if (!isStart && !isAround(match[0])) return [];
      if (negated.test(before) || teller?.test(before) === true) return [];
      if (told?.test(text.slice(end, end + 12)) === true) return [];
      const form = forms.find(({ test }) => test.test(match[0]));
      if (form === undefined) return [];
      const inner = form.test.exec(match[0])?.groups?.inner;
      const at = inner === undefined ? 0 : start + match[0].indexOf(inner);
      return [
        {
          kind,
          start,
          end,
          target: inner === undefined ? null : [at, at + inner.length],
          isBefore: form.isBefore,
          isUnspaced,
          isPermanent: (sentence) => permanent.test(sentence),
          withoutManner: (target) => target.replace(manner(), ''),
        },
      ];
    });
}

/** "… is no longer relevant" may follow anything. */
function isAround(found: string): boolean {
  return /(?:relevant|relevante|actualité|rilevante|актуально)$/iu.test(found);
}

type Form = { readonly source: string; readonly test: TextPattern; readonly isBefore: boolean };

function formOf(phrase: string): Form {
  const [before = '', after = ''] = phrase.split('…').map((part) => part.trim());
  const isBefore = before === '';
  const source =
    before !== '' && after !== ''
      ? `${escaped(before)}[^.!?。！？\\n]{1,120}?${escaped(after)}`
      : escaped(isBefore ? after : before);
  const inner = source.replace('[^.!?。！？\\n]{1,120}?', '(?<inner>[^.!?。！？\\n]{1,120}?)');
  return { source, test: textPattern(`^${inner}$`, 'iu'), isBefore };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '[ \\t]{1,3}');
}
