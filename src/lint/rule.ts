import type { Role } from '../roles/roles.js';
import type { Confidence, Severity } from './finding.js';
import type { LintedWorkspace } from './linted-workspace.js';
import type { LintDocument } from './text/lint-document.js';
import type { Sentence } from './text/sentences.js';

export const families = [
  'BUD',
  'LOC',
  'IDN',
  'MEM',
  'REF',
  'HID',
  'INJ',
  'EXE',
  'EXF',
  'SEC',
  'PII',
  'INT',
  'META',
] as const;

export type Family = (typeof families)[number];

/** One check. Its page `<id>.md` lies beside it, and its fixture in test/src/lint/rules. */
export type Rule = {
  /** Family and number: `HID001`. */
  readonly id: `${Family}${string}`;
  /** A few words, a noun first, no full stop. */
  readonly title: string;
  /** What a finding counts before role, zone and stance are looked at. */
  readonly severity: Severity;
  readonly confidence: Confidence;
  /** Attacks and leaks: never silenced from inside a workspace file. The number is SARIF's security-severity, 0 to 10. */
  readonly security?: number;
} & (FileRule | SentenceRule | WorkspaceRule);

/** Looks at one file. */
type FileRule = { readonly checkFile: (document: LintDocument) => Iterable<Report> };

/** Looks at one sentence at a time, of the text as it stands and of what hides in it. The engine walks through them once for all rules. */
type SentenceRule = {
  readonly checkSentence: (sentence: Sentence, document: LintDocument) => Report | null;
  /** Numbers of concepts. A sentence that does not speak of all of them is passed over. */
  readonly needs?: readonly number[];
};

/** Looks at all files together, at their history or at the folder. */
type WorkspaceRule = { readonly checkWorkspace: (workspace: LintedWorkspace) => Promise<Iterable<PlacedReport>> };

/** What a rule says about a place in a file. The engine adds position, excerpt and fingerprint. */
export type Report = {
  /** Offsets into the text of the document. */
  readonly start: number;
  readonly end: number;
  readonly message: string;
  readonly hint?: string;
  /** In place of the severity that the engine would work out. */
  readonly severity?: Severity;
  readonly confidence?: Confidence;
  readonly scope?: string;
  /** In place of a worse severity where nothing tells that the text is new: what has stood in the file may be the owner's. */
  readonly severityIfStanding?: Severity;
  /** A secret: the excerpt shows it masked. */
  readonly isSecret?: boolean;
  readonly fix?: Fix;
};

/** A report of a workspace rule names its file; without a place it is about the whole file, and points at its first line. */
export type PlacedReport = Omit<Report, 'start' | 'end'> & {
  readonly path: string;
  readonly start?: number;
  readonly end?: number;
};

export type Fix = {
  /** Safe: the meaning for a reader stays as it is. Others are applied with `--unsafe` only. */
  readonly safe: boolean;
  readonly description: string;
  readonly edits: readonly TextEdit[];
};

/** Offsets into the text of the document. */
export type TextEdit = { readonly start: number; readonly end: number; readonly replacement: string };

export function familyOf(ruleId: string): Family {
  const family = families.find((name) => ruleId.startsWith(name));
  if (family === undefined) throw new Error(`${ruleId} does not belong to a rule family.`);
  return family;
}

/** Files an agent writes by itself, without a person looking at each line. */
export function isAgentWritten(role: Role | null, path: string): boolean {
  return role === null ? path.startsWith('memory/') : agentWritten.has(role);
}

const agentWritten = new Set<Role>([
  'core',
  'daily',
  'dreams',
  'graph',
  'procedures',
  'vault',
  'meta',
  'rooms',
  'transcripts',
  'wiki',
  'user',
]);
