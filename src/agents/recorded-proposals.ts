import type { Repository } from '../git/repository.js';
import { fileVersions } from '../history/file-versions.js';
import { parseProposals } from '../proposals/sub-agents/pending-file.js';
import type { Proposal } from '../proposals/sub-agents/proposal.js';

/**
 * The numbers of those proposals that stand as `propose` recorded them: a change by that very sub-agent brought them in, nobody has
 * altered them since, and nobody has decided on them. A file can say anything; its history is what counts.
 */
export async function findRecorded(
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
      // Settled by the first version from the end that differs, or by the one that brought it in.
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

/** Flags may come later, because later proposals bring them. */
function isUntouched({ conflictsWith: _, ...one }: Proposal, { conflictsWith: __, ...other }: Proposal): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function isProposedBy(
  { actor, approval, subject }: { actor: string | null; approval: string | null; subject: string },
  name: string,
) {
  return actor === `subagent:${name}` && approval === 'pending' && subject.startsWith('[PROPOSE] ');
}
