import * as z from 'zod/mini';
import { type ErrorCode, type ErrorPage, errorCatalogue } from '../../errors/catalogue.js';
import { nearestWord } from '../../errors/nearest-word.js';
import { SoulError } from '../../errors/soul-error.js';
import { type RuleSummary, ruleCatalogue, rulePage } from '../../lint/rule-catalogue.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type Explanation =
  | { readonly errors: readonly ({ readonly code: ErrorCode } & ErrorPage)[]; readonly rules: readonly RuleSummary[] }
  | ({ readonly code: ErrorCode } & ErrorPage)
  | { readonly rule: RuleSummary; readonly page: string };

const codes = Object.keys(errorCatalogue) as readonly ErrorCode[];

/** A family of rules and a number. */
const looksLikeRule = /^[a-z]{2,5}-?\d{1,4}$/i;

export const handler = defineHandler({
  input: z.strictObject({ code: field.word }),
  async run(_, { code: asked }): Promise<Explanation> {
    if (asked === undefined)
      return { errors: codes.map((code) => ({ code, ...errorCatalogue[code] })), rules: ruleCatalogue };
    if (looksLikeRule.test(asked)) return explainRule(asked);
    const code = knownCode(asked);
    return { code, ...errorCatalogue[code] };
  },
});

function knownCode(asked: string): ErrorCode {
  const code = codes.find((known) => known === asked);
  if (code !== undefined) return code;
  const suggestion = nearestWord(asked, codes);
  throw new SoulError('usage', `There is no error code "${asked}".`, {
    hint: suggestion === null ? 'Run `agentsoul explain` to see all codes.' : `Did you mean \`${suggestion}\`?`,
  });
}

function explainRule(asked: string): Explanation {
  const rule = ruleCatalogue.find(({ id }) => id === asked.toUpperCase());
  const page = rule === undefined ? null : rulePage(rule.id);
  if (rule !== undefined && page !== null) return { rule, page };
  const suggestion = nearestWord(
    asked.toUpperCase(),
    ruleCatalogue.map(({ id }) => id),
  );
  throw new SoulError('usage', `There is no lint rule "${asked}".`, {
    hint: suggestion === null ? 'Run `agentsoul explain` to see all rules.' : `Did you mean \`${suggestion}\`?`,
  });
}
