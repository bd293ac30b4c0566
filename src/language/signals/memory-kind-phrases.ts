import { type TextPattern, textPattern } from '../text-pattern.js';
import { healthWords, unspacedHealthWords } from './health-words.js';
import { instructions } from './instruction-steps.js';
import { standingOrders } from './standing-orders.js';

/** Phrases that indicate the kind of a memory, in ten languages. Words are whole words; scripts without spaces match anywhere. */
function phrases(...spaced: string[]): TextPattern {
  return textPattern(`(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

function anywhere(...parts: string[]): TextPattern {
  return textPattern(parts.join('|'), 'iu');
}

/** At the start of a text, or of its part behind a comma. */
function opening(...spaced: string[]): TextPattern {
  return textPattern(`^\\s*(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}

export const signals = {
  vault: [
    phrases(
      '(?:keep|store|save) (?:this |that |it )?(?:forever|permanently|for ever|for good)',
      'never (?:lose|delete|throw away) (?:this|that|it)',
      'must never be (?:lost|deleted)',
      '(?:in|into|to) the vault',
      'nie verloren gehen|für immer (?:aufheben|behalten|aufbewahren)|niemals (?:löschen|verlieren)',
      '(?:guarda|guárdalo|conserva) (?:esto )?para siempre|nunca (?:borres|pierdas)',
      '(?:garde|conserve) (?:ça |ceci |cela )?pour toujours|ne (?:jamais )?(?:perds|supprime) jamais',
      'guarda(?:r)? (?:isto )?para sempre|nunca (?:apagues|percas|apague|perca)',
      'conserva(?:lo)? per sempre|non (?:perdere|cancellare) mai',
      'сохрани (?:это )?навсегда|никогда не (?:удаляй|теряй)',
    ),
    anywhere(
      '永远(?:保存|保留|不要删)',
      '永久に(?:保存|残)|絶対に消さない',
      '영원히 (?:보관|간직)|절대 (?:지우지|삭제하지) 마',
    ),
  ],
  steps: [
    opening(
      'how (?:to|i|we) [^:.]{3,80}:',
      'steps? (?:to|for) [^:]{3,80}:',
      'to [^:,.]{3,60}: ?[^,;]+[,;]',
      '(?:recipe|procedure|workflow|checklist)[^:]{0,60}:',
      'so [^:,.]{3,60}:',
      '(?:anleitung|ablauf)[^:]{0,60}:',
      'cómo [^:.]{3,80}:|pasos para [^:.]{3,80}:',
      'comment [^:.]{3,80}:|pour [^:,.]{3,60} ?: ?[^,]+,',
      'como [^:.]{3,80}:|passos para [^:.]{3,80}:',
      'come [^:.]{3,80}:|passi per [^:.]{3,80}:',
      'как [^:.]{3,80}:|чтобы [^:,.]{3,60}[:,] сначала',
    ),
    phrases(
      'first[^.]{2,200}(?:,| and)? then',
      'zuerst[^.]{2,200}(?:dann|danach)',
      'primero[^.]{2,200}(?:luego|después)',
      "d'abord[^.]{2,200}(?:ensuite|puis)",
      'primeiro[^.]{2,200}(?:depois|em seguida)',
      'prima[^.]{2,200}(?:poi|dopo)',
      'сначала[^.]{2,200}(?:потом|затем)',
    ),
    anywhere(
      '先[^。]{1,80}(?:再|然后|最后)',
      'まず[^。]{1,80}(?:次に|それから|最後に)',
      '먼저[^.]{1,80}(?:다음|그리고 나서|마지막)',
    ),
    /^\s*(?:when(?:ever)?|if|wenn|sobald|cuando|quand|quando|когда)\s[^,\n]{3,100},\s*(?!i\b|we\b|he\b|she\b|it\b|they\b)(?:first |always )?[a-zà-ÿа-я]+ [^\n]*(?:,| and | und | y | et | e | и )/iu,
    /^(?:[^\n]{0,120}\n)?\s*1[.)]\s[^\n]+\n\s*2[.)]\s/u,
    // A purpose, and steps that are numbered on one line.
    /^\s*(?:how to|(?:in order )?to|when(?:ever)?|before|after|steps|um|so|wenn|bevor|para|cómo|pasos|pour|comment|per|come|como|чтобы|как|когда)\s[^\n]{2,120}?(?<!\S)\(?1[.)]\s[^\n]+?\s\(?2[.)]\s/iu,
    ...instructions,
  ],
  correction: [
    opening(
      'actually[,:]?',
      'correction:',
      '(?:no|sorry|wait),? (?:it|that|the)',
      'korrektur:|eigentlich|doch nicht',
      'corrección:|en realidad',
      'correction :|en fait',
      'correção:|na verdade|afinal',
      'correzione:|in realtà',
      'исправление:|на самом деле',
    ),
    phrases(
      'i was (?:wrong|mistaken) about',
      'i (?:misspoke|got that wrong)',
      'ich habe mich geirrt',
      'me equivoqué',
      'je me suis trompée?',
      'enganei-me|me enganei',
      'mi sono sbagliat[oa]',
      'я ошиб(?:ся|лась)',
    ),
    anywhere('更正|其实是', '訂正|間違えました', '정정|사실은'),
  ],
  critical: [phrases(...healthWords), anywhere(...unspacedHealthWords)],
  directive: [
    opening(
      '(?:please )?always',
      '(?:please )?never',
      'from now on',
      '(?:please )?call me(?! (?:tomorrow|today|tonight|later|back|again|on|at|when|after|in)(?!\\p{L}))',
      "(?:please )?(?:don't|do not|stop) (?:ever |use|using|write|writing|call|calling|send|sending|ask|asking|say|saying|show|explain|reply|answer|talk)",
      'in future,?',
      'ab (?:jetzt|sofort)|von nun an|nenn mich',
      'a partir de ahora|siempre|nunca|llámame(?! (?:mañana|hoy|luego|más|cuando|a las|después|esta))',
      'à partir de maintenant|désormais|toujours|ne .{1,30} jamais|appelle-moi(?! (?:demain|plus|quand|ce|à|vers))',
      'a partir de agora|sempre|chama-me|me chame',
      "d'ora in poi|chiamami(?! (?:domani|oggi|più|dopo|quando|alle|stasera))|non .{1,30} mai",
      'с этого момента|всегда|никогда|называй меня|зови меня',
    ),
    phrases(
      'antworte (?:mir )?(?:immer|stets)|(?:schreib|sag|frag)\\p{L}* (?:mir |mich )?(?:immer|nie)',
      'responde(?:me)? siempre',
      'réponds(?:-moi)? toujours',
      'responde(?:-me)? sempre',
      'rispondi(?:mi)? sempre',
    ),
    anywhere(
      '(?:请)?(?:总是|永远|以后都|从现在起|叫我)',
      'これから(?:は|ずっと)|いつも.{1,20}(?:して|答えて)|と呼んで',
      '(?:앞으로는?|항상|절대).{1,30}(?:줘|세요|마)|라고 불러',
    ),
  ],
  standingOrder: standingOrders,
  identity: [
    // With case: what follows is a name only with a capital letter.
    /^\s*(?:(?:[Hh]i|[Hh]ello|[Hh]ey|[Hh]allo|[Hh]ola),? )?(?:I'm|I am|[Ii]ch bin|[Yy]o soy|[Ss]oy|[Jj]e suis|[Ee]u sou|[Ss]ou|[Ii]o sono|[Ss]ono) \p{Lu}[\p{L}\p{M}-]+(?: \p{Lu}[\p{L}\p{M}-]+){0,2}(?:,? (?:an?|the|and|from|und|eine?|aus|y|un|una|de|et|une|e|um|uma|di) |[.!]?\s*$)/u,
    opening(
      "my (?:full |first |last |real )?(?:name|birthday|pronouns|age|job|profession|time ?zone|address|home|nationality|mother tongue|native language|wife|husband|partner|daughter|son|kids?|children|mother|father|sister|brother|phone number|email)(?:'s [\\p{L}]+)?(?: address)? (?:is|are|was)",
      "i(?: am|'m) (?:called|named|from|an? [\\p{L}-]+(?: [\\p{L}-]+)?(?: by trade| from [\\p{L}]+)?\\.?$|\\d{1,3} years old|married|vegetarian|vegan|left-handed|colou?r-?blind|deaf|blind)",
      'i (?:currently )?(?:live|work|study|teach|grew up|was born)(?= in| at| as| for| night| part| full| from| [\\p{L}]+ (?:at|in))',
      'i (?:speak|have (?:two|three|four|five|a|an|\\d+) (?:kids?|children|cats?|dogs?|daughters?|sons?|brothers?|sisters?))',
      'ich (?:heiße|wohne|lebe|arbeite als|bin \\d+ jahre alt|komme aus|spreche)|mein(?:e)? (?:name|geburtstag|beruf|adresse|frau|mann|tochter|sohn|zeitzone) (?:ist|heißt)',
      'me llamo|mi (?:nombre|cumpleaños|profesión|dirección|esposa|marido|hija|hijo) (?:es|se llama)|(?:yo )?(?:vivo en|trabajo (?:como|de|en)|nací)|soy (?:de|un|una|médic[oa]|profesor[a]?|ingenier[oa])',
      "je m'appelle|mon (?:nom|anniversaire|métier|adresse|mari|fils) est|ma (?:femme|fille|profession) est|j'habite|je (?:vis à|travaille (?:comme|chez)|suis (?:né|née|médecin|professeur|ingénieur))",
      '(?:eu )?(?:chamo-me|me chamo|moro em|vivo em|trabalho (?:como|em|na|no)|nasci)|(?:o )?meu (?:nome|aniversário) é|(?:a )?minha (?:morada|mulher|profissão) é|sou (?:de|um|uma|médic[oa]|professor[a]?|engenheir[oa])',
      '(?:io )?(?:mi chiamo|abito a|vivo a|lavoro come|sono nat[oa])|(?:il )?mio (?:nome|compleanno|lavoro|indirizzo) è|(?:la )?mia (?:moglie|figlia|professione) è|sono (?:di|un|una|medico|insegnante|ingegnere)',
      'меня зовут|мо[йяё] (?:имя|день рождения|адрес|жена|муж|дочь|сын|профессия)|я (?:живу|работаю|родил(?:ся|ась))',
    ),
    anywhere(
      '^我叫|^我的(?:名字|生日|职业|地址)|^我住在|^我是.{1,8}(?:人|师|生|员)',
      '^(?:私|僕|俺)(?:の(?:名前|誕生日|職業|住所))は|^(?:私|僕)は.{1,20}(?:に住んで|で働いて)',
      '^(?:제|내) (?:이름|생일|직업|주소)(?:은|는)|^(?:저는|나는).{1,20}(?:에 살|에서 일)',
    ),
  ],
  preference: [
    opening(
      "i(?:'d)? (?:really |always |usually |generally |much |would )?(?:prefer|like|love|hate|dislike|enjoy|can't stand|cannot stand|avoid|rather)",
      "i (?:don't|do not|never|no longer|can't|cannot) (?:really )?(?:like|eat|drink|want|enjoy|use|smoke|wear)",
      'my favou?rite',
      'ich (?:bevorzuge|mag|liebe|hasse|hätte gern|möchte lieber)|ich [\\p{L}]+ (?:lieber|am liebsten|nie|niemals|kein(?:e|en)?)|mein(?:e)? lieblings\\p{L}+',
      'prefiero|(?:a mí )?(?:no )?me (?:gusta|encanta|molesta)\\p{L}*|odio|mi \\p{L}+ favorit[oa]|no (?:como|bebo|uso)',
      "je (?:préfère|n'aime pas|déteste|adore|ne (?:mange|bois) (?:pas|jamais))|j'(?:aime|adore)|mon \\p{L}+ préféré",
      '(?:eu )?(?:prefiro|gosto|adoro|odeio|detesto|não (?:gosto|como|bebo))|(?:o )?meu \\p{L}+ (?:favorito|preferido)',
      '(?:io )?(?:preferisco|adoro|odio|detesto|non (?:mangio|bevo|sopporto))|(?:non )?mi (?:piace|piacciono)|(?:il )?mio \\p{L}+ preferito',
      'я (?:предпочитаю|люблю|не люблю|ненавижу|обожаю|не (?:ем|пью))|мне (?:не )?нравится|мо[йяё] любим\\p{L}+',
    ),
    anywhere(
      '^我(?:更|最|很|不|比较)?(?:喜欢|讨厌|爱)|^我不(?:吃|喝)',
      '(?:方|ほう)が(?:好き|いい)|^(?:私は|僕は)?[^、。は]{1,15}が(?:好き|嫌い|苦手)',
      '^(?:저는|나는|전)?.{0,20}(?:보다|를|을|이|가) ?(?:더 )?(?:좋아|싫어)',
    ),
  ],
  decision: [
    phrases(
      "(?:we|i|they|the team)(?: have| has|'ve)? (?:finally |just )?(?:decided|chose|chosen|agreed|settled on|opted|resolved|picked)",
      "(?:we|i)(?:'re| are|'m| am|'ll| will) (?:going with|go with|sticking with)",
      '(?:wir|ich) (?:haben|habe) (?:uns |mich )?[^.]{0,60}(?:beschlossen|entschieden|geeinigt|vereinbart)',
      '(?:hemos )?(?:decidimos|decidido|acordamos|elegimos|optamos|decidí)',
      "(?:nous avons|on a|j'ai) (?:décidé|choisi|convenu)",
      '(?:decidimos|escolhemos|combinámos|combinamos|optámos|optamos|decidi)',
      '(?:abbiamo|ho) (?:deciso|scelto|concordato)',
      '(?:мы|я) (?:решил[аи]?|выбрал[аи]?|договорил\\p{L}+)',
    ),
    opening(
      '(?:finally |just )?(?:decided|chose|agreed|opted|resolved)(?= (?:to|on|not|against|for|that|with)(?!\\p{L}))',
      '(?:settled|agreed) on',
      '(?:haben |habe )?(?:beschlossen|entschieden)(?=,| )',
      '(?:hemos |he )?decidido',
      'решил[аи]?',
      'decision:|decided:|agreed:',
      'entscheidung:|beschluss:',
      'decisión:',
      'décision ?:',
      'decisão:',
      'decisione:',
      'решение:',
    ),
    anywhere('决定|选择了|商定', '決め(?:た|ました)|決定|ことにし(?:た|ました)', '기로 (?:했|결정|정했)|결정했'),
  ],
  task: [
    phrases(
      "(?:i|we)(?:'ve| have)? (?:still |also )?(?:have to|need to|must|got to|should|ought to)",
      "remind me|don't forget to|remember to|to-?do|action item|follow up (?:with|on)",
      '(?:ich|wir) (?:muss|müssen|soll|sollten|sollen)|erinnere? mich|nicht vergessen',
      '(?:tengo|tenemos|hay) que|debo|debemos|recuérdame|no olvides',
      "(?:je dois|nous devons|il faut|on doit)|rappelle-moi|n'oublie pas",
      '(?:tenho|temos) (?:de|que)|preciso de|lembra-me|me lembre|não (?:te )?esque\\p{L}+',
      'devo|dobbiamo|bisogna|ricordami|non dimenticare',
      '(?:мне|нам) (?:нужно|надо|необходимо)|я (?:должен|должна)|напомни|не забудь',
    ),
    opening(
      '(?:i )?(?:still |also )?(?:need|have|got|ought) to|gotta|must(?! (?:be|have)(?!\\p{L}))|(?:don.t|do not) forget to',
      '(?:ich )?(?:muss|müssen|sollte)(?= (?:noch|bis|den|die|das|mich|mir|morgen|heute)(?!\\p{L}))',
      'hay que|tengo que|necesito',
      'il faut|faut',
      'надо|нужно',
    ),
    opening('todo:?|task:|next(?: step)?:|next up:|aufgabe:|tarea:|tâche ?:|tarefa:|compito:|задача:'),
    anywhere(
      '(?:我|我们)?.{0,6}(?:需要|必须|得要|要(?:交|去|做|买|打|写|提交|完成))|提醒我|别忘了',
      '(?:なければ(?:なら|いけ)|ないと(?:いけ|だめ)|べき|忘れずに|リマインド)',
      '(?:해야|내야|가야|사야|써야|보내야|어야|아야) (?:해|한|합|돼|된)|잊지 마|알려 줘',
    ),
  ],
  emotion: [
    opening(
      '(?:today |this morning |tonight )?(?:felt|feeling)(?: really| very| so| a bit| a little| quite| rather| \\p{L}+ly)? (?:worried|anxious|sad|happy|proud|excited|upset|angry|afraid|scared|nervous|frustrated|disappointed|relieved|grateful|lonely|overwhelmed|stressed|ashamed|jealous|hurt|tired|exhausted|depressed|homesick|guilty|down|low|awful|terrible|great|wonderful|good|bad|better|worse|empty|lost|calm|alone)',
    ),
    phrases(
      "(?:i|we|he|she|they|[\\p{Lu}][\\p{L}]+)(?:'m| am|'re| are| is| was| were| feel| feels| felt| got)(?: really| very| so| a bit| a little| quite| rather| still| \\p{L}+ly)? (?:worried|anxious|sad|happy|proud|excited|upset|angry|afraid|scared|nervous|frustrated|disappointed|relieved|grateful|lonely|overwhelmed|stressed|thrilled|ashamed|jealous|hurt|tired|exhausted|depressed|delighted|annoyed|homesick|heartbroken|miserable|guilty)",
      "(?:i|we|he|she|they|[\\p{Lu}][\\p{L}]+)(?:'m| am|'re| are)? (?:feel|feels|felt|feeling)(?: really| very| so| a bit| a little| quite| rather| still| pretty| \\p{L}+ly)? (?:down|low|blue|awful|terrible|horrible|great|wonderful|good|bad|better|worse|empty|lost|safe|calm|uneasy|helpless|hopeful|alone)(?! (?:by|to|at) (?!me|myself))",
      '(?:ich|er|sie|wir) (?:mache|macht|machen) (?:mir|sich|uns) sorgen|(?:bin|ist|war|sind) (?:sehr |so |wirklich )?(?:traurig|glücklich|stolz|wütend|nervös|enttäuscht|erleichtert|besorgt|froh|aufgeregt)|ich habe angst',
      '(?:estoy|está|estaba|me siento) (?:muy |tan )?(?:preocupad[oa]|triste|feliz|content[oa]|orgullos[oa]|enfadad[oa]|nervios[oa]|decepcionad[oa]|cansad[oa])|tengo miedo|me preocupa',
      "je suis (?:très |si |vraiment )?(?:inquiet|inquiète|triste|heureux|heureuse|fier|fière|déçue?|nerveux|nerveuse|fatiguée?|soulagée?)|j'ai peur|je m'inquiète",
      '(?:estou|está|sinto-me|me sinto) (?:muito |tão )?(?:preocupad[oa]|triste|feliz|orgulhos[oa]|nervos[oa]|cansad[oa]|zangad[oa])|tenho medo',
      '(?:sono|è|mi sento) (?:molto |così )?(?:preoccupat[oa]|triste|felice|orgoglios[oa]|nervos[oa]|stanc[oa]|arrabbiat[oa]|delus[oa])|ho paura',
      'я (?:очень )?(?:волнуюсь|переживаю|беспокоюсь|боюсь|рад[а]?|горжусь|устал[а]?|расстроен[а]?|счастлив[а]?)|мне (?:грустно|страшно|обидно)',
    ),
    anywhere(
      '(?:我|他|她).{0,4}(?:担心|难过|高兴|开心|生气|害怕|紧张|失望|骄傲|焦虑)',
      '(?:心配|不安|悲し|嬉し|うれし|怖|悔し|緊張し|誇らし|疲れ)',
      '(?:걱정|슬프|슬퍼|기뻐|기쁘|행복해|화가 나|무서|불안|속상|자랑스러)',
    ),
  ],
  event: [
    phrases(
      'yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this (?:morning|afternoon|evening)|earlier today|today|tonight|(?:two|three|four|\\d+) (?:days|weeks|months|years|hours) ago|just now',
      '(?:failed|met|finished|visited|went|bought|sold|arrived|crashed|launched|shipped|released|happened|signed|broke|completed|attended|watched|cooked|travelled|traveled|passed|won|lost|celebrated|published|deployed|fixed|repaired|cancelled|canceled|received|got married|graduated|(?<!(?:is|are|am|be) )called|talked|spoke|discussed|ran|flew|drove|started|moved)(?= |$|\\.|,)(?! is)',
      '(?:was|were|has been|have been) (?:just )?(?:\\p{L}+ed|sent|built|broken|stolen|born|written|shown|held|sold|paid)',
      'gestern|vorgestern|heute|letzte[nrs]? (?:woche|monat|jahr|nacht)|vorhin',
      'ayer|anteayer|hoy|anoche|la semana pasada|el (?:mes|año) pasado',
      "hier|avant-hier|aujourd'hui|ce matin|la semaine dernière|le mois dernier",
      'ontem|anteontem|hoje|na semana passada|no (?:mês|ano) passado',
      'ieri|oggi|stamattina|la settimana scorsa|il mese scorso',
      'вчера|позавчера|сегодня|на прошлой неделе|в прошлом (?:месяце|году)',
    ),
    anywhere(
      '昨天|前天|今天|上(?:周|个月)|去年',
      '昨日|一昨日|今日|先週|先月|昨年|去年',
      '어제|그저께|오늘|지난(?:주|달|해)|작년',
    ),
  ],
  appointment: [
    phrases(
      'meeting|flight|appointment|party|interview|concert|wedding|exam|dinner|lunch|train|trip|conference|review|demo|match|visit|funeral|webinar|workshop|surgery|call with',
      'termin|besprechung|flug|hochzeit|prüfung|konzert|reise|treffen',
      'reunión|vuelo|cita|boda|examen|concierto|viaje',
      'réunion|vol|rendez-vous|mariage|examen|concert|voyage',
      'reunião|voo|consulta|casamento|exame|viagem',
      'riunione|volo|appuntamento|matrimonio|esame|viaggio',
      'встреча|рейс|приём|свадьба|экзамен|концерт|поездка',
    ),
    anywhere('会议|航班|预约|婚礼|考试', '会議|便|予約|結婚式|試験', '회의|비행기|예약|결혼식|시험'),
  ],
  stance: [
    phrases(
      "prefers?|likes?|loves?|hates?|dislikes?|avoids?|enjoys?|can't stand",
      'bevorzugt|mag|liebt|hasst|meidet|lieber',
      'prefiere|le (?:gusta|encanta)|odia|evita',
      'préfère|aime|déteste|adore|évite',
      'prefere|gosta|adora|odeia|detesta',
      'preferisce|ama|odia|adora|evita',
      'предпочитает|любит|ненавидит|обожает|избегает',
    ),
    anywhere('喜欢|讨厌|偏爱', '好き|嫌い|苦手', '좋아|싫어'),
  ],
} as const satisfies Record<string, readonly Pick<TextPattern, 'test'>[]>;

export type Signal = keyof typeof signals;

export function hasSignal(text: string, signal: Signal): boolean {
  return signals[signal].some((pattern) => pattern.test(text));
}
