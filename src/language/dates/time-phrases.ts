/** A stretch of the calendar, seen from today. A week begins on Monday. */
export type Unit = 'day' | 'weekend' | 'week' | 'month' | 'year';

/** A phrase that means a day or a stretch of days: alternatives of words, and of signs that no space sets apart. */
export type TimePhrase = {
  readonly unit: Unit;
  readonly shift: number;
  readonly words: string;
  readonly signs: string;
};

function phrase(unit: Unit, shift: number, words: string, signs: string): TimePhrase {
  return { unit, shift, words, signs };
}

/** In English, German, Spanish and Russian, and in Chinese, Japanese and Korean. What is part of another phrase comes after it. */
export const timePhrases: readonly TimePhrase[] = [
  phrase(
    'day',
    -2,
    '(?:the )?day before yesterday|vorgestern|anteayer|antes de ayer|antier|позавчера',
    '前天|一昨日|おととい|그저께|그제',
  ),
  phrase(
    'day',
    2,
    '(?:the )?day after tomorrow|übermorgen|pasado mañana|послезавтра',
    '后天|後天|明後日|あさって|내일모레|모레',
  ),
  phrase(
    'day',
    -1,
    "yesterday(?:'s)?(?: morning| afternoon| evening)?|last night|gestern(?: morgen| früh| abend| nacht)?|letzte nacht|ayer(?: por la (?:mañana|tarde|noche))?|anoche|вчера(?: утром| днём| днем| вечером)?|прошлой ночью",
    '昨天|昨晚|昨日|昨夜|きのう|어제|어젯밤',
  ),
  phrase(
    'day',
    0,
    "today(?:'s)?|this (?:morning|afternoon|evening)|tonight|heute(?: morgen| früh| abend| nachmittag| nacht)?|hoy|esta (?:mañana|tarde|noche)|сегодня(?: утром| днём| днем| вечером)?",
    '今天|今日|今晚|今早|きょう|今朝|今夜|오늘|오늘밤',
  ),
  phrase(
    'day',
    1,
    'tomorrow(?: morning| evening)?|(?<!heute |gestern |guten )morgen(?: früh| abend)?|(?<!la )mañana|завтра',
    '明天|明日|明晚|あした|내일',
  ),
  phrase(
    'weekend',
    -1,
    'last weekend|(?:am )?letzte[sn]? wochenende|(?:el )?fin de semana pasado|(?:в|на) прошл(?:ые|ых) выходн(?:ые|ых)',
    '上个?周末|上週末|先週末|지난 ?주말',
  ),
  phrase(
    'weekend',
    1,
    'next weekend|(?:am )?nächste[sn]? wochenende|(?:el )?(?:próximo fin de semana|fin de semana que viene)|(?:в|на) следующ(?:ие|их) выходн(?:ые|ых)',
    '下个?周末|下週末|来週末|다음 ?주말',
  ),
  phrase(
    'weekend',
    0,
    '(?:at|on|over|during|this) (?:the )?weekend|(?:am|dieses) wochenende|(?:en )?(?:el|este) fin de semana|(?:в|на) (?:эти |этих )?выходн(?:ые|ых)',
    '这?个?周末|今?週末|이번 ?주말|주말에',
  ),
  phrase(
    'week',
    -1,
    "last week(?:'s)?|(?:in der )?(?:letzte|letzter|vorige|voriger|vergangene|vergangener)n? woche|(?:la )?semana pasada|(?:на )?прошл(?:ой|ая|ую) недел(?:е|я|ю)",
    '上个?星期|上个?礼拜|上周|上週|先週|지난 ?주',
  ),
  phrase(
    'week',
    1,
    'next week|(?:in der )?(?:nächste|nächster|kommende|kommender)n? woche|(?:la )?(?:próxima semana|semana que viene)|(?:на )?следующ(?:ей|ая|ую) недел(?:е|я|ю)',
    '下个?星期|下个?礼拜|下周|下週|来週|다음 ?주',
  ),
  phrase(
    'week',
    0,
    "this week(?:'s)?|(?:in )?diese[r]? woche|esta semana|(?:на )?эт(?:ой|а|у) недел(?:е|я|ю)",
    '这个?星期|这个?礼拜|这周|本周|今週|이번 ?주',
  ),
  phrase(
    'month',
    -1,
    "last month(?:'s)?|(?:im )?(?:letzte[rnm]?|vorige[rnm]?|vergangene[rnm]?) monat|(?:el )?mes pasado|(?:в )?прошл(?:ом|ый) месяц(?:е)?",
    '上个?月|先月|지난 ?달',
  ),
  phrase(
    'month',
    1,
    'next month|(?:im )?(?:nächste[rnm]?|kommende[rnm]?) monat|(?:el )?(?:próximo mes|mes que viene)|(?:в )?следующ(?:ем|ий) месяц(?:е)?',
    '下个?月|来月|다음 ?달',
  ),
  phrase(
    'month',
    0,
    "this month(?:'s)?|(?:in )?diese[nm] monat|este mes|(?:в )?эт(?:ом|от) месяц(?:е)?",
    '这个?月|本月|今月|이번 ?달',
  ),
  phrase(
    'year',
    -1,
    "last year(?:'s)?|(?:im )?(?:letzte[sn]?|vorige[sn]?|vergangene[sn]?) jahr|(?:el )?año pasado|(?:в )?прошл(?:ом|ый) год(?:у)?",
    '去年|昨年|작년|지난해',
  ),
  phrase('year', 0, "this year(?:'s)?|(?:in )?diese[sm] jahr|este año|(?:в )?эт(?:ом|от) год(?:у)?", '今年|올해'),
];

