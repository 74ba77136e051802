import { afterEach, beforeEach, expect, vi } from 'vitest';
import { audiencePattern } from '../../src/routing/audiencePattern.ts';

/** What the build defines too. */
Object.assign(globalThis, {
  EVERYONES_PATHS: audiencePattern('everyone'),
  CUSTOMERS_PATHS: audiencePattern('customers'),
  NONCE_PATHS: audiencePattern('nonce'),
});

/** Every test fails on a console error or warning. */
const output: string[] = [];

beforeEach(() => {
  output.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...values: unknown[]) => {
      output.push(`console.${level}: ${values.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(output, 'console output during the test').toEqual([]);
});
