/** Decides whether a session should save memory before its context is compacted. */
export type FlushAnswer = {
  readonly due: boolean;
  readonly reason: string;
  readonly threshold: number;
  /** What to tell the agent; null when nothing is due. */
  readonly instruction: string | null;
};

export type FlushState = {
  readonly usedTokens: number;
  readonly windowTokens: number;
  readonly reserveTokens?: number | undefined;
  readonly softTokens?: number | undefined;
  readonly transcriptBytes?: number | undefined;
  /** Compactions so far, and how many there had been at the last flush. Once per compaction is enough. */
  readonly compactions?: number | undefined;
  readonly flushedAt?: number | undefined;
};

export const flushDefaults = { reserveTokens: 20_000, softTokens: 4_000, transcriptBytes: 2 * 1024 * 1024 };

export function askFlush(
  state: FlushState,
  { dailyPath, silentReply }: { dailyPath: string; silentReply: string },
): FlushAnswer {
  const reserve = state.reserveTokens ?? flushDefaults.reserveTokens;
  const soft = state.softTokens ?? flushDefaults.softTokens;
  const threshold = Math.max(0, state.windowTokens - reserve - soft);
  const isLongTranscript = (state.transcriptBytes ?? 0) >= flushDefaults.transcriptBytes;
  const answer = (due: boolean, reason: string): FlushAnswer => ({
    due,
    reason,
    threshold,
    instruction: due ? flushInstruction(dailyPath, silentReply) : null,
  });
  if (state.flushedAt !== undefined && state.flushedAt >= (state.compactions ?? 0)) {
    return answer(
      false,
      'This part of the session was already flushed; the next flush comes after the next compaction.',
    );
  }
  if (state.usedTokens >= threshold)
    return answer(true, `${state.usedTokens} tokens are used; the flush is due from ${threshold}.`);
  if (isLongTranscript) return answer(true, 'The transcript is larger than 2 MiB.');
  return answer(false, `${state.usedTokens} of ${threshold} tokens are used.`);
}

function flushInstruction(dailyPath: string, silentReply: string): string {
  return [
    'Your context is about to be compacted. Save what a later session will need, now.',
    '',
    '1. Look back over this conversation for decisions, facts, promises, open questions and corrections that no file holds yet.',
    `2. Append each to today's notes with \`agentsoul log "…"\` (they go to ${dailyPath}), one fact at a time, with names and dates.`,
    '3. What must be known in every private session: `agentsoul remember "…" --core`.',
    '4. Write no secrets, and change no other file.',
    '',
    `Then answer with ${silentReply} and nothing else. The person does not see this turn.`,
  ].join('\n');
}
