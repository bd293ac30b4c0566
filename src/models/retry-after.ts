type RetryHeaders = { readonly retryAfter: string | null | undefined; readonly date: string | null | undefined };

/** How long a server asks to wait before the next try, in milliseconds; null where it does not say. */
export function retryAfterMs({ retryAfter, date }: RetryHeaders): number | null {
  const asked = retryAfter?.trim() ?? '';
  if (/^\d+(\.\d+)?$/.test(asked)) return Number(asked) * 1_000;
  // The date uses the provider's clock, as does the time of its answer.
  const askedMs = Date.parse(asked) - Date.parse(date ?? '');
  return Number.isNaN(askedMs) ? null : Math.max(0, askedMs);
}
