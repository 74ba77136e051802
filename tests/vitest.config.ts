import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Stops what hangs, also on a machine with much else to do; how fast something is, the benchmark says. */
const HANGS = 30_000;

export default defineConfig({
  root,
  test: {
    /** Without it one processor is left idle: half the time where there are two. */
    maxWorkers: '100%',
    projects: [
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/contract/**', 'tests/vectors/**'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: HANGS,
        },
      },
      {
        root,
        test: {
          name: 'browser-like',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
          testTimeout: HANGS,
        },
      },
      {
        root,
        test: {
          name: 'vectors',
          environment: 'node',
          include: ['tests/vectors/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'contract',
          environment: 'node',
          include: ['tests/contract/**/*.test.ts'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: HANGS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
