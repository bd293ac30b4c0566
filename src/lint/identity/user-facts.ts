import { outlineText } from '../../budget/outline.js';
import { lazyValue } from '../../workspace/lazy-value.js';
import type { LintDocument } from '../text/lint-document.js';
import { isHint } from './placeholder-forms.js';

/** A labelled fact about a person: `- **Time zone:** Europe/Berlin`. */
export type UserFact = {
  readonly field: string;
  readonly value: string;
  /** The label or a heading above says that it is about the user. */
  readonly isAboutUser: boolean;
  readonly start: number;
  readonly end: number;
};

/** Facts in list items, each field once. */
export function userFacts(document: LintDocument): UserFact[] {
  const found = labelledLines(document);
  if (found.length === 0) return [];
  const { sections } = outlineText(document.text);
  return found.map(({ line, label, named, field, value }) => {
    const section = sections.find(({ startLine, endLine }) => startLine <= line && line <= endLine);
    const isUnderUser = section?.trail.some((heading) => userHeading().test(heading)) === true;
    const start = document.lines.starts[line - 1] ?? 0;
    return {
      field,
      value,
      isAboutUser: document.role === 'user' || isUnderUser || named !== label,
      start,
      end: start + document.lines.textOf(line - 1).length,
    };
  });
}

type Labelled = { line: number; label: string; named: string; field: string; value: string };

function labelledLines({ lines }: LintDocument): Labelled[] {
  const found: Labelled[] = [];
  for (let line = 1; line <= lines.count; line++) {
    const text = lines.textOf(line - 1);
    const item = text.length > 400 ? null : labelledItem.exec(text);
    if (item === null) continue;
    const label = (item[1] ?? '').trim().toLowerCase();
    const named = label.replace(ownersLabel, '').trim();
    const field = fieldOf(named);
    const value = (item[2] ?? '').trim();
    if (field === null || isHint(value) || found.some((other) => other.field === field)) continue;
    found.push({ line, label, named, field, value });
  }
  return found;
}

const labelledItem = /^\s{0,6}[-*+•]\s+(?:\*\*|__)?([^:：*_]{2,60})[:：](?:\*\*|__)?\s*(\S.*)$/;

const ownersLabel = /^(?:the |my )?(?:user|owner|human)['’]s\s|^(?:用户|主人)的?|^ユーザーの/;

const labels: Readonly<Record<string, string>> = {
  'time zone': 'time zone, timezone, zeitzone, zona horaria, fuseau horaire, часовой пояс, 时区, 時區, タイムゾーン',
  birthday:
    'birthday, birthdate, birth date, date of birth, geburtstag, cumpleaños, anniversaire, день рождения, 生日, 誕生日',
  pronouns: 'pronouns, pronomen, pronombres, pronoms, местоимения',
  location: 'location, city, home, lives in, wohnort, ubicación, ciudad, lieu, ville, город, 所在地, 城市, 住所',
  employer:
    'employer, company, job, occupation, beruf, arbeitgeber, empresa, profesión, employeur, métier, работа, 职业, 職業, 公司',
  'form of address': 'what to call them, goes by, preferred name, nickname, anrede, 怎么称呼, 称呼, 呼び方',
};

function fieldOf(label: string): string | null {
  for (const [field, words] of Object.entries(labels)) if (words.split(', ').includes(label)) return field;
  return null;
}

/** Headings of sections about the user, in the languages we know. */
const userHeading = lazyValue(
  () =>
    /^(?:about )?(?:the |your |my )?(?:user|human|owner)(?:['’]s? (?:profile|facts|basics))?$|^(?:user|owner|human) (?:profile|info|information|facts|context)$|^(?:über )?(?:den |die )?(?:nutzer(?:in)?|besitzer(?:in)?)$|^(?:el |la )?(?:usuario|usuaria|dueño|dueña)$|^l['’]utilisat(?:eur|rice)$|^(?:о )?(?:пользовател[ьея]|владел[еь]ц[ае]?)$|^(?:关于)?(?:用户|主人)(?:信息|资料)?$|^ユーザー(?:情報|について)?$/iu,
);
