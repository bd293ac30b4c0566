import { linksOf } from '../links/read-links.js';
import { resolveLinkTarget } from '../links/resolve-link-target.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'REF004',
  title: 'Imports in a cycle or too deep',
  severity: 'error',
  confidence: 'high',
  checkWorkspace: async (workspace) => followImports(workspace),
};

/** Runtimes that follow imports stop after this many steps. */
const deepest = 5;

type Import = { readonly from: string; readonly to: string; readonly start: number; readonly end: number };

function followImports(workspace: LintedWorkspace): PlacedReport[] {
  const imports = new Map([...workspace.documents].map(([path, document]) => [path, importsOf(workspace, document)]));
  const isImported = new Set([...imports.values()].flatMap((own) => own.map(({ to }) => to)));
  const told = new Map<Import, PlacedReport>();
  const depths = new Map<string, number>();
  const isDone = new Set<string>();
  const importers = [...imports.keys()].filter((path) => (imports.get(path) ?? []).length > 0);
  // Files that nobody imports first: what is left then is reached through a circle only.
  for (const root of [...importers].sort((one, other) => Number(isImported.has(one)) - Number(isImported.has(other)))) {
    if (isDone.has(root)) continue;
    const open = new Set<string>([root]);
    const steps = [{ path: root, next: 0 }];
    for (let step = steps.at(-1); step !== undefined; step = steps.at(-1)) {
      const found = imports.get(step.path)?.[step.next++];
      if (found === undefined) {
        open.delete(step.path);
        isDone.add(step.path);
        steps.pop();
      } else if (open.has(found.to)) told.set(found, circle(found));
      else {
        const isDeeper = steps.length > (depths.get(found.to) ?? 0);
        if (isDeeper) depths.set(found.to, steps.length);
        if (steps.length === deepest + 1) told.set(found, tooDeep(found));
        else if (isDeeper && steps.length <= deepest && (imports.get(found.to) ?? []).length > 0) {
          open.add(found.to);
          steps.push({ path: found.to, next: 0 });
        }
      }
    }
  }
  return [...told.values()];
}

function importsOf(workspace: LintedWorkspace, document: LintDocument): Import[] {
  return linksOf(document).flatMap(({ kind, target, zone, start, end }): Import[] => {
    if (kind !== 'import' || zone === 'fence' || zone === 'inline-code' || zone === 'comment') return [];
    const destination = resolveLinkTarget(target, document.path);
    if (destination.kind !== 'inside' || !workspace.documents.has(destination.path)) return [];
    return [{ from: document.path, to: destination.path, start, end }];
  });
}

function circle({ from, to, start, end }: Import): PlacedReport {
  const isOwn = from === to;
  return {
    path: from,
    start,
    end,
    message: isOwn
      ? 'The file imports itself.'
      : `The import closes a cycle: ${to} already leads here. A runtime stops at some point, and what it has read by then is undefined.`,
    hint: 'Remove one import of the cycle.',
  };
}

function tooDeep({ from, start, end }: Import): PlacedReport {
  return {
    path: from,
    start,
    end,
    message: `This import is more than ${deepest} steps away from the file that starts the chain. Runtimes stop there, and the text is silently left out.`,
    hint: 'Import the file from one nearer the start of the chain.',
  };
}
