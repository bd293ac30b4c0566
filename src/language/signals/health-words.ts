import health from '../../../data/language/health-words.json' with { type: 'json' };

/** What one has to know about somebody in an emergency, as alternatives of a pattern of whole words. */
export const healthWords: readonly string[] = Object.values(health.words).flat();

/** The same in scripts without spaces. */
export const unspacedHealthWords: readonly string[] = Object.values(health.signs).flat();
