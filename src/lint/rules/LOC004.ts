import { findRoleFile } from '../identity/find-role-file.js';
import { userFacts } from '../identity/user-facts.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

/** One field may be there for a reason; two are a profile of a person. */
const fewest = 2;

export const rule: Rule = {
  id: 'LOC004',
  title: 'Facts about the user outside the user file',
  severity: 'warning',
  confidence: 'medium',
  async checkWorkspace(workspace) {
    const user = findRoleFile(workspace, 'user');
    if (user === null) return [];
    const soul = findRoleFile(workspace, 'soul');
    const core = findRoleFile(workspace, 'core');
    return [...(soul === null ? [] : factsInSoul(soul, user)), ...(core === null ? [] : otherFacts(core, user))];
  },
};

function factsInSoul(soul: LintDocument, user: LintDocument): PlacedReport[] {
  const facts = userFacts(soul).filter(({ isAboutUser }) => isAboutUser);
  const [first] = facts;
  if (first === undefined || facts.length < fewest) return [];
  const lines = facts.map(({ start }) => soul.lines.positionAt(start).line).join(', ');
  return [
    {
      path: soul.path,
      start: first.start,
      end: first.end,
      message: `Lines ${lines} describe the user, not the agent. ${user.path} is for the owner only; groups also read ${soul.path}.`,
      hint: `Move them to ${user.path}.`,
    },
  ];
}

/** The same field with another value in core memory and in the user file. */
function otherFacts(core: LintDocument, user: LintDocument): PlacedReport[] {
  const facts = userFacts(core).filter(({ isAboutUser }) => isAboutUser);
  if (facts.length === 0) return [];
  const known = new Map(userFacts(user).map((fact) => [fact.field, fact.value]));
  return facts.flatMap(({ field, value, start, end }): PlacedReport[] => {
    const stated = known.get(field);
    if (stated === undefined || isSame(stated, value)) return [];
    return [
      {
        path: core.path,
        start,
        end,
        message: `The ${field} of the user differs from the one in ${user.path}. The agent reads both and has to guess.`,
        hint: `Keep it in ${user.path} only.`,
      },
    ];
  });
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [one, other].map((value) => value.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ''));
  return left === undefined || right === undefined || left.includes(right) || right.includes(left);
}
