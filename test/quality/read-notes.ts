import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Note {
  readonly path: string;
  /** The headings above the note, which a reader sees together with it. */
  readonly headings: string;
  readonly text: string;
}

/** Every note of a folder. A note is one episode, one bullet or one paragraph; a procedure is one note as a whole. */
export function readNotes(root: string): Note[] {
  return listMarkdown(root).flatMap((path) => splitNotes(path, readFileSync(join(root, path), 'utf8')));
}

function listMarkdown(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md')
    .sort();
}

function splitNotes(path: string, file: string): Note[] {
  const body = file.replace(/^---\n[\s\S]*?\n---\n/, '').replace(/^<!--.*-->$/gm, '');
  if (path.includes('/procedures/')) return [{ path, headings: '', text: body.trim() }];
  const title = /^# (.*)$/m.exec(body)?.[1] ?? '';
  return body.split(/^(?=## )/m).flatMap((section) => {
    if (/^## \d\d:\d\d \|/.test(section)) return [{ path, headings: title, text: section.trim() }];
    const heading = /^## (.*)$/m.exec(section)?.[1] ?? '';
    return splitSection(section).map((text) => ({ path, headings: `${title}\n${heading}`, text }));
  });
}

function splitSection(section: string): string[] {
  return section
    .replace(/^#.*$/gm, '\n')
    .split(/\n\s*\n|\n(?=[-*] )/)
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
