import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Stops a test or a hook that hangs, on the slowest machine, ms. Speed is measured by the benchmark. */
const HANG_TIMEOUT_MS = 120_000;

/** A wait that hangs, ms. */
const expect = { poll: { timeout: 30_000 } };

const project = (
  name: string,
  include: string[],
  test: {
    environment?: string;
    exclude?: string[];
    globalSetup?: string[];
    setupFiles?: string[];
    isolate?: boolean;
  },
) => ({
  root,
  test: { name, include, testTimeout: HANG_TIMEOUT_MS, hookTimeout: HANG_TIMEOUT_MS, expect, ...test },
});

const console = 'tests/support/setup.ts';
const properties = 'tests/support/properties.ts';
/** Not for tests of the contract, of which two replace globals for a whole file. */
const restoreGlobals = 'tests/support/restoreGlobals.ts';

export default defineConfig({
  root,
  test: {
    /** Tests of the back end wait for it: a third worker on two processors saves an eighth of the time. */
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    /** MB. A worker that has run all files of a project reaches Node's own limit of 4 GB. */
    execArgv: ['--max-old-space-size=6144'],
    projects: [
      /** A worker runs many files with the same modules, which takes a third of the time. */
      project('node', ['tests/**/*.test.ts'], {
        exclude: ['tests/{boundaries,contract,vectors}/**'],
        setupFiles: [console, properties, restoreGlobals],
        isolate: false,
      }),
      project('vectors', ['tests/vectors/**/*.test.ts'], { isolate: false }),
      /** A worker keeps the database that it has built, and copies it for each back end. */
      project('contract', ['tests/contract/**/*.test.ts'], {
        globalSetup: ['tests/support/backEnd/sharedPostgres.ts'],
        setupFiles: [console, properties],
        isolate: false,
      }),
      project('browser-like', ['tests/**/*.test.tsx'], {
        environment: 'jsdom',
        isolate: false,
        setupFiles: [console, properties, restoreGlobals, 'tests/support/setupDom.ts'],
      }),
      project('boundaries', ['tests/boundaries/**/*.test.ts'], {}),
    ],
  },
});
