import { atFirstUse } from '../../workspace/at-first-use.js';

/** Month names by language, January first, with the short forms in use. */
const months: readonly (readonly string[])[] = [
  ['january', 'jan', 'januar', 'jänner', 'enero', 'janvier', 'janeiro', 'gennaio', 'января', 'январь'],
  ['february', 'feb', 'februar', 'febrero', 'février', 'fevereiro', 'febbraio', 'февраля', 'февраль'],
  ['march', 'mar', 'märz', 'marzo', 'mars', 'março', 'марта', 'март'],
  ['april', 'apr', 'abril', 'avril', 'aprile', 'апреля', 'апрель'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'мая', 'май'],
  ['june', 'jun', 'juni', 'junio', 'juin', 'junho', 'giugno', 'июня', 'июнь'],
  ['july', 'jul', 'juli', 'julio', 'juillet', 'julho', 'luglio', 'июля', 'июль'],
  ['august', 'aug', 'agosto', 'août', 'августа', 'август'],
  ['september', 'sep', 'sept', 'septiembre', 'septembre', 'setembro', 'settembre', 'сентября', 'сентябрь'],
  ['october', 'oct', 'oktober', 'octubre', 'octobre', 'outubro', 'ottobre', 'октября', 'октябрь'],
  ['november', 'nov', 'noviembre', 'novembre', 'novembro', 'ноября', 'ноябрь'],
  ['december', 'dec', 'dezember', 'diciembre', 'décembre', 'dezembro', 'dicembre', 'декабря', 'декабрь'],
];

/** Weekday names, Monday first. */
const weekdays: readonly (readonly string[])[] = [
  [
    'monday',
    'mon',
    'montag',
    'lunes',
    'lundi',
    'segunda-feira',
    'lunedì',
    'понедельник',
    '星期一',
    '周一',
    '月曜日',
    '월요일',
  ],
  [
    'tuesday',
    'tue',
    'dienstag',
    'martes',
    'mardi',
    'terça-feira',
    'martedì',
    'вторник',
    '星期二',
    '周二',
    '火曜日',
    '화요일',
  ],
  [
    'wednesday',
    'wed',
    'mittwoch',
    'miércoles',
    'mercredi',
    'quarta-feira',
    'mercoledì',
    'среда',
    'среду',
    '星期三',
    '周三',
    '水曜日',
    '수요일',
  ],
  [
    'thursday',
    'thu',
    'donnerstag',
    'jueves',
    'jeudi',
    'quinta-feira',
    'giovedì',
    'четверг',
    '星期四',
    '周四',
    '木曜日',
    '목요일',
  ],
  [
    'friday',
    'fri',
    'freitag',
    'viernes',
    'vendredi',
    'sexta-feira',
    'venerdì',
    'пятница',
    'пятницу',
    '星期五',
    '周五',
    '金曜日',
    '금요일',
  ],
  [
    'saturday',
    'sat',
    'samstag',
    'sonnabend',
    'sábado',
    'samedi',
    'sabato',
    'суббота',
    'субботу',
    '星期六',
    '周六',
    '土曜日',
    '토요일',
  ],
  [
    'sunday',
    'sun',
    'sonntag',
    'domingo',
    'dimanche',
    'domenica',
    'воскресенье',
    '星期日',
    '星期天',
    '周日',
    '日曜日',
    '일요일',
  ],
];

const monthByName = atFirstUse(() => indexed(months));
const weekdayByName = atFirstUse(() => indexed(weekdays));

/** 1 to 12, or null. */
export function monthNamed(word: string): number | null {
  return monthByName().get(word.normalize('NFC').toLowerCase().replace(/\.$/, '')) ?? null;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayNamed(word: string): number | null {
  return weekdayByName().get(word.normalize('NFC').toLowerCase().replace(/\.$/, '')) ?? null;
}

function indexed(rows: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  return new Map(rows.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
}

/** `December` for 12. */
export function monthName(month: number): string {
  return capitalised(months[month - 1]?.[0] ?? '');
}

/** `Monday` for 1. */
export function weekdayName(day: number): string {
  return capitalised(weekdays[day - 1]?.[0] ?? '');
}

function capitalised(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}
