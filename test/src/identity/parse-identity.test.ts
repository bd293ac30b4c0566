import { expect, test } from 'vitest';
import { parseIdentity } from '../../../src/identity/parse-identity.js';

type Filled = Record<string, [value: string, line: number]>;

const nothing = { name: null, creature: null, vibe: null, emoji: null, avatar: null, role: null };

function parsed(filled: Filled) {
  const fields = Object.entries(filled).map(([field, [value, line]]) => [field, { value, line }]);
  return { ...nothing, ...Object.fromEntries(fields) };
}

const cards: readonly [story: string, markdown: string, filled: Filled][] = [
  [
    'bold bullets',
    '# IDENTITY.md\n\n- **Name:** Kate\n- **Creature:** octopus\n- **Vibe:** warm but sharp\n- **Emoji:** 🐙\n- **Avatar:** avatars/kate.png\n- **Role:** research partner\n',
    {
      name: ['Kate', 3],
      creature: ['octopus', 4],
      vibe: ['warm but sharp', 5],
      emoji: ['🐙', 6],
      avatar: ['avatars/kate.png', 7],
      role: ['research partner', 8],
    },
  ],
  [
    'plain bullets of every kind',
    '- Name: Kate\n* Creature: octopus\n+ Vibe: warm\n• Role: helper\n',
    { name: ['Kate', 1], creature: ['octopus', 2], vibe: ['warm', 3], role: ['helper', 4] },
  ],
  ['the colon outside the bold', '- **Name**: Kate\n- __Vibe__: warm\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  ['label and value in one bold run', '- **Name: Kate**\n- *Vibe: warm*\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  [
    'italic and code labels',
    '- *Name:* Kate\n- _Vibe_: warm\n- `Emoji`: 🐙\n',
    { name: ['Kate', 1], vibe: ['warm', 2], emoji: ['🐙', 3] },
  ],
  ['numbered items', '1. Name: Kate\n2) **Vibe:** warm\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  ['checkboxes', '- [ ] Name: Kate\n- [x] **Vibe:** warm\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  ['lines without bullets', '**Name:** Kate\n\nVibe: warm\n', { name: ['Kate', 1], vibe: ['warm', 3] }],
  ['labels with an emoji in front', '- 🏷️ **Name:** Kate\n- 🎭 Vibe: warm\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  ['labels with a remark', '- **Name (what to call me):** Kate\n', { name: ['Kate', 1] }],
  ['no space after the colon', '- **Name:**Kate\n- Vibe:warm\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  ['no space after the bullet', '-Name: Kate\n-**Vibe:** warm\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  ['any case', '- NAME: Kate\n- **vIbE:** warm\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  ['theme as another word for vibe', '- Theme: calm sea\n', { vibe: ['calm sea', 1] }],
  [
    'values on the next line, indented',
    '- **Name:**\n  Kate\n- **Vibe:**\n\twarm but sharp\n',
    { name: ['Kate', 2], vibe: ['warm but sharp', 4] },
  ],
  [
    'values on the next line, not indented',
    '- **Name:**\nKate\n\nVibe:\nwarm\n',
    { name: ['Kate', 2], vibe: ['warm', 5] },
  ],
  [
    'an address on the next line',
    '- **Avatar:**\nhttps://example.org/kate.png\n',
    { avatar: ['https://example.org/kate.png', 2] },
  ],
  [
    'an italic hint on the next line',
    '- **Name:**\n  _(pick something you like)_\n- **Vibe:**\n  *(how do you come across?)*\n',
    {},
  ],
  ['a hint left below a value', '- **Name:** Kate\n  _(pick something you like)_\n', { name: ['Kate', 1] }],
  ['an empty label followed by another label', '- **Name:**\n- **Vibe:** warm\n', { vibe: ['warm', 2] }],
  ['an empty label followed by an unknown label', 'Name:\nBirthday: 2005\n', {}],
  ['an empty label followed by a heading', '- **Name:**\n# Vibe\n', {}],
  ['an empty label followed by a blank line', '- **Name:**\n\nKate is what they call me.\n', {}],
  ['an empty label at the end', '- **Name:**', {}],
  [
    'Windows line ends',
    '# Me\r\n\r\n- **Name:** Kate\r\n- **Vibe:**\r\n  warm\r\n',
    { name: ['Kate', 3], vibe: ['warm', 5] },
  ],
  ['a byte order mark', '\uFEFF- **Name:** Kate\n', { name: ['Kate', 1] }],
  ['duplicates: the last filled one', '- Name: Kate\n- Name: Kit\n- Name: _(pick one)_\n', { name: ['Kit', 2] }],
  [
    'a full-width colon',
    '- **Name：** 太宗\n- Vibe：务实、犀利\n- **Role**：CEO：总经理\n',
    { name: ['太宗', 1], vibe: ['务实、犀利', 2], role: ['CEO：总经理', 3] },
  ],
  [
    'Chinese labels',
    '- **名字：** 小明\n- 头像：🦞\n- 气质：温柔\n- 角色: 助手\n- 表情符号: 👑\n- 物种: 龙虾\n',
    {
      name: ['小明', 1],
      avatar: ['🦞', 2],
      vibe: ['温柔', 3],
      role: ['助手', 4],
      emoji: ['👑', 5],
      creature: ['龙虾', 6],
    },
  ],
  [
    'Japanese labels',
    '- 名前: 世凪（よなぎ）\n- 雰囲気: 静か\n- 絵文字: 🌊\n- アバター: a.png\n- 役割: 相棒\n- 生き物: 猫\n',
    {
      name: ['世凪（よなぎ）', 1],
      vibe: ['静か', 2],
      emoji: ['🌊', 3],
      avatar: ['a.png', 4],
      role: ['相棒', 5],
      creature: ['猫', 6],
    },
  ],
  [
    'Korean labels',
    '- 이름: 하나\n- 분위기: 차분함\n- 이모지: 🌸\n- 아바타: a.png\n- 역할: 조수\n- 생물: 고양이\n',
    {
      name: ['하나', 1],
      vibe: ['차분함', 2],
      emoji: ['🌸', 3],
      avatar: ['a.png', 4],
      role: ['조수', 5],
      creature: ['고양이', 6],
    },
  ],
  [
    'Russian labels',
    '- **Имя:** Катя\n- Существо: осьминог\n- Настроение: тёплое\n- Эмодзи: 🐙\n- Аватар: a.png\n- РОЛЬ: помощник\n',
    {
      name: ['Катя', 1],
      creature: ['осьминог', 2],
      vibe: ['тёплое', 3],
      emoji: ['🐙', 4],
      avatar: ['a.png', 5],
      role: ['помощник', 6],
    },
  ],
  [
    'German labels',
    '- **Name:** Käthe\n- Wesen: Krake\n- Ausstrahlung: warm\n- Profilbild: k.png\n- Rolle: Begleiterin\n',
    { name: ['Käthe', 1], creature: ['Krake', 2], vibe: ['warm', 3], avatar: ['k.png', 4], role: ['Begleiterin', 5] },
  ],
  [
    'Spanish and Portuguese labels',
    '- Nombre: Inés\n- Criatura: pulpo\n- Vibra: cálida\n- Função: ajudante\n',
    { name: ['Inés', 1], creature: ['pulpo', 2], vibe: ['cálida', 3], role: ['ajudante', 4] },
  ],
  [
    'French and Italian labels',
    '- **Nom :** Léa\n- Créature : pieuvre\n- Atmosfera: calda\n- Rôle: guide\n',
    { name: ['Léa', 1], creature: ['pieuvre', 2], vibe: ['calda', 3], role: ['guide', 4] },
  ],
  ['a family emoji', '- **Emoji:** 👩‍👩‍👧‍👦\n', { emoji: ['👩‍👩‍👧‍👦', 1] }],
  [
    'a flag, a skin tone and a keycap',
    '- Emoji: 🇨🇴\n- Avatar: 👋🏽\n- Creature: #️⃣\n',
    { emoji: ['🇨🇴', 1], avatar: ['👋🏽', 2], creature: ['#️⃣', 3] },
  ],
  ['a face made of signs', '- Emoji: (◕‿◕)\n', { emoji: ['(◕‿◕)', 1] }],
  [
    'quotes, code and emphasis around values',
    '- Name: `Kate`\n- Creature: "octopus"\n- Vibe: **warm**\n- Emoji: «🐙»\n- Role: _“helper”_\n',
    { name: ['Kate', 1], creature: ['octopus', 2], vibe: ['warm', 3], emoji: ['🐙', 4], role: ['helper', 5] },
  ],
  [
    'quotes inside values',
    '- Name: "Kate" the "Great"\n- Vibe: *warm* and *sharp*\n',
    { name: ['"Kate" the "Great"', 1], vibe: ['*warm* and *sharp*', 2] },
  ],
  [
    'links',
    '- Name: [Kate](https://example.org)\n- Avatar: ![Kate](avatars/kate.png)\n',
    { name: ['Kate', 1], avatar: ['avatars/kate.png', 2] },
  ],
  [
    'an address in angle brackets',
    '- Avatar: <https://example.org/kate.png>\n',
    { avatar: ['https://example.org/kate.png', 1] },
  ],
  [
    'real values with brackets',
    '- Name: Kate (she/her)\n- Creature: Aria [v2]\n- Vibe: (mostly) calm\n- Role: {lead} of <team> (EU)\n',
    {
      name: ['Kate (she/her)', 1],
      creature: ['Aria [v2]', 2],
      vibe: ['(mostly) calm', 3],
      role: ['{lead} of <team> (EU)', 4],
    },
  ],
  ['two brackets side by side', '- Vibe: (calm) and (kind)\n', { vibe: ['(calm) and (kind)', 1] }],
  [
    'values with colons',
    '- Vibe: warm: sharp: kind\n- Avatar: https://example.org:8080/a.png\n',
    { vibe: ['warm: sharp: kind', 1], avatar: ['https://example.org:8080/a.png', 2] },
  ],
  [
    'trailing comments',
    '- Name: Kate <!-- chosen in May -->\n- Vibe: <!-- hint --> warm\n',
    { name: ['Kate', 1], vibe: ['warm', 2] },
  ],
  ['a comment in place of a value', '- Name: <!-- pick one -->\n- Vibe: warm\n', { vibe: ['warm', 2] }],
  [
    'a comment that starts behind a value',
    '- Name: Kate <!-- was\n- Name: Kit\n-->\n- Vibe: warm\n',
    { name: ['Kate', 1], vibe: ['warm', 4] },
  ],
  ['fields inside a comment', '<!--\n- Name: Kit\n-->\n<!-- - Vibe: cold -->\n- Name: Kate\n', { name: ['Kate', 5] }],
  [
    'fields inside a code fence',
    '```md\n- Name: Kit\n```\n~~~\n- Vibe: cold\n~~~\n- Name: Kate\n',
    { name: ['Kate', 7] },
  ],
  ['fields inside an indented code block', '    - Name: Kit\n', {}],
  ['front matter', '---\nname: Template\nrole: docs\n---\n- Name: Kate\n', { name: ['Kate', 5] }],
  [
    'items below another item',
    '- **Owner:**\n  - Name: Luis\n  - Role: boss\n- **Name:** Kate\n',
    { name: ['Kate', 4] },
  ],
  ['a list that is indented as a whole', '  - Name: Kate\n  - Vibe: warm\n', { name: ['Kate', 1], vibe: ['warm', 2] }],
  [
    'unknown labels and prose',
    '- **Birthday:** 2005\nMy name: is a secret\n> Name: quoted\n# Name: heading\n| Name: | x |\n',
    {},
  ],
  ['an empty file', '', {}],
];

test.each(cards)('an identity card with %s', (_, markdown, filled) => {
  expect(parseIdentity(markdown)).toEqual(parsed(filled));
});

const hints = [
  '_(pick something)_',
  '(pick something)',
  '*(pick something)*',
  '**(pick something)**',
  '_(pick something)',
  '(pick something).',
  '_(workspace-relative path, http(s) URL, or data URI)_',
  '(e.g. 🐙)',
  '(…)',
  '()',
  '（选一个）',
  '【名字】',
  '[Your name]',
  '[ ]',
  '[x]',
  '[…]',
  '{{name}}',
  '{name}',
  '<name>',
  '<your-name>',
  `\${name}`,
  '%NAME%',
  '`{{name}}`',
  '"TODO"',
  'TODO',
  'todo',
  'TODO: pick a name',
  'TBD',
  '_(TBD)_',
  'TBA',
  'FIXME',
  'N/A',
  'n/a',
  '…',
  '...',
  '-',
  '—',
  '_',
  '___',
  '?',
  '???',
  '*',
  '.',
  'none',
  'null',
  'not set',
  'to be decided',
  'pick one',
  'Your name here',
  'YOUR_NAME',
  'e.g. Kate',
  '待定',
  '未設定',
  '미정',
  'à définir',
  'por definir',
  'не указано',
  '',
];

test.each(hints)('the hint %j counts as empty', (hint) => {
  expect(parseIdentity(`- **Name:** ${hint}\n- **Vibe:**\n  ${hint}\n`)).toEqual(nothing);
});

const values = [
  'Kate',
  'K',
  'Todd',
  'Nona',
  'Tbilisi',
  'Aria [v2]',
  '7',
  'C-3PO',
  'R2-D2',
  'A.',
  '¿Qué?',
  '太宗 (Taizong)',
  'your friendly neighbour',
  'Dashy - the one',
];

test.each(values)('the value %j stays', (value) => {
  expect(parseIdentity(`- **Name:** ${value}\n`)).toEqual(parsed({ name: [value, 1] }));
});
