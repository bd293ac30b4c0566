const windowMs = 60_000;
const mostFailures = 10;

/** Counts wrong tokens, so that nobody can try many. */
export function countFailures(clock: () => Date): { readonly isOver: () => boolean; readonly add: () => void } {
  let failures: number[] = [];
  const recent = () => {
    const since = clock().getTime() - windowMs;
    failures = failures.filter((time) => time > since);
    return failures;
  };
  return { isOver: () => recent().length >= mostFailures, add: () => void recent().push(clock().getTime()) };
}
