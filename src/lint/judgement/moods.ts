/**
 * Signs of how something is said that most languages share: told as past, addressed to somebody, meant for good, tied to a
 * condition. They decide nothing alone; the weights learnt from labelled examples say what each is worth.
 */
type Mood = {
  readonly name: string;
  /** Whole words in small letters. */
  readonly words?: string;
  /** How words of at least five letters end. */
  readonly endings?: string;
  /** Found anywhere: stems, phrases, signs of scripts without spaces. */
  readonly anywhere?: string;
};

const spoken: readonly Mood[] = [
  {
    name: 'past',
    words:
      'was were had did went came told asked said found sent paid took gave kept left made got ran saw wrote put hat haben hatte hatten war waren wurde wurden kam ging sagte fragte bat wollte ließ gab schrieb nahm fand lag stand blieb ha han había fue fueron dijo hizo quiso puso avait était ont foi disse pediu ficou era aveva stato был была было были',
    endings: 'ed ó aron ieron aba aban ía ían ла ли ло лся лась лись ал ел ил ыл ул ял ёл ол',
    anywhere:
      '了 过 已经 曾 昨 上周 上个月 ました でした だった った。 いた。 した。 れた。 った、 した、 た」 たが たので 았다 었다 였다 했다',
  },
  {
    name: 'you',
    words:
      'you your yourself du dir dich dein deine deiner deinen ihr euch tú tu te ti tus usted ты тебе тебя твой твоя твоё твои вы вам toi vous votre você seu sua',
  },
  {
    name: 'agent',
    words: 'ai ki ии',
    anywhere:
      '你 您 あなた 代理 助手 アシスタント エージェント agent assistant assistent asistente агент ассистент помощник модел model モデル 模型',
  },
  {
    name: 'for-good',
    anywhere:
      'always forever permanent from·now until·further standing dauerhaft ab·sofort künftig fortan ständig immer siempre en·adelante indefinid hasta·nuevo всегда впредь навсегда постоянно отныне на·будущее 长期 永久 以后 今后 一律 凡 从此 往后 恒久 今後 以降 常に 必ず 毎回 ずっと toujours désormais sempre dorénavant',
  },
  {
    name: 'condition',
    words: 'when whenever if once wenn falls sooft sobald cuando si если когда при lorsque quand quando se',
    anywhere:
      'every·time as·soon cada·vez en·cuanto как·только 每当 若 如果 一旦 只要 的话 たら 場合 とき 際 度に ごとに',
  },
  {
    name: 'others',
    words: 'he she they his her their er sie sein él ella ellos su он она они его её их il elle lui lei ele ela',
    anywhere: '他 她 さん 様 先生 自己 本人 自分で',
  },
  {
    name: 'denial',
    words:
      "no not nobody nothing none never don't doesn't didn't won't can't nicht kein keine keinen keiner nie niemals niemand nunca jamás nadie ningún не нельзя никто никогда нет jamais pas não non mai",
    anywhere: '不 没 別 勿 禁 拒 ない ません なかった 断',
  },
  {
    name: 'speaker',
    words: 'i me my we our ich mir wir uns yo mi nos я мне мы нам je moi nous eu io',
    anywhere: '我 私 僕 うち',
  },
  {
    name: 'only',
    words: 'only just solely nur allein solo únicamente только лишь seul',
    anywhere: '只 仅 僅 だけ のみ',
  },
];

const shapes: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['number', /\d/],
  ['url', /https?:\/\//],
  ['address', /[\w.-]{1,64}@[\w-]{1,64}\.\w/],
  ['machine', /\b\d{1,3}(?:\.\d{1,3}){3}\b/],
  ['domain', /\b[\w-]{1,40}\.(?:com|net|org|io|de|jp|cn|ru|es|example)\b/],
  ['own-file', /\b(?:SOUL|MEMORY|AGENTS|USER|IDENTITY|TOOLS|HEARTBEAT)\.md\b/],
  ['path', /(?:~|\.)?\/[\w.-]{2,}/],
  ['shell', /\|\s{0,3}(?:ba|z)?sh\b|\$\(|\$\{|\{\{|\s--[a-z]/],
  ['loud', /[A-Z]{4}[^a-z]{1,20}[A-Z]{4}|!!|！！|【/],
  ['quote', /["“”„«»「」『』]/],
  ['code', /`/],
  ['question', /[?？]\s*$/],
  ['date', /\d{4}-\d{2}-\d{2}|月\d{1,2}日/],
];

export const moodNames: readonly string[] = [...spoken.map(({ name }) => name), ...shapes.map(([name]) => name)];

/** The moods of a text. Words come in small letters. */
export function moodsOf(text: string, lower: string, words: readonly string[]): string[] {
  tables ??= makeTables();
  const found = new Set<string>();
  for (const word of words) {
    const own = tables.words.get(word);
    if (own !== undefined) for (const name of own) found.add(name);
    if (word.length >= 5) {
      for (let length = 1; length <= longestEnding; length++) {
        const name = tables.endings.get(word.slice(-length));
        if (name !== undefined) found.add(name);
      }
    }
  }
  for (const [name, pattern] of tables.anywhere) if (!found.has(name) && pattern.test(lower)) found.add(name);
  for (const [name, pattern] of shapes) if (pattern.test(text)) found.add(name);
  return moodNames.filter((name) => found.has(name));
}

const longestEnding = 5;

type Tables = {
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly endings: ReadonlyMap<string, string>;
  readonly anywhere: readonly (readonly [name: string, pattern: RegExp])[];
};

let tables: Tables | null = null;

function makeTables(): Tables {
  const words = new Map<string, string[]>();
  const endings = new Map<string, string>();
  for (const mood of spoken) {
    for (const word of mood.words?.split(' ') ?? []) words.set(word, [...(words.get(word) ?? []), mood.name]);
    for (const ending of mood.endings?.split(' ') ?? []) endings.set(ending, mood.name);
  }
  const anywhere = spoken.flatMap(({ name, anywhere: stems }) =>
    stems === undefined ? [] : [[name, new RegExp(stems.replaceAll(' ', '|').replaceAll('·', ' '))] as const],
  );
  return { words, endings, anywhere };
}
