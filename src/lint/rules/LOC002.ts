import { lazyValue } from '../../workspace/lazy-value.js';
import { agentName } from '../identity/agent-name.js';
import { findRoleFile } from '../identity/find-role-file.js';
import { isSameName } from '../identity/is-same-name.js';
import { statedTones } from '../identity/stated-tones.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'LOC002',
  title: 'Rules that contradict the soul on who the agent is',
  severity: 'warning',
  confidence: 'medium',
  async checkWorkspace(workspace) {
    const soul = findRoleFile(workspace, 'soul');
    const rules = findRoleFile(workspace, 'rules');
    if (soul === null || rules === null) return [];
    return [
      ...(mayStateName.test(rules.text) ? otherNames(rules, agentName(workspace)) : []),
      ...otherTones(rules, soul),
    ];
  },
};

/** Cheap, and false for most files. */
const mayStateName =
  /[Yy]ou(?: are|['’]re)[ \t]{1,4}[*_"“]{0,3}[^\x00-@[-\x7f]|[Yy]ou are called|[Yy]our name is|Name ist|heißt|nombre es|llamas|nom est|appelles|зовут|имя|名字是|名叫|名前は/;

const statesName = lazyValue(
  () =>
    /(?<![\p{L}])(?:[Yy]ou are called|[Yy]our name is|[Dd]ein Name ist|[Dd]u heißt|[Tt]u nombre es|[Tt]e llamas|[Tt]on nom est|[Tt]u t['’]appelles|[Тт]ебя зовут|[Тт]воё имя)[ \t]{1,4}[*_"“«]{0,3}(\p{Lu}[\p{L}\p{M}'’-]{1,30})|(?<![\p{L}])[Yy]ou(?: are|['’]re)[ \t]{1,4}[*_"“]{0,3}(\p{Lu}\p{Ll}[\p{L}'’-]{1,30})(?=[*_"”]{0,3}(?:[,.—–]| -|$))|(?:你的名字是|你名叫|あなたの名前は)[ \t]{0,4}[*_"“「『]{0,3}([\p{L}\p{M}]{1,20})/gmu,
);

/** "You are Kate." in the rules when the card says another name. */
function otherNames(rules: LintDocument, name: string | null): PlacedReport[] {
  if (name === null) return [];
  for (const match of rules.text.matchAll(statesName())) {
    const stated = match[1] ?? match[2] ?? match[3] ?? '';
    const { kind } = rules.zoneAt(match.index);
    const isSpoken = kind === 'prose' || kind === 'list' || kind === 'heading';
    if (!isSpoken || isSameName(name, stated)) continue;
    return [
      {
        path: rules.path,
        start: match.index,
        end: match.index + match[0].length,
        message: 'The rules give the agent another name than its identity does. It may use either name.',
        hint: 'Leave the name to IDENTITY.md and SOUL.md, and speak of "you" here.',
      },
    ];
  }
  return [];
}

function otherTones(rules: LintDocument, soul: LintDocument): PlacedReport[] {
  const stated = statedTones(rules);
  const wanted = stated.length === 0 ? [] : statedTones(soul);
  return stated.flatMap(({ tone, start, end }): PlacedReport[] => {
    const opposite = wanted.find((other) => other.tone.of === tone.of && other.tone.is !== tone.is);
    if (opposite === undefined) return [];
    const line = soul.lines.positionAt(opposite.start).line;
    return [
      {
        path: rules.path,
        start,
        end,
        message: `This asks for ${tone.is}; line ${line} of ${soul.path} asks for ${opposite.tone.is}. The agent may follow either.`,
        hint: `Keep tone in ${soul.path}, and remove it here.`,
      },
    ];
  });
}
