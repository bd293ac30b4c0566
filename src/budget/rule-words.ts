/** Words that mark rules. They only decide what is kept longest when space is short. */
type RuleWords = {
  /** Words of headings whose sections say what the agent may never do. */
  readonly limits: string;
  /** Words of a rule. */
  readonly rules: string;
};

/** Languages that divide words: English, German, Spanish, French, Russian. The words are matched whole. */
const spaced: readonly RuleWords[] = [
  {
    limits:
      'limit, limits, boundary, boundaries, safety, security, privacy, red line, red lines, never, forbidden, guardrail, guardrails, non-negotiable, non-negotiables, off limits, must not, do not',
    rules:
      "must, never, always, do not, don't, shall, may not, cannot, can't, won't, required, forbidden, refuse, unless, ask before",
  },
  {
    limits:
      'grenze, grenzen, sicherheit, datenschutz, rote linie, rote linien, verbote, verboten, niemals, tabu, tabus',
    rules: 'muss, musst, müssen, darf nicht, darfst nicht, dürfen nicht, nie, niemals, immer, stets, verboten',
  },
  {
    limits: 'límite, límites, seguridad, privacidad, línea roja, líneas rojas, nunca, prohibido, prohibiciones',
    rules: 'debe, debes, deben, nunca, jamás, siempre, prohibido, obligatorio, no puede, no puedes',
  },
  {
    limits:
      'limite, limites, sécurité, confidentialité, ligne rouge, lignes rouges, jamais, interdit, interdits, interdictions',
    rules: 'doit, dois, doivent, devez, jamais, toujours, interdit, obligatoire, ne pas, ne peut pas, ne peux pas',
  },
  {
    limits: 'границы, ограничения, безопасность, приватность, красные линии, запреты, запрещено, никогда',
    rules: 'должен, должна, должны, нельзя, никогда, всегда, запрещено, обязан, обязана, обязательно',
  },
];

/** Languages that do not divide words: Chinese, Japanese. The words are matched anywhere. */
const unspaced: readonly RuleWords[] = [
  {
    limits: '边界, 邊界, 界限, 底线, 底線, 红线, 紅線, 安全, 限制, 隐私, 隱私, 禁止, 绝不, 絕不',
    rules: '必须, 必須, 不得, 禁止, 绝不, 絕不, 永远, 永遠, 不要, 不能, 始终, 始終, 务必, 務必, 切勿',
  },
  {
    limits: '境界, 制限, 限界, 安全, プライバシー, レッドライン, 禁止, 禁則',
    rules:
      '必ず, 決して, 絶対に, 常に, 禁止, してはいけない, してはならない, しないこと, しなければならない, しないでください',
  },
];

export function namesLimits(heading: string): boolean {
  return patternOf('limits').test(plain(heading));
}

export function statesRule(text: string): boolean {
  return patternOf('rules').test(plain(text));
}

const patterns = new Map<keyof RuleWords, RegExp>();

/** Made for the first text that does not fit. */
function patternOf(kind: keyof RuleWords): RegExp {
  const known = patterns.get(kind);
  if (known !== undefined) return known;
  const whole = spaced.flatMap((words) => words[kind].split(', '));
  const anywhere = unspaced.flatMap((words) => words[kind].split(', '));
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${whole.join('|')})(?![\\p{L}\\p{N}])|${anywhere.join('|')}`, 'u');
  patterns.set(kind, made);
  return made;
}

function plain(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ');
}
