import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Every test fails on a console error or warning: what a person's console would show is part of the behaviour. */
const heard: string[] = [];

beforeEach(() => {
  heard.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      heard.push(`console.${level}: ${parts.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(heard, 'console output during the test').toEqual([]);
});
