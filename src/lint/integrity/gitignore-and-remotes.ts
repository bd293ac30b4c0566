/** Whether a .gitignore keeps transcripts or sessions out. */
export function ignoresTranscripts(gitignore: string): boolean {
  return gitignore
    .split('\n')
    .some((line) => /^(?:\*\*\/|\/)?(?:transcripts|sessions)(?:\/\*{0,2})?$|^\*\.jsonl$|^\*$/.test(line.trim()));
}

/** The host of a remote where anybody may hold a public repository; null for others. Never the whole address: it may hold a password. */
export function publicHost(remote: string): string | null {
  const host = /^(?:[a-z+]{1,10}:\/\/)?(?:[^@/\s]{0,200}@)?([a-z0-9.-]{1,200})(?=[:/])/i
    .exec(remote.slice(0, 600))?.[1]
    ?.toLowerCase();
  return host === undefined
    ? null
    : (publicHosts.find((known) => host === known || host.endsWith(`.${known}`)) ?? null);
}

const publicHosts = ['github.com', 'gitlab.com', 'bitbucket.org', 'codeberg.org', 'sr.ht', 'gitee.com'];
