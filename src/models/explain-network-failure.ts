/** What happened to a request that failed on its way. Fetch hides it behind "fetch failed". */
export function explainNetworkFailure(failure: unknown): string {
  const cause = failure instanceof Error ? failure.cause : undefined;
  if (cause instanceof Error && 'code' in cause && typeof cause.code === 'string') return cause.code;
  return failure instanceof Error ? failure.message : String(failure);
}
