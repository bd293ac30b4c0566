import { isPlain, plainOrAny } from '../lazy-pattern.js';
import { englishMonths } from './calendar-words.js';

/** Whether a question asks for a time. */
export function asksWhen(question: string): boolean {
  if (isPlain(question) && !mayAskWhen(question.toLowerCase())) return false;
  return whenQuestion(question).test(question);
}

/** A quick look at a question of plain letters, which may find too much: the pattern takes longer to compile. */
function mayAskWhen(lower: string): boolean {
  return plainCues.some((cue) => lower.includes(cue));
}

const plainCues =
  'when|how long|how many|what |which |wann|wie|welche|cuando|cuanto|que |quand|combien|quel|quanto|che |hoe l'.split(
    '|',
  );

/** Whether a text says when something is, was or will be. */
export function tellsTime(text: string): boolean {
  const lower = text.toLowerCase();
  return timeExpression(lower).test(lower);
}

/** Alternatives that must be whole words, in any script that sets words apart. */
function words(...alternatives: string[]): string {
  return `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;
}

const whenQuestion = plainOrAny(
  words(
    'when|how long|how many (?:years|months|weeks|days)|(?:what|which) (?:date|day|time|month|year|week)',
    '(?:seit |bis |ab )?wann|wie lange|wie viele (?:jahre|monate|wochen|tage)|um wie ?viel uhr|(?:an |in )?welche[mnrs]? (?:tag|tagen|datum|monat|jahr|woche|uhrzeit)',
    '(?:desde |hasta )?cu[aá]ndo|cu[aá]nto tiempo|cu[aá]ntos (?:años|meses|días)|qu[eé] (?:día|días|fecha|mes|año|hora)',
    '(?:depuis |jusqu.à )?quand|combien de temps|quel (?:jour|mois)|quelle (?:date|heure|année)|à quelle heure',
    'quando|da quanto|per quanto tempo|che (?:giorno|ora)|há quanto|que (?:dia|horas)|wanneer|hoe lang|hoe laat',
  ),
  'i',
  [
    words(
      'когда|как долго|как давно|во сколько|в котором часу|с каких пор|до каких пор|какого числа',
      '(?:в |на |по |до |с )?как(?:ой|ого|ом|ие|им|их|ую) (?:день|дня|дни|дням|дней|числа|число|месяца|месяц|месяце|года|год|году|недел[юеи]|час[ау]?|дату|даты)',
      'сколько (?:лет|месяцев|недель|дней|часов|времени)',
    ),
    'いつ|何時|何日|何月|何年|何曜日|どのくらいの期間|什么时候|什麼時候|何时|几点|幾點|几号|几月|哪天|哪一天|哪年|星期几|多久',
    '언제|몇 시|몇 월|며칠|무슨 요일|얼마나 오래|เมื่อไ',
  ].join('|'),
);

const englishDays = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** `may` is a verb as well. */
const monthsButMay = englishMonths
  .filter((name) => name !== 'May')
  .join('|')
  .toLowerCase();

const timeExpression = plainOrAny(
  words(
    'yesterday|today|tonight|tomorrow|ago|recently|since|lately|soon',
    `(?:last|next|this|past|previous|following) (?:\\w+ )?(?:night|week|weekend|month|year|summer|winter|spring|fall|autumn|${englishDays}|may|${monthsButMay})`,
    `${englishDays}s?|${monthsButMay}`,
    '(?:for|in|after|over|about|around|every|a few|few|couple of|\\d+|two|three|four|five|six|seven|eight|nine|ten) (?:minutes?|hours?|days?|weeks?|weekends?|months?|years?|decades?)',
    '(?:19|20)\\d\\d|\\d{1,2}:\\d\\d(?:[ap]m)?|\\d{1,2} ?[ap]\\.?m',
    'gestern|heute|morgen|übermorgen|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember',
    '(?:\\d+|vor|seit|in|für|alle|zwei|drei|vier|fünf|sechs|einem|einer) (?:minuten?|stunden?|tag(?:en?)?|wochen?|monat(?:en?)?|jahr(?:en?)?)|\\d{1,2} uhr',
    'ayer|hoy|mañana|anoche|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre',
    '(?:\\d+|hace|en|durante|cada|dos|tres|cuatro|cinco|seis|un|una) (?:minutos?|horas?|días?|semanas?|mes(?:es)?|años?)',
    'hier|demain|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ieri|oggi|domani|ontem|hoje|amanhã',
  ),
  '',
  [
    words(
      'вчера|сегодня|завтра|послезавтра|позавчера|назад|недавно|скоро|ежедневно|ежемесячно|еженедельно',
      '(?:понедельник|вторник|четверг)(?:а|у|ом|е|и|ам)?|сред[ауеы]|средам|(?:пятниц|суббот)(?:а|у|е|ы|ам)|воскресень(?:е|я|ю|ям)',
      '(?:январ|феврал|апрел|июн|июл|сентябр|октябр|ноябр|декабр)(?:ь|я|е|ю)|(?:март|август)(?:а|е|у)?|мая|мае',
      '(?:\\d+|через|за|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять|кажд(?:ый|ую|ое|ые)|пару|несколько) (?:минут[уы]?|час(?:а|ов)?|день|дня|дней|недел[юиь]|недель|месяц(?:а|ев)?|год(?:а|у)?|лет|утро|вечер)',
      '(?:перв|втор|треть|четв[её]рт|пят|шест|седьм|восьм|девят|десят|надцат|двадцат|тридцат)(?:ого|ое|его)|[\\p{L}]+надцат(?:ого|ое)',
      '(?:зим|весн)ой|летом|осенью|утром|вечером|ночью',
    ),
    '昨日|今日|明日|先週|来週|毎週|先月|来月|去年|昨年|来年|[月火水木金土日]曜|\\d+(?:時|分|日|月|年|週間)',
    '昨天|今天|明天|前天|后天|上周|下周|上个?月|下个?月|去年|明年|今年|星期[一二三四五六日天]|周[一二三四五六日]|[一二三四五六七八九十]+(?:月|号|点|天|年)|\\d+(?:号|点|天)',
    '어제|오늘|내일|모레|지난주|다음 ?주|지난달|다음 ?달|작년|내년|[월화수목금토일]요일',
  ].join('|'),
);
