import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/set-up-run.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'forks',
    isolate: false,
    maxWorkers: 2,
    env: { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
  },
});
