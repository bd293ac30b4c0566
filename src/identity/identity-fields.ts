/** The fields of an identity card, in the order they are shown. */
export const identityFields = ['name', 'creature', 'vibe', 'emoji', 'avatar', 'role'] as const;

export type IdentityField = (typeof identityFields)[number];

/** How the fields are labelled when we write them. */
export const fieldLabels: Readonly<Record<IdentityField, string>> = {
  name: 'Name',
  creature: 'Creature',
  vibe: 'Vibe',
  emoji: 'Emoji',
  avatar: 'Avatar',
  role: 'Role',
};

/** The field a label stands for, whatever its case, decoration or language; null for labels of something else. */
export function fieldOfLabel(label: string): IdentityField | null {
  const folded = foldLabel(label);
  const field = identityFields.find((name) => knownLabels[name].includes(folded));
  return field ?? foldedLabels().get(folded) ?? null;
}

/** Labels people use: English, then German, Spanish, French, Portuguese, Italian, Chinese, Japanese, Russian, Korean. */
const knownLabels: Readonly<Record<IdentityField, readonly string[]>> = {
  name: ['name', 'nombre', 'nom', 'nome', '名字', '姓名', '名称', '名稱', '名前', 'なまえ', 'имя', '이름'],
  creature: [
    'creature',
    ...['wesen', 'kreatur', 'geschöpf', 'criatura', 'créature', 'creatura'],
    ...['生物', '物种', '物種', '生き物', '種族', '种族', 'существо', '생물', '종족'],
  ],
  vibe: [
    ...['vibe', 'theme'],
    ...['ausstrahlung', 'stimmung', 'vibra', 'onda', 'ambiance', 'energia', 'energía', 'atmosfera'],
    ...['气质', '氣質', '风格', '風格', '氛围', '氛圍', '雰囲気', 'вайб', 'настроение', '분위기', '바이브'],
  ],
  emoji: ['emoji', 'emoticono', 'émoji', '表情', '表情符号', '表情符號', '絵文字', 'эмодзи', '이모지'],
  avatar: ['avatar', 'profilbild', '头像', '頭像', 'アバター', 'аватар', '아바타'],
  role: ['role', 'rolle', 'rol', 'rôle', 'papel', 'função', 'ruolo', '角色', '职责', '職責', '役割', 'роль', '역할'],
};

let folded: ReadonlyMap<string, IdentityField> | null = null;

/** Folding the labels of other scripts takes time that English files need not spend. */
function foldedLabels(): ReadonlyMap<string, IdentityField> {
  folded ??= new Map(
    identityFields.flatMap((field) => knownLabels[field].map((label) => [foldLabel(label), field] as const)),
  );
  return folded;
}

/** Case, accents, a remark in parentheses and everything around the words do not matter. */
function foldLabel(label: string): string {
  if (/^[\x00-\x7f]*$/.test(label))
    return label
      .replace(/\([^)]*\)/g, '')
      .replace(/^[^a-z]+|[^a-z]+$/gi, '')
      .toLowerCase();
  return label
    .normalize('NFKD')
    .replace(/\([^)]*\)/g, '')
    .replace(/\p{M}/gu, '')
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .toLowerCase();
}
