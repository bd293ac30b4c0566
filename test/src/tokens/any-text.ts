import fc from 'fast-check';

const words = fc.constantFrom(
  ...[
    'the',
    'The',
    'NEVER',
    "don't",
    'you’re',
    'governance',
    'OpenClaw',
    '-agent',
    '/memory',
    '.md',
    '_id',
    'naïve',
    'Straße',
    'K',
  ],
  ...[
    'сегодня',
    'память',
    '記憶',
    '北京',
    '微信',
    'カタカナ',
    '한국어',
    'ქართული',
    'भाषा',
    'العربية',
    '①',
    '½',
    '12345',
    '٣٤',
  ],
  ...[
    '👨‍👩‍👧‍👦',
    '🇨🇴',
    '1️⃣',
    '🦞',
    'e\u0301',
    '\u200d',
    '\ufeff',
    '\ud800',
    '---',
    '***',
    '```',
    '<!--',
    '-->',
    '|',
    '##',
    '…',
    '—',
  ],
);
const gaps = fc.constantFrom('', ' ', '  ', '\n', '\r\n', '\n\n', '\t', ' \n', '\u00a0', '\u3000', '/', '.', "'");
const run = fc
  .tuple(fc.string({ unit: 'binary', minLength: 1, maxLength: 2 }), fc.integer({ min: 1, max: 200 }))
  .map(([unit, times]) => unit.repeat(times));
const base64 = fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes).toString('base64'));

const part = fc.oneof(
  { weight: 6, arbitrary: words },
  { weight: 6, arbitrary: gaps },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme-ascii', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 2, arbitrary: fc.stringMatching(/^[A-Za-z]{1,20}$/) },
  { weight: 1, arbitrary: run },
  { weight: 1, arbitrary: base64 },
);

/** Text of many scripts: prose, Markdown, emoji sequences, runs of one character, base64, lone surrogates. */
export const anyText = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''));
