/** The types of things that a question describes by what they do: "the company that uses Kafka". */
export function describedTypes(question: string): readonly string[] {
  const lower = question.toLowerCase();
  return described.filter(({ pattern }) => pattern.test(lower)).map(({ type }) => type);
}

const described = [
  ['organisation', 'company|firm|employer|organi[sz]ation|startup|team|school|bank|club'],
  ['person', 'person|man|woman|one|friend|colleague|guy|people'],
  ['place', 'place|city|town|country|village'],
  ['project', 'project|product|app|service'],
  ['tool', 'tool|program|library|database|app'],
].map(([type = '', words = '']) => ({
  type,
  pattern: new RegExp(`\\bthe (?:${words}) (?:that|which|who|whom|where|whose|in which|for which|for whom)\\b`),
}));
