import { linksOf } from '../links/read-links.js';
import { resolveLinkTarget } from '../links/resolve-link-target.js';
import { indexWorkspacePaths } from '../links/workspace-path-index.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import type { PlacedReport, Rule } from '../rule.js';
import { lineAround } from '../text/line-around.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'REF002',
  title: 'Missing file named in code',
  severity: 'info',
  confidence: 'medium',
  checkWorkspace: async (workspace) =>
    [...workspace.documents.values()].flatMap((document) => missingPaths(workspace, document)),
};

/** So many paths of a file are looked at; a file with more is no text for people. */
const most = 1_000;

/** Paths in code spans that the text sends the agent to, and that are nowhere. Told once per file. */
function missingPaths(workspace: LintedWorkspace, document: LintDocument): PlacedReport[] {
  if (document.load !== 'shared' && document.load !== 'private') return [];
  const { all, byName } = indexWorkspacePaths(workspace);
  const told = new Set<string>();
  const named = linksOf(document).filter(({ kind }) => kind === 'code-path');
  return named.slice(0, most).flatMap(({ target, start, end }): PlacedReport[] => {
    if (!isPlainPath(target)) return [];
    const beside = resolveLinkTarget(target, document.path);
    const above = resolveLinkTarget(`/${target.replace(/^\.\//, '')}`, document.path);
    if (beside.kind !== 'inside' || above.kind !== 'inside' || told.has(above.path)) return [];
    if (all.has(beside.path) || all.has(above.path)) return [];
    if (byName.has(target.split('/').at(-1)?.toLowerCase() ?? '') || isMadeLater(target)) return [];
    const line = lineAround(document, start);
    const isNeighbour = all.has(above.path.split('/')[0] ?? '');
    if (becomes.test(line) || !(isNeighbour || sends.test(line))) return [];
    told.add(above.path);
    return [
      {
        path: document.path,
        start,
        end,
        message: 'The text names a file that is not in the workspace.',
        hint: 'Correct the path or add the file. If the file is created later, say so beside it.',
      },
    ];
  });
}

/** With a folder and the ending of a text or a script; no pattern, no command, no web address, no other disk. */
function isPlainPath(target: string): boolean {
  if (!/^(?:\.\/)?[\w.-]{1,60}(?:\/[\w.-]{1,80}){1,8}$/.test(target)) return false;
  if (!/\.(?:md|mdc|txt|json|jsonl|ya?ml|toml|csv|py|sh|js|mjs|ts)$/i.test(target)) return false;
  return !/yyyy|mm-dd|\bxxx|foo|bar\b|example|sample|placeholder|name\b|path\/to|^[\w-]+\.[\w.-]+\//i.test(target);
}

/** Notes, logs and states that a runtime or the agent writes. */
function isMadeLater(target: string): boolean {
  return /^(?:\.\/)?(?:memory|memories|notes|logs?|tmp|temp|cache|state|data|output|out|reports?|archive|inbox|drafts|sessions?|transcripts|\.[\w-]+|node_modules|dist|build|skills?)\/|state\.json$|\.(?:log|jsonl)$|(?:^|\/)(?:MEMORY|BOOTSTRAP|HEARTBEAT|SKILL|TODO)\.md$/i.test(
    target,
  );
}

/** Words that send the reader to a file. */
const sends =
  /\b(?:read|see|load|follow|check|consult|refer|open|run|details? in|described in|documented in|siehe|lies|lesen|lee|consulta|véase|lire|voir)\b|见|参见|参考|阅读|читай|смотри|см\.|参照|読/i;

/** Words that say it may not be there yet. */
const becomes =
  /\b(?:creat\w*|writ\w*|sav\w*|add\w*|append\w*|generat\w*|produc\w*|stor\w*|log\w*|mov\w*|archiv\w*|updat\w*|optional\w*|if (?:it|they|present|exists?|available)|exists?|when present|not yet|missing|retired|deleted?|removed?|legacy|e\.g\.|for example|such as|like|template|copy|rename\w*|falls? ?back|z\. ?B\.|erstell\w*|schreib\w*|crear?|escrib\w*)\b|创建|写入|如果|保存|生成|例如|可选|создай|запиши|если|作成|保存|もし/i;
