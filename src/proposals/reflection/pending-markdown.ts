import type { PendingChange, PendingProposal } from './pending-reflection.js';
import type { ChangeKind } from './proposed-change.js';
import type { SectionEdit } from './section-edit.js';

const parts: readonly { readonly title: string; readonly kinds: readonly ChangeKind[]; readonly none: string }[] = [
  { title: '🧠 New Knowledge Extracted', kinds: ['fact', 'procedure'], none: 'Nothing new this time' },
  { title: '🔗 New Connections', kinds: ['edge', 'merge'], none: 'None this time' },
  { title: '📦 Proposed Archival', kinds: ['archive'], none: 'Nothing this time' },
  { title: '⚠️ Contradictions Detected', kinds: ['contradiction'], none: 'None this time' },
  { title: '✏️ Core Memory Changes', kinds: ['core', 'user'], none: 'None this time' },
  { title: '🌱 Philosophical Evolution', kinds: ['evolution'], none: 'Nothing new this time' },
  { title: '❓ Questions for You', kinds: ['question'], none: 'None this time' },
];

/** `pending-reflection.md`: the proposal as people read it. Generated from the side file only, so that both always match. */
export function formatPendingText(proposal: PendingProposal): string {
  const { day, number, tokens, processed, next, changes, guidance, notes, answeredBy } = proposal;
  const sections = parts.flatMap(({ title, kinds, none }) => {
    const own = changes.filter(({ kind }) => kinds.includes(kind));
    const advice = kinds.includes('evolution') ? guidance.map((line) => `_${oneLine(line)}_`) : [];
    const said = own.length === 0 && advice.length === 0 ? [`- ${none}`] : [...advice, ...own.map(describeChange)];
    return [`## ${title}`, '', said.join('\n\n'), ''];
  });
  const read = [
    counted(processed.episodes, 'episode', 'episodes'),
    counted(processed.entities, 'entity', 'entities'),
    counted(processed.procedures, 'procedure', 'procedures'),
  ];
  return `${[
    `# Reflection Summary — ${day}`,
    '',
    ...sections,
    '---',
    '',
    `**Reflection #**: ${number}`,
    ...(answeredBy === null ? [] : [`**Proposed by**: ${oneLine(answeredBy)} and the rules`]),
    `**Token budget used**: ${tokens.used.toLocaleString('en-US')} / ${tokens.limit.toLocaleString('en-US')}`,
    `**Memories processed**: ${read.join(', ')}`,
    `**Reflections reviewed**: ${counted(processed.reflections, 'past reflection', 'past reflections')}`,
    `**Next scheduled reflection**: ${next ?? 'none'}`,
    ...notes.flatMap((note) => ['', `> Note: ${oneLine(note)}`]),
    '',
    '> Nothing is applied without your approval. Use `agentsoul reflect approve`, `agentsoul reflect approve --only 1,3`,',
    '> `agentsoul reflect approve --except 2` or `agentsoul reflect reject`. Editing this file has no effect.',
  ].join('\n')}\n`;
}

function describeChange({ n, kind, summary, evidence, edits }: PendingChange): string {
  const sources =
    evidence.length === 0 ? [] : [`   Evidence: ${evidence.map((id) => `\`${oneLine(id)}\``).join(', ')}`];
  const said = [`${n}. ${oneLine(summary)}`, ...sources];
  if (kind === 'question') return said.join('\n');
  return [...said, '', ...edits.flatMap(diffLines).map((line) => `   ${line}`.trimEnd())].join('\n');
}

/** An edit as a diff of the section it changes. */
export function diffLines(edit: SectionEdit): string[] {
  const lines = changedLines(edit);
  const longest = Math.max(2, ...lines.map((line) => /`+/.exec(line)?.[0].length ?? 0));
  const fence = '`'.repeat(longest + 1);
  return [`${fence}diff`, ...lines, fence];
}

function changedLines(edit: SectionEdit): string[] {
  switch (edit.do) {
    case 'create':
      return [`# new file ${edit.path}`, ...edit.content.trimEnd().split('\n').map(added)];
    case 'add':
      return [placeOf(edit.path, edit.section), ...edit.lines.map(added)];
    case 'replace':
      return [placeOf(edit.path, edit.section), ...edit.before.map(removed), ...edit.after.map(added)];
    case 'archive':
      return [`# archive ${edit.id} in ${edit.path}`];
    case 'merge':
      return [`# merge ${edit.drop} into ${edit.keep}`];
    case 'commit':
      return [`# commit proposal #${edit.proposal} of sub-agent ${oneLine(edit.from)}`, added(oneLine(edit.text))];
    default:
      return edit satisfies never;
  }
}

function placeOf(path: string, section: readonly string[]): string {
  return `# ${[path, ...section].map(oneLine).join(' › ')}`;
}

function added(line: string): string {
  return `+ ${line}`;
}

function removed(line: string): string {
  return `- ${line}`;
}

/** Text from memories or a model cannot break its line. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}
