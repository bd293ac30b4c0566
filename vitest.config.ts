import { defineConfig } from 'vitest/config';

// To load the engine takes time, so files share a process where they can. But to start git takes longer the more memory the process
// has that starts it. So journeys share processes among themselves, and these files have one each: those that start git more than they
// load, those that take much memory, and those that change what other files of their process would see.
const alone = [
  'test/{faults,package}/**/*.test.ts',
  'test/src/{agents,audit,git,health,history,journal,reflect,scaffold,scopes}/**/*.test.ts',
  'test/journeys/{contract,hostile,private}.test.ts',
  'test/src/lint/text/keyword-prefilter.test.ts',
];
const journeys = ['test/journeys/**/*.test.ts'];

const everywhere = {
  pool: 'forks' as const,
  // Far longer than any test takes, so that a busy machine fails none.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  env: { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
};

export default defineConfig({
  test: {
    globalSetup: ['test/support/set-up-run.ts'],
    maxWorkers: 2,
    // One after the other: a process goes on only if the next file may share it.
    projects: [
      project('alone', { include: alone, isolate: true, order: 0 }),
      project('journeys', { include: journeys, exclude: alone, isolate: false, order: 1 }),
      project('shared', { include: ['test/**/*.test.ts'], exclude: [...alone, ...journeys], isolate: false, order: 2 }),
    ],
  },
});

type Files = { include: string[]; exclude?: string[]; isolate: boolean; order: number };

function project(name: string, { include, exclude = [], isolate, order }: Files) {
  return { test: { ...everywhere, name, include, exclude, isolate, sequence: { groupOrder: order } } };
}
