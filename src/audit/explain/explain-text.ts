import type { Finding } from '../../lint/finding.js';
import { changedLines } from './changed-lines.js';
import { findLostBoundaries } from './find-lost-boundaries.js';

type Versions = { readonly before: string; readonly after: string; readonly at: Date };

/** What a change to a text means for an agent that follows it, as sentences. Quotes nothing from the text. */
export async function explainText({ before, after, at }: Versions): Promise<string[]> {
  const lines = changedLines(before, after);
  const { gone, softened } = findLostBoundaries(lines);
  const risks = await newRisks({ before, after, at });
  const has = (pattern: RegExp) => risks.some(({ ruleId }) => pattern.test(ruleId));
  const added = lines.added.join('\n');
  const sentences = [
    gone > 0 && `${gone === 1 ? 'A boundary was' : `${gone} boundaries were`} removed.`,
    softened > 0 && `${softened === 1 ? 'A boundary was' : `${softened} boundaries were`} softened.`,
    has(/^(INJ|IDN004|EXF002|HID007|HID011|HID012)/) && 'Instructions to the agent were added.',
    has(/^HID00[1-6]|^HID008|^HID010/) && 'Hidden characters or hidden text were added.',
    has(/^HID009/) && 'Encoded text was added.',
    (has(/^EXF/) || newHosts(before, after).length > 0) && urlSentence(newHosts(before, after)),
    has(/^EXE/) && 'A command that runs third-party code was added.',
    has(/^SEC/) && 'A secret was added.',
    (has(/^INJ00[47]/) || permission.test(added)) && 'A phrase that grants permission was added.',
  ].filter((sentence) => typeof sentence === 'string');
  return [countLines(lines), ...new Set(sentences)];
}

function countLines({ removed, added }: ReturnType<typeof changedLines>): string {
  const count = (number: number) => `${number} ${number === 1 ? 'line' : 'lines'}`;
  if (added.length === 0 && removed.length === 0) return 'Only spacing or the order of lines changed.';
  return `${count(added.length)} added, ${count(removed.length)} removed.`;
}

/** What is explained are files that an agent follows, personas among them, whatever they are called. */
const judgedAs = 'SOUL.md';
const risky = ['INJ', 'HID', 'EXF', 'EXE', 'SEC', 'IDN004'];

/** New findings of the linter. */
async function newRisks({ before, after, at }: Versions): Promise<Finding[]> {
  const { lintText } = await import('../../lint/lint-workspace.js');
  // The fast start-up bundle does not include the linter.
  if (lintText === undefined) return [];
  const find = async (text: string) =>
    text === '' ? [] : (await lintText(text, { path: judgedAs, at, provenance: 'changed', only: risky })).findings;
  const known = new Map<string, number>();
  for (const { ruleId } of await find(before)) known.set(ruleId, (known.get(ruleId) ?? 0) + 1);
  return (await find(after)).filter(({ ruleId }) => {
    const left = known.get(ruleId) ?? 0;
    if (left > 0) known.set(ruleId, left - 1);
    return left === 0;
  });
}

const permission =
  /\b(without (asking|approval|confirmation|permission)|no need to (ask|confirm)|(don['’]?t|do not|never) (ask|wait) (for|first|before)|(you may|you are|you're|is|are) (now )?(allowed|permitted|free|authori[sz]ed) to|pre-?approved|has (already )?(approved|permission)|(you|the agent|it) (may|can) (now |freely |always |also )*(share|send|give|hand|tell|show|reveal|forward|post|run|execute|install|delete|pay|buy|spend|transfer|access|ignore|skip|bypass))\b/i;

function newHosts(before: string, after: string): string[] {
  const known = new Set(hostsIn(before));
  return [...new Set(hostsIn(after))].filter((host) => !known.has(host));
}

function hostsIn(text: string): string[] {
  return [...text.matchAll(/\bhttps?:\/\/([\w.-]{1,200})/gi)].map(([, host = '']) => host.toLowerCase());
}

function urlSentence(hosts: readonly string[]): string {
  if (hosts.length === 0) return 'A way to send data elsewhere was added.';
  const shown = hosts.slice(0, 3).join(', ');
  return `${hosts.length === 1 ? 'A new address was' : `${hosts.length} new addresses were`} added: ${shown}.`;
}
