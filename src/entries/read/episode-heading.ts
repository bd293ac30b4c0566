import { confidences, type EpisodeFields, type EpisodeType, episodeTypes } from '../entry.js';
import { contentHash } from '../records/content-hash.js';

/** The heading of an episode: `14:30 | decision | confidence:high | tags:[memory, design]`. */
export type EpisodeHeading = {
  readonly time: string;
  readonly about: EpisodeFields;
  /** A permanent suffix that distinguishes episodes of one minute: `~3f2a`. */
  readonly mark?: string;
};

/** Null if it is not the heading of an episode. Unknown fields are skipped. */
export function parseEpisodeHeading(heading: string): EpisodeHeading | null {
  const [first = '', ...rest] = heading.split('|').map((field) => field.trim());
  const time = /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(first);
  if (time === null) return null;
  const fields = rest.map(splitField);
  const contradicts = fields.find(({ name }) => name === 'contradicts')?.value?.split(/\s+/) ?? [];
  const mark = fields.find(({ name, value }) => name === 'id' && idMark.test(value ?? ''))?.value;
  const value = (name: string) => fields.find((field) => field.name === name)?.value ?? null;
  return {
    time: `${(time[1] ?? '').padStart(2, '0')}:${time[2]}`,
    about: {
      type: rest.map((field) => field.toLowerCase()).find(isEpisodeType) ?? null,
      confidence: confidences.find((known) => known === value('confidence')?.toLowerCase()) ?? null,
      tags: parseTags(value('tags') ?? ''),
      source: value('source'),
      room: value('room')?.normalize('NFC') ?? null,
      user: value('user'),
      isShared: rest.some((field) => field.toLowerCase() === 'share'),
      ...(contradicts.length > 0 && { contradicts }),
    },
    ...(mark != null && { mark }),
  };
}

const idMark = /^~[0-9a-f]{4}$/;

/** The suffix of an episode, derived from its text. */
export function disambiguatingMark(text: string): string {
  return `~${contentHash(text).slice(0, 4)}`;
}

/** Writes a heading line that `parseEpisodeHeading` reads back. */
export function formatEpisodeHeading({ time, about, mark }: EpisodeHeading): string {
  const { type, confidence, tags, source, room, user, isShared, contradicts = [] } = about;
  const fields = [
    time,
    type,
    confidence === null ? null : `confidence:${confidence}`,
    tags.length === 0 ? null : `tags:[${tags.map(plain).join(', ')}]`,
    source === null ? null : `source:${plain(source)}`,
    room === null ? null : `room:${plain(room)}`,
    user === null ? null : `user:${plain(user)}`,
    contradicts.length === 0 ? null : `contradicts:${contradicts.map(plain).join(' ')}`,
    isShared ? 'share' : null,
    mark === undefined ? null : `id:${mark}`,
  ];
  return `## ${fields.filter((field) => field !== null).join(' | ')}`;
}

/** What remains of the heading of an erased episode, so that its id is not reused. */
export function forgottenHeading(time: string): string {
  return `## ${time} | forgotten`;
}

export function isForgottenHeading(heading: string): boolean {
  return /\|\s*forgotten\s*$/.test(heading);
}

function splitField(field: string): { name: string; value: string | null } {
  const colon = field.indexOf(':');
  if (colon === -1) return { name: field.toLowerCase(), value: null };
  const value = field.slice(colon + 1).trim();
  return { name: field.slice(0, colon).trim().toLowerCase(), value: value === '' ? null : value };
}

function parseTags(text: string): string[] {
  return text
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((tag) => tag.trim().replace(/^["'#]|["']$/g, ''))
    .filter((tag) => tag !== '');
}

function isEpisodeType(field: string): field is EpisodeType {
  return episodeTypes.some((type) => type === field);
}

/** A value may not end its field, its list or its line. */
function plain(value: string): string {
  return value.replace(/[|[\],\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}
