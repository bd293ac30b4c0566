import { lazyValue } from '../../workspace/lazy-value.js';

/**
 * Ways to say that nobody need approve any more without ordering anything. They may be the owner's own words, so they are
 * worth a look rather than an error.
 */
export function findWaiver(text: string): { start: number; end: number } | null {
  if (!telltale.test(text)) return null;
  const lower = text.toLowerCase();
  for (const { says, pattern } of waivers) {
    const match = says.some((words) => lower.includes(words)) ? pattern().exec(text) : null;
    if (match !== null) return { start: match.index, end: match.index + match[0].length };
  }
  return null;
}

const telltale =
  /approv|confirm|permission|consent|sign-?off|prompt|limit|red line|boundar|restriction|freigabe|genehmigung|bestätigung|zustimmung|rückfrage|nachfrage|aprobaci|confirmaci|permiso|assume yes/i;

const approvals = '(?:approvals?|confirmations?|permissions?|consents?|sign-?offs?)';

/** `says` are words of which one is in whatever a pattern finds: compiling it takes longer than looking for them. */
const waivers: readonly { readonly says: readonly string[]; readonly pattern: () => RegExp }[] = [
  {
    says: ['assume '],
    pattern: lazyValue(
      () => /(?<!\b(?:not|never|don['’]t) )\bassume (?:yes|(?:the )?(?:approval|consent|permission|confirmation))\b/i,
    ),
  },
  {
    says: ['given', 'granted', 'implied', 'assumed', 'presumed', 'waived'],
    pattern: lazyValue(
      () =>
        new RegExp(
          `\\b${approvals} (?:is|are|count as|counts as) (?:always |already |generally |automatically |permanently )?(?:given|granted|implied|assumed|presumed|waived)\\b(?! (?:by|when|only|after|if|per))`,
          'i',
        ),
    ),
  },
  {
    says: [' for ', ' on behalf of', ' in the name of', ' automatically', ' with yes'].flatMap((end) =>
      ['answered', 'accepted', 'confirmed', 'approved'].map((verb) => verb + end),
    ),
    pattern: lazyValue(
      () =>
        /\b(?:security|permission|approval|confirmation|consent) (?:prompts?|dialogs?|requests?|questions?) (?:is|are|get|can be) (?:always |automatically )?(?:answered|accepted|confirmed|approved) (?:for|on behalf of|in the name of|automatically|with yes)\b/i,
    ),
  },
  {
    says: [
      ...['historical', 'advisory', 'optional', 'informational', 'outdated', 'suggestions'],
      ...['no longer binding', 'no longer in force', 'for reference only'],
    ],
    pattern: lazyValue(
      () =>
        /\b(?:limits|hard limits|red lines|boundaries|restrictions|safeguards)(?: \w{1,12}){0,4} (?:is|are) (?:now |only |merely |just )?(?:historical|advisory|optional|informational|outdated|suggestions|no longer (?:binding|in force)|for reference only)\b/i,
    ),
  },
  {
    says: ['gelten', 'gilt'],
    pattern: lazyValue(
      () =>
        /(?:freigaben?|genehmigungen?|zustimmung(?:en)?|bestätigungen?) (?:gelten|gilt) (?:als erteilt|pauschal|generell|automatisch|dauerhaft|immer)/i,
    ),
  },
  {
    says: ['entfallen', 'entfällt'],
    pattern: lazyValue(() => /(?:nachfragen?|rückfragen?|freigaben?|bestätigungen?) (?:entfallen|entfällt)(?! nicht)/i),
  },
  {
    says: ['se da', 'queda'],
    pattern: lazyValue(
      () =>
        /\b(?:las? )?(?:aprobaci(?:ón|ones)|confirmaci(?:ón|ones)|permisos?) (?:se dan?|queda[n]?) (?:siempre )?por (?:concedid|hech|aprobad|dad)[oa]s?/i,
    ),
  },
];
