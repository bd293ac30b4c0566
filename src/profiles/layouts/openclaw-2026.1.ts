import type { Profile } from '../profile.js';
import { profile as openclaw } from './openclaw.js';

export const profile: Profile = {
  ...openclaw,
  name: 'openclaw-2026.1',
  title: 'the OpenClaw workspace, limits of January 2026',
  // The same folder as `openclaw`: nothing on disk tells them apart, so this one is chosen by name only.
  marks: [],
  budgets: {
    ...openclaw.budgets,
    perRole: {},
    total: null,
    cut: { head: 0.7, tail: 0.2, of: 'cap', marker: 'named' },
  },
};
