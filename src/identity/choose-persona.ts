import { createHash } from 'node:crypto';
import { SoulError } from '../errors/soul-error.js';
import { formatWallClock, isWindowOpen, type PersonaWindow, type Weekday, wallClock } from './persona-time-window.js';

/** When an alternate persona replaces the soul. */
export type PersonaRule = {
  readonly file: string;
  readonly at?: string | undefined;
  readonly duration?: string | number | undefined;
  readonly days?: readonly Weekday[] | undefined;
  /** The share of sessions it takes over outside its window, 0 to 1. */
  readonly chance?: number | undefined;
  readonly seed?: string | number | undefined;
  readonly sha256?: string | undefined;
};

export type PersonaChoice =
  | { readonly file: string; readonly ruleIndex: number; readonly reason: string }
  | { readonly file: null; readonly ruleIndex: null; readonly reason: string };

/**
 * Which persona speaks, as a pure function of rules, time and session: the first open window, else the first chance that
 * falls on this session, else the soul itself (`file: null`).
 */
export function choosePersona(options: {
  personas: readonly PersonaRule[];
  at: Date;
  timezone: string;
  session?: string | null | undefined;
}): PersonaChoice {
  const { personas, timezone, session } = options;
  if (personas.length === 0) return keepSoul('No alternate personas are configured.');
  const clock = wallClock(options.at, timezone);
  const shown = `${formatWallClock(clock)} in ${timezone}`;
  for (const [ruleIndex, rule] of personas.entries()) {
    const window = windowOf(rule);
    if (window === null || !isWindowOpen(window, clock)) continue;
    return {
      file: rule.file,
      ruleIndex,
      reason: `Its window from ${window.at} for ${lengthOf(window)} is open at ${shown}.`,
    };
  }
  return drawPersona(personas, session ?? '') ?? keepSoul(whyNone(personas, { shown, session: session ?? '' }));
}

function windowOf({ file, at, duration, days }: PersonaRule): PersonaWindow | null {
  if (at === undefined && duration === undefined && days === undefined) return null;
  if (at !== undefined && duration !== undefined) return days === undefined ? { at, duration } : { at, duration, days };
  throw new SoulError(
    'config-invalid',
    `The persona ${file} has a window without ${at === undefined ? '`at`' : '`duration`'}.`,
    {
      hint: 'A window needs both, such as `"at": "23:30", "duration": "30m"`.',
    },
  );
}

function lengthOf({ duration }: PersonaWindow): string {
  return typeof duration === 'number' ? `${duration}m` : duration;
}

function drawPersona(personas: readonly PersonaRule[], session: string): PersonaChoice | null {
  if (session === '') return null;
  for (const [ruleIndex, rule] of personas.entries()) {
    const chance = chanceOf(rule);
    if (chance === 0 || draw(rule, session) >= chance) continue;
    return { file: rule.file, ruleIndex, reason: `It was chosen for session "${session}" by its chance of ${chance}.` };
  }
  return null;
}

/** A number in [0, 1) that depends on seed, session and file only, so that the same session always gets the same persona. */
function draw({ file, seed }: PersonaRule, session: string): number {
  const hash = createHash('sha256')
    .update(JSON.stringify([String(seed ?? ''), session, file]))
    .digest();
  return hash.readUIntBE(0, 6) / 2 ** 48;
}

function chanceOf({ file, chance = 0 }: PersonaRule): number {
  if (!Number.isNaN(chance)) return Math.min(Math.max(chance, 0), 1);
  throw new SoulError('config-invalid', `The chance of the persona ${file} is not a number.`, {
    hint: 'Write a number from 0 to 1, such as 0.1.',
  });
}

function whyNone(personas: readonly PersonaRule[], { shown, session }: { shown: string; session: string }): string {
  const reasons = [
    ...(personas.some((rule) => windowOf(rule) !== null) ? [`No window is open at ${shown}.`] : []),
    ...(personas.some((rule) => chanceOf(rule) > 0)
      ? [
          session === ''
            ? 'No persona was chosen by chance, because there is no session id.'
            : `No persona was chosen by chance for session "${session}".`,
        ]
      : []),
  ];
  return reasons.length > 0 ? reasons.join(' ') : 'No persona has a window or a chance.';
}

function keepSoul(reason: string): PersonaChoice {
  return { file: null, ruleIndex: null, reason };
}
