import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport } from '../rule.js';
import type { Sentence } from '../text/sentences.js';
import { hitsOf, isDenied, speaksOf } from './read-sentence.js';
import { warnsPlainly } from './stance.js';

/**
 * The three things that together let a stranger's text carry private data away: the agent reads private files, takes in pages or
 * mails, and sends messages by itself. One finding for a workspace whose rules ask for all three and nowhere for approval.
 */
export function findTrifecta({ documents }: LintedWorkspace): PlacedReport[] {
  const rules = [...documents.values()].filter(
    ({ role }) => role === 'rules' || role === 'heartbeat' || role === 'tools',
  );
  const sentences = rules.flatMap((document) => document.sentences.filter(({ origin }) => origin === 'plain'));
  // What a sentence looks like is quicker to tell than what it speaks of.
  const orders = (shape: RegExp) =>
    sentences.filter((sentence) => shape.test(sentence.text) && !speaksOf(sentence, 'negation', 'reported', 'other'));
  const path = rules[0]?.path;
  if (path === undefined || orders(privateFiles).length === 0) return [];
  if (!orders(strangers).some((sentence) => does(sentence, ['fetch', 'read']))) return [];
  if (!orders(receivers).some((sentence) => does(sentence, ['send']))) return [];
  if (sentences.some(asksForApproval)) return [];
  return [
    {
      path,
      message:
        'The rules let the agent read private files, take in strangers’ texts and send messages, and nowhere ask for approval.',
      hint: 'Add a rule such as: "Ask before sending anything to anybody."',
    },
  ];
}

const privateFiles = /\b(?:USER|MEMORY)\.md\b/;
const receivers = /https?:\/\/|@|\b(?:mail|e-?mail|webhook|slack|telegram|discord|tweet)\b/i;
const strangers = /https?:\/\/|\b(?:web ?pages?|websites?|e-?mails?|inbox|rss|feeds?|search results|attachments?)\b/i;

/** Everyday words such as `pattern` or `noticed` ask for nothing. */
function asksForApproval(sentence: Sentence): boolean {
  if (!speaksOf(sentence, 'defensive')) return false;
  return warnsPlainly(sentence.text, sentence.hits) || approval.test(sentence.text);
}

const approval =
  /approv|confirm|permission|\bcheck with|freigabe|zustimm|bestätig|confirm|permiso|aprob|подтвержд|разреш|确认|批准|承認|確認/i;

function does(sentence: Sentence, concepts: readonly ('fetch' | 'read' | 'send')[]): boolean {
  return hitsOf(sentence, ...concepts).some((hit) => !isDenied(sentence, hit));
}
