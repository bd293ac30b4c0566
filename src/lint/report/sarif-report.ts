import { maskQuoted } from '../../secrets/mask-credentials.js';
import type { Finding } from '../finding.js';
import type { LintReport, Unreadable } from '../lint-workspace.js';
import type { RuleSummary } from '../rule-catalogue.js';
import { escapeJsonOutput } from './escape-output.js';

/** Text to put in place of a region. Positions are those of findings; the end is the first character behind it. */
export type Replacement = {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly text: string;
};

export type SarifOptions = {
  /** Of this program. */
  readonly version: string;
  readonly rules: readonly RuleSummary[];
  /** The page of a rule, in Markdown. */
  readonly pageOf: (ruleId: string) => string | null;
  /** What would fix a finding. */
  readonly replacementsOf?: (finding: Finding) => readonly Replacement[];
  /** From a path of the report to one from the root of the repository, which is where readers of a log look for files. */
  readonly pathFromRoot?: (path: string) => string;
  /** Where the pages of rules can be read, without the name of the rule. */
  readonly pagesUri?: string;
};

/** A SARIF 2.1.0 log with a single run: GitHub refuses several of one tool. */
export function sarifReport(report: LintReport, options: SarifOptions): string {
  const usedIds = new Set(report.findings.map(({ ruleId }) => ruleId));
  const rules = options.rules.filter(({ id }) => usedIds.has(id));
  const indexes = new Map(rules.map(({ id }, index) => [id, index]));
  const run = {
    tool: {
      driver: {
        name: 'agentsoul',
        version: options.version,
        semanticVersion: options.version,
        rules: rules.map((rule) => descriptorOf(rule, options)),
      },
    },
    invocations: [
      {
        executionSuccessful: report.unreadable.length === 0,
        ...(report.unreadable.length > 0 && {
          toolExecutionNotifications: report.unreadable.map((one) => notificationOf(one, options)),
        }),
      },
    ],
    columnKind: 'unicodeCodePoints',
    results: report.findings.map((finding) => resultOf(finding, { ...options, index: indexes.get(finding.ruleId) })),
    properties: { profile: report.profile, checked: report.checked, suppressed: report.suppressed },
  };
  return `${escapeJsonOutput({ $schema: schemaUri, version: '2.1.0', runs: [run] })}\n`;
}

const schemaUri = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
const levels = { error: 'error', warning: 'warning', info: 'note' } as const;
const problemSeverities = { error: 'error', warning: 'warning', info: 'recommendation' } as const;

function descriptorOf(rule: RuleSummary, { pageOf, pagesUri }: SarifOptions): object {
  const { id, title, severity, confidence, security } = rule;
  const page = pageOf(id);
  const whereToRead = `Run \`agentsoul explain ${id}\` to read about this rule.`;
  return {
    id,
    name: pascalCase(title),
    shortDescription: { text: title },
    fullDescription: { text: firstParagraph(page) ?? `${title}.` },
    help: { text: page ?? whereToRead, ...(page !== null && { markdown: page }) },
    ...(pagesUri !== undefined && { helpUri: `${pagesUri}${id}.md` }),
    defaultConfiguration: { level: levels[severity] },
    properties: {
      tags: security === undefined ? ['agent-workspace'] : ['security', 'agent-workspace'],
      precision: confidence,
      'problem.severity': problemSeverities[severity],
      ...(security !== undefined && { 'security-severity': security.toFixed(1) }),
    },
  };
}

function resultOf(
  finding: Finding,
  { index, replacementsOf, pathFromRoot }: SarifOptions & { index: number | undefined },
): object {
  const { ruleId, severity, confidence, path, line, column, endLine, endColumn, scope, excerpt, fingerprint } = finding;
  const artifactLocation = locationOf(path, { pathFromRoot });
  const region = {
    startLine: line,
    startColumn: column,
    ...(endLine !== undefined && { endLine }),
    ...(endColumn !== undefined && { endColumn }),
  };
  const offered = finding.fix === undefined ? [] : (replacementsOf?.(finding) ?? []);
  // A replacement has to be exact, so one that would tell a credential is not offered at all.
  const replacements = offered.every(({ text }) => maskQuoted(text) === text) ? offered : [];
  return {
    ruleId,
    ...(index !== undefined && { ruleIndex: index }),
    level: levels[severity],
    message: { text: [finding.message, finding.hint].filter((part) => part !== undefined).join(' ') },
    locations: [{ physicalLocation: { artifactLocation, region } }],
    // GitHub compares alerts of two runs by the first one only, which may carry a count behind a colon.
    partialFingerprints: { primaryLocationLineHash: `${fingerprint}:1`, 'agentsoul/v1': fingerprint },
    ...(finding.fix !== undefined &&
      replacements.length > 0 && {
        fixes: [
          {
            description: { text: finding.fix.description },
            artifactChanges: [{ artifactLocation, replacements: replacements.map(replacementOf) }],
          },
        ],
      }),
    properties: {
      confidence,
      ...(scope !== undefined && { scope }),
      ...(excerpt !== undefined && { excerpt }),
      ...(finding.fix !== undefined && { fix: finding.fix }),
    },
  };
}

function notificationOf({ path, reason }: Unreadable, options: Places): object {
  return {
    level: 'error',
    descriptor: { id: 'unreadable' },
    message: { text: `This could not be checked. ${reason}` },
    ...(path !== '.' && {
      locations: [{ physicalLocation: { artifactLocation: locationOf(path, options) } }],
    }),
  };
}

function replacementOf({ line, column, endLine, endColumn, text }: Replacement): object {
  return {
    deletedRegion: { startLine: line, startColumn: column, endLine, endColumn },
    ...(text !== '' && { insertedContent: { text } }),
  };
}

type Places = { readonly pathFromRoot?: SarifOptions['pathFromRoot'] | undefined };

function locationOf(path: string, { pathFromRoot = (same) => same }: Places): object {
  return { uri: uriOf(pathFromRoot(path)), uriBaseId: '%SRCROOT%' };
}

function uriOf(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function pascalCase(title: string): string {
  const words = title.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** What a page says first, below its headings. */
function firstParagraph(page: string | null): string | null {
  const paragraphs = (page ?? '').split(/\n{2,}/).map((part) => part.replace(/^#.*\n?/gm, '').trim());
  const first = paragraphs.find((part) => part !== '');
  return first === undefined ? null : first.replace(/\s+/g, ' ');
}
