import { randomBytes } from 'node:crypto';

/** What a first call of `forget` showed. The second call may take out only that. */
export type ForgetPlan = {
  readonly query: string;
  readonly permanent: boolean;
  /** What certainly matches. */
  readonly certain: readonly string[];
  /** Close to it, and kept unless named. */
  readonly related: readonly string[];
};

export type ForgetPlans = {
  /** Keeps a plan and gives back the token that stands for it. */
  readonly keep: (plan: ForgetPlan) => string;
  /** The plan of a token; undefined once it is used, too old or of another process. */
  readonly find: (token: string) => ForgetPlan | undefined;
  readonly drop: (token: string) => void;
  /** Notes that the person was asked about it, and tells whether that had been noted before. */
  readonly ask: (token: string) => boolean;
};

const lifeMs = 15 * 60_000;
const maxPlans = 100;

/** Kept in the memory of the process: a plan that outlives it would be about another state of the files. */
export function rememberForgetPlans(clock: () => Date): ForgetPlans {
  const plans = new Map<string, { readonly plan: ForgetPlan; readonly until: number }>();
  const asked = new Set<string>();
  return {
    keep(plan) {
      const token = randomBytes(9).toString('base64url');
      const [oldest] = plans.keys();
      if (plans.size >= maxPlans && oldest !== undefined) plans.delete(oldest);
      plans.set(token, { plan, until: clock().getTime() + lifeMs });
      return token;
    },
    find(token) {
      const kept = plans.get(token);
      return kept === undefined || kept.until < clock().getTime() ? undefined : kept.plan;
    },
    drop(token) {
      plans.delete(token);
      asked.delete(token);
    },
    ask(token) {
      const wasAsked = asked.has(token);
      asked.add(token);
      return wasAsked;
    },
  };
}
