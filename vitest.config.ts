import { defineConfig } from 'vitest/config';

/** Files that change what every file in their process shares. */
const alone = ['test/src/lint/text/quick-look.test.ts'];

const everywhere = {
  pool: 'forks' as const,
  // Far longer than any test takes, so that a busy machine fails none.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  env: { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
};

export default defineConfig({
  test: {
    globalSetup: ['test/support/set-up-run.ts'],
    maxWorkers: 2,
    projects: [
      { test: { ...everywhere, name: 'shared', include: ['test/**/*.test.ts'], exclude: alone, isolate: false } },
      // After the others: a process goes on only if the next file may share it.
      { test: { ...everywhere, name: 'alone', include: alone, sequence: { groupOrder: 1 } } },
    ],
  },
});
