import type { Repository } from '../git/repository.js';
import { fileVersions } from '../history/file-versions.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';
import { parseProposals } from '../proposals/sub-agents/proposals-file.js';

/**
 * The numbers of proposals that are unmodified since `propose` recorded them: committed by that sub-agent, not altered since, and not
 * decided. A file can say anything; only its history counts.
 */
export async function findUnalteredProposals(
  repository: Repository | null,
  path: string,
  proposals: readonly Proposal[],
): Promise<ReadonlySet<number>> {
  if (repository === null || proposals.length === 0) return new Set();
  const versions = await fileVersions(repository, path);
  const open = new Map(proposals.map((proposal) => [proposal.number, proposal]));
  const recorded = new Set<number>();
  for (const [index, { change, content }] of versions.entries()) {
    const after = byNumber(content);
    const before = byNumber(versions[index + 1]?.content ?? null);
    for (const [number, proposal] of open) {
      const known = after.get(number);
      if (known !== undefined && isUntouched(known, proposal) && before.has(number)) continue;
      // Decided by the latest version that differs, or by the one that added it.
      open.delete(number);
      const isBrought = known !== undefined && isUntouched(known, proposal);
      if (isBrought && isProposedBy(change, proposal.from)) recorded.add(number);
    }
    if (open.size === 0) break;
  }
  return recorded;
}

function byNumber(content: Buffer | null): ReadonlyMap<number, Proposal> {
  const proposals = content === null ? [] : parseProposals(content.toString('utf8'));
  return new Map(proposals.map((proposal) => [proposal.number, proposal]));
}

/** Flags may be added later by other proposals. */
function isUntouched({ conflictsWith: _, ...one }: Proposal, { conflictsWith: __, ...other }: Proposal): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isProposedBy(
  { actor, approval, subject }: { actor: string | null; approval: string | null; subject: string },
  name: string,
) {
  return actor === `subagent:${name}` && approval === 'pending' && subject.startsWith('[PROPOSE] ');
}