/** `3 days ago`, `vor zwei Wochen`, `两天前`: groups `n` and `unit`. */
export const agoPhrases = {
  words: [
    '(?<n>\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a couple of) (?<unit>days?|weeks?|months?|years?) ago',
    'vor (?<n>\\d{1,3}|eine[mr]|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) (?<unit>tage?n?|wochen?|monate?n?|jahre?n?)',
    'hace (?<n>\\d{1,3}|una?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) (?<unit>días?|semanas?|mes(?:es)?|años?)',
    '(?:(?<n>\\d{1,3}|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять) )?(?<unit>день|дня|дней|недел[юи]|недель|месяц(?:а|ев)?|года?|лет) назад',
  ],
  signs: [
    '(?<n>\\d{1,3}|[一二两三四五六七八九十]{1,3}) ?(?<unit>天|个?星期|周|个?月|年)(?:以|之)?前',
    '(?<n>\\d{1,3}|[一二三四五六七八九十]{1,3}) ?(?<unit>日|週間|か月|ヶ月|カ月|年)前',
    '(?<n>\\d{1,3}|하루|이틀|사흘|나흘|한|두|세|네|다섯|여섯|일곱) ?(?<unit>일|주일?|달|개월|년)? 전',
  ],
} as const;

/** `the last three days`, `in den letzten zwei Wochen`, `最近三天`: up to today. */
export const spanPhrases = {
  words: [
    '(?:in |over |during |within )?the (?:last|past) (?:(?<n>\\d{1,3}|few|couple of|two|three|four|five|six|seven|eight|nine|ten) )?(?<unit>days?|weeks?|months?|years?)',
    'in (?:den|der) (?:letzten|vergangenen) (?:(?<n>\\d{1,3}|paar|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn) )?(?<unit>tagen?|wochen?|monaten?|jahren?)',
    '(?:en )?l[oa]s últim[oa]s (?:(?<n>\\d{1,3}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez) )?(?<unit>días|semanas|meses|años)',
    'за последн(?:ие|юю|ий) (?:(?<n>\\d{1,3}|два|две|три|четыре|пять|шесть|семь|восемь|девять|десять) )?(?<unit>дня|дней|недел[юи]|недель|месяц(?:а|ев)?|года?|лет)',
  ],
  signs: [
    '(?:最近|过去|這|这)(?<n>\\d{1,3}|几|[一二两三四五六七八九十]{1,3}) ?(?<unit>天|个?星期|周|个?月|年)',
    '(?:ここ|過去|この)(?<n>\\d{1,3}|数|[一二三四五六七八九十]{1,3}) ?(?<unit>日間?|週間|か月|ヶ月|カ月|年)',
    '(?:지난|최근) (?<n>\\d{1,3}|며칠|한|두|세|네) ?(?<unit>일|주일?|달|개월|년)',
  ],
} as const;

/** What stands before or behind the name of a weekday and says which one is meant. */
export const weekdayLeads = {
  last: 'last|letzte[nr]?|vorige[nr]?|vergangene[nr]?|прошл(?:ый|ую|ое)',
  behind: 'pasado|pasada',
  next: 'next|coming|nächste[nr]?|kommende[nr]?|próximo|следующ(?:ий|ую|ее)',
  plain: 'on|am|el|в|во',
} as const;

/** Words of a question that tell that it asks for what was. */
export const pastWords =
  'did|was|were|had|happened|went|been|habe|hatte|haben|hat|war|waren|gab|passierte|passiert|hice|hicimos|hiciste|pasó|fue|fui|hubo|ocurrió|делал[аи]?|сделал[аи]?|было|был[аи]?|случилось|произошло';
export const pastSigns = '了|过|ました|でした|した|했|었|았|됐';

/** Words that ask what there was without saying what. Common words of a language are left out anyway. */
export const emptyWords =
  'happen|happened|happening|happens|do|did|done|doing|go|going|gone|went|note|noted|notes|log|logged|record|recorded|write|wrote|written|remember|remembered|entry|entries|plan|planned|plans|thing|things|new|news|day|days|anything|something|everything|tell|list|show|know|event|events|passiert|passierte|geschah|geschehen|gemacht|machte|machen|getan|tat|tun|los|erledigt|erlebt|geplant|notiert|gab|gibt|tag|hice|hicimos|hiciste|hizo|hicieron|hacer|hecho|pasó|paso|pasado|ocurrió|sucedió|hubo|hay|anoté|apunté|делал|делала|делали|делать|сделал|сделала|сделали|было|случилось|произошло|происходило|записал|записала|нового';
export const emptySigns =
  '我们|我|你|咱们|都|做了|做|干了|干|发生了|发生|什么|哪些|有|过|的|事情|事|些|了|吗|呢|是|在|怎么样|何を|何が|何か|何|した|しました|しましたか|ありました|ありましたか|あった|あり|起きた|起き|起こり|ました|ましたか|か|私|僕|は|の|に|が|を|で|と|どんな|こと|出来事|무엇을|무엇|무슨|뭐|뭘|내가|제가|나는|저는|했어요|했어|했나요|했지|했니|했|일이|일|있었어요|있었나요|있었어|있었니|있었지|있었|을|를|은|는|이|가|에|나요|요|어|지|니|さ|ね|よ';
