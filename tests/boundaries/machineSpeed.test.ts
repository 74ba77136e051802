import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What makes a test depend on the machine's speed, and what to use instead. */
const RULES: readonly { pattern: RegExp; instead: string }[] = [
  {
    pattern: /performance\.now\(/,
    instead: 'count calls or compare their order; times belong to the benchmark',
  },
  { pattern: /vi\.waitFor\(/, instead: 'waitUntilPasses' },
  {
    pattern: /(findBy\w+|findAllBy\w+|waitFor|poll)\([^;]*\{ timeout: \d/,
    instead: 'the common limit of tests/support/setupDom.ts and tests/vitest.config.ts',
  },
];
const MIN_FILES = 400;
/** Prints a table with times, and expects none. */
const PRINTS_TIMES = 'contract/cloudStore.test.ts';

const findings = (text: string): string[] =>
  RULES.filter(({ pattern }) => pattern.test(text)).map(({ instead }) => instead);

test.each([
  ['const began = performance.now();', 1],
  ['await vi.waitFor(() => expect(a).toBe(1));', 1],
  ["await screen.findByRole('menu', { name: 'Account' }, { timeout: 5_000 });", 1],
  ['await expect.poll(statuses, { timeout: 5_000 }).toBe(1);', 1],
  ['await waitUntilPasses(() => expect(a).toBe(1));', 0],
])('%s: %i', (text, count) => {
  expect(findings(text)).toHaveLength(count);
});

test('no test depends on how fast the machine is', () => {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      file !== PRINTS_TIMES &&
      !/^(bench|boundaries)\/|^support\/waitUntilPasses/.test(file),
  );
  expect(files.length).toBeGreaterThan(MIN_FILES);
  const found = files.flatMap((file) =>
    findings(readFileSync(`tests/${file}`, 'utf8')).map((instead) => `tests/${file}: use ${instead}`),
  );
  expect(found).toEqual([]);
});
