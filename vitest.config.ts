import { defineConfig } from 'vitest/config';

/** Files that change what every file in their process shares. */
const alone = ['test/src/lint/text/quick-look.test.ts'];

export default defineConfig({
  test: {
    globalSetup: ['test/support/set-up-run.ts'],
    maxWorkers: 2,
    projects: [
      { extends: true, test: { name: 'shared', include: ['test/**/*.test.ts'], exclude: alone, isolate: false } },
      // After the others, because a process is shared only with the file that comes next.
      { extends: true, test: { name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
    pool: 'forks',
    // Far longer than any test takes, so that a busy machine fails none.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    env: { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
  },
});
