import { safeFileName } from '../../workspace/safe-file-name.js';

/**
 * The id of an entity, which is also the name of its file: `person--ana`. Names that differ in case, spaces or hyphens alone are one;
 * all others have an id of their own.
 */
export function entityId(type: string, name: string): string {
  const spaced = name.normalize('NFC').trim().toLowerCase();
  return `${type}--${safeFileName(spaced.replace(/[\s_-]+/g, '-').replace(/^-|-$/g, ''))}`;
}

export function isEntityId(text: string): boolean {
  return /^[a-z]+--[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(text) && text.length <= 100;
}

export function typeOfId(id: string): string | null {
  return /^([a-z]+)--/.exec(id)?.[1] ?? null;
}

/** A name derived from an id if none is written: `person--ana-maria` reads `Ana Maria`. */
export function wordsOfSlug(id: string): string {
  const slug = id.replace(/^[a-z]+--/, '').replace(/-[0-9a-f]{8}$/, '');
  const words = slug.split('-').filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || id;
}
