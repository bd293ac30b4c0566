/** What a directive wants: the thing, and whether it is wanted or not. */
export type Wish = { readonly object: string; readonly isWanted: boolean };

/** Reads `Prefer X`, `Never use X`, `Prefer X over Y`. Empty when the text is no plain directive. */
export function wishesOf(text: string): Wish[] {
  const plain = text
    .replace(/<!--[^>]{0,400}-->/g, ' ')
    .replace(/[*_`"“”]/g, '')
    .trim();
  if (plain.length > longest) return [];
  for (const { pattern, isWanted } of beginnings) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const rest = plain.slice(match[0].length);
    const [chosen = '', other] = isWanted ? rest.split(insteadOf) : [rest];
    return [
      { object: normalise(chosen), isWanted },
      ...(other === undefined ? [] : [{ object: normalise(other), isWanted: false }]),
    ].filter(({ object }) => object !== '' && object.split(' ').length <= mostWords);
  }
  const verbLast = endings.find(({ pattern }) => pattern.test(plain));
  if (verbLast === undefined) return [];
  const object = normalise(plain.replace(verbLast.pattern, ''));
  return object === '' ? [] : [{ object, isWanted: verbLast.isWanted }];
}

const longest = 160;
const mostWords = 8;
const insteadOf = / (?:over|rather than|instead of|statt|anstatt|en lugar de|plutôt que|вместо) /i;

const subject = '(?:(?:the )?(?:user|owner|human|he|she|they|i)\\s+)?';

/** The negative ones first: `do not use` begins like nothing else, but `不喜欢` ends like `喜欢`. */
const beginnings = [
  {
    isWanted: false,
    pattern: new RegExp(
      `^${subject}(?:never|avoids?|do not|don['’]t|does not|doesn['’]t|dislikes?|hates?|nie(?:mals)?|vermeide[nt]?|nunca|evita[r]?|evite[rz]?|ne jamais|jamais|никогда не|избега(?:й|ть|ет)|не используй)\\s+`,
      'i',
    ),
  },
  { isWanted: false, pattern: /^(?:不要|从不|從不|避免|不喜欢|不喜歡|禁止|切勿|别)/ },
  {
    isWanted: true,
    pattern: new RegExp(
      `^${subject}(?:prefers?|always|likes?|use|bevorzug(?:e|en|t)|immer|siempre|prefier[eo]|préfère|toujours|sempre|prefere|всегда|предпочита(?:й|ть|ет)|используй)\\s+`,
      'i',
    ),
  },
  { isWanted: true, pattern: /^(?:偏好|喜欢|喜歡|总是|總是|优先使用|優先使用|始终)/ },
];

/** Languages that put the verb last. */
const endings = [
  { isWanted: false, pattern: /(?:を使わない|を避ける|は使わない|が嫌い|を使わないでください)。?$/ },
  { isWanted: true, pattern: /(?:を使う|を好む|が好き|を使ってください)。?$/ },
];

/** Two spellings of one thing become one: no articles, no verb of use, no full stop. */
function normalise(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.!。！;；,，]+$/u, '')
    .replace(/^(?:to )?(?:using|use|uses|used|nutze|verwende|usar|uses|utiliser|использовать|使用|用)\s*/u, '')
    .replace(/^(?:the|a|an|der|die|das|el|la|los|las|le|les)\s+/u, '')
    .replace(/\s+/g, ' ')
    .trim();
}
