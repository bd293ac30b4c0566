import type { Profile, Sight } from '../profiles/profile.js';
import { roles } from '../roles/roles.js';
import { formatScope, type Scope } from '../scopes/scopes.js';
import { withoutSlug } from '../workspace/calendar-days.js';
import { readFrontMatter } from '../workspace/front-matter.js';
import { selectVisible } from '../workspace/visible-text.js';
import type { DraftBlock } from './block.js';
import type { SourceFile } from './gather-files.js';

export type SeenFile = { readonly source: SourceFile; readonly sight: Sight };

/** A file cut down to what a scope may see, front matter taken off. */
export type SeenText = {
  readonly text: string;
  /** For each line of the text, its line in the file. */
  readonly lines: readonly number[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly frontMatterProblem: string | null;
  readonly withheldSections: number;
};

export function seeText(
  text: string,
  scope: Scope,
  { sight, role }: { sight: Sight; role: SourceFile['role'] },
): SeenText {
  const { body, bodyStartLine, keys, problem } = readFrontMatter(text);
  const isLog = role === 'daily';
  // A room's own file belongs to that room as a whole.
  const visible = selectVisible(body, scope, { sight: role === 'rooms' ? 'whole' : sight, isLog });
  return {
    ...withoutBlankEdges(
      visible.text,
      visible.lines.map((line) => line + bodyStartLine - 1),
    ),
    frontMatter: keys,
    frontMatterProblem: problem,
    withheldSections: visible.withheld.length,
  };
}

export function draftFile({ source, sight }: SeenFile, scope: Scope, profile: Profile): DraftBlock | null {
  switch (source.state) {
    case 'missing':
      return profile.required.includes(source.role) ? { state: 'missing', role: source.role, path: source.path } : null;
    case 'withheld':
      return { ...source, path: shownPath(source.path, sight) };
    case 'present': {
      const seen = seeText(source.text, scope, { sight, role: source.role });
      if (seen.text === '') return nothingVisible({ ...source, path: shownPath(source.path, sight) }, seen, scope);
      return {
        state: 'text',
        role: source.role,
        path: shownPath(source.path, sight),
        heading: blockHeading(profile, source),
        fixed: '',
        text: seen.text,
        lines: seen.lines,
        isNotes: source.role === 'daily',
      };
    }
    default:
      return source satisfies never;
  }
}

/** The path as shown to a scope with this sight of the role. */
export function shownPath(path: string, sight: Sight | undefined): string {
  return sight === 'shared' || sight === 'own' ? withoutSlug(path) : path;
}

export function blockHeading(profile: Profile, { role, path }: { role: SourceFile['role']; path: string }): string {
  if (role === 'daily') return profile.blocks.notesHeading;
  const file = path.slice(path.lastIndexOf('/') + 1);
  return profile.blocks.heading
    .replace('{path}', path)
    .replace('{file}', file)
    .replace('{NAME}', file.replace(/\.md$/i, '').toUpperCase())
    .replace('{title}', roles[role].title);
}

function nothingVisible(source: SourceFile & { state: 'present' }, seen: SeenText, scope: Scope): DraftBlock | null {
  if (seen.withheldSections === 0) return null;
  return {
    state: 'withheld',
    role: source.role,
    path: source.path,
    reason: `Nothing in it is for ${formatScope(scope)}.`,
  };
}

function withoutBlankEdges(text: string, lines: readonly number[]): { text: string; lines: readonly number[] } {
  const blank = /^(?:[ \t]*\n)*/.exec(text)?.[0] ?? '';
  return { text: text.slice(blank.length).trimEnd(), lines: lines.slice(blank.split('\n').length - 1) };
}
