import { section, toggle, wholeNumber } from './value-types.js';

export function sessionsSchema() {
  return section('Transcripts of conversations.', {
    searchable: toggle(
      'Whether `recall` may quote conversations of this agent, for the owner only, in addition to memories.',
    ).exactOptional(),
    keepDays: wholeNumber({
      description:
        'Sessions in which nothing was said for so many days are removed when a new one begins, and by `sessions prune`. Default: never.',
      min: 1,
      max: 36_500,
      example: 90,
    }).exactOptional(),
  });
}
