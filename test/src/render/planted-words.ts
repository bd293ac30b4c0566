import { profiles } from '../../../src/profiles/layouts.generated.js';
import { type Role, roleNames } from '../../../src/roles/roles.js';
import { roleFiles, roomFile } from '../../../src/workspace/role-paths.js';
import type { Files } from '../../support/workspace-files.js';

export const ownRoom = 'kitchen';
/** Ids that differ from the own room's in case or punctuation alone. */
export const otherRooms = ['Kitchen', 'kitchen.', '#kitchen', 'kit-chen'] as const;

/** A word that stands in one place of a workspace and nowhere else: `soulText`, `dailyShared`. */
export type Word = string;

/** A workspace of a layout with a word of its own in every place, so that it can be told what a prompt shows. */
export function plantedFiles(profileName: string): Files {
  const profile = profiles.find(({ name }) => name === profileName);
  if (profile === undefined) throw new Error(`There is no profile ${profileName}.`);
  const layout = { profile, agentId: 'main' };
  const files: Record<string, string> = {};
  for (const role of roleNames) {
    for (const path of roleFiles(layout, role)) files[path] ??= roleText(role);
    for (const folder of profile.paths[role] ?? [])
      if (folder.endsWith('/')) files[`${folder}page.md`] ??= roleText(role);
  }
  for (const pattern of profile.paths.daily ?? []) {
    const path = (day: string) => pattern.replace('{agent}', 'main').replace('{day}', day);
    files[path('2026-02-02')] = dailyText;
    files[path('2026-02-01-slug')] = '## 09:00\nyesterdayText\n\n## 10:00 | fact | share\nyesterdayShared\n';
    files[path('2026-01-31')] = '## 09:00 | fact | share\nolderShared\n';
  }
  if (profile.paths.rooms !== undefined) {
    files[roomFile(layout, ownRoom) ?? ''] = roleText('rooms');
    for (const [index, room] of otherRooms.entries()) files[roomFile(layout, room) ?? ''] = `otherRoomFile${index}\n`;
  }
  return files;
}

/** The planted words a text shows, sorted. Line ends may be escaped, as in JSON. */
export function wordsIn(text: string): Word[] {
  return [...new Set(text.replace(/\\+n/g, '\n').match(wordPattern) ?? [])].sort();
}

const wordPattern =
  /\b(?:[a-z]+(?:Text|Private|PrivateHeading|PrivateChild)|(?:daily|yesterday|older)(?:Shared|Marked|OwnRoom|OtherRoom\d|Tagged)|otherRoomFile\d)\b/g;

function roleText(role: Role): string {
  return [
    role === 'identity' ? '- **Name:** identityText\n' : `# ${role}\n\n${role}Text\n`,
    `## ${role}PrivateHeading\n<!-- scope: main -->\n${role}Private\n### Below\n${role}PrivateChild\n`,
  ].join('\n');
}

const dailyText = [
  '# 2026-02-02\n',
  '## 09:00 | fact\ndailyText\n',
  '## 09:30 | fact | share\ndailyShared\n',
  '## 10:00 | fact\n<!-- scope: group -->\ndailyMarked\n',
  `## 10:30 | fact | room:${ownRoom}\ndailyOwnRoom\n`,
  `## 11:00 | note\n**Room:** ${ownRoom}\ndailyTagged\n`,
  ...otherRooms.map((room, index) => `## 12:0${index} | fact | room:${room} | share\ndailyOtherRoom${index}\n`),
  '## dailyPrivateHeading\n<!-- scope: main -->\ndailyPrivate\n### Below\ndailyPrivateChild\n',
].join('\n');
