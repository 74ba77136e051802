import { env, stdout } from 'node:process';
import { describe, expect, test } from 'vitest';
import { readVectors, runVectors } from './runner.ts';
import { SUITES } from './suites.ts';

const folder = env.PORTAL_VECTORS ?? import.meta.dirname;
const report = runVectors(readVectors(folder), SUITES);

describe('business rules by test vectors', () => {
  test('cases were read, and every suite has an adapter', () => {
    const pending = report.pending.length > 0 ? report.pending.join(', ') : 'none';
    stdout.write(`vectors: ${report.count} cases in ${report.results.length} suites; pending: ${pending}\n`);
    expect(report.count, `cases in ${folder}`).toBeGreaterThan(0);
    expect(report.pending, `suites in ${folder} that no rule answers`).toEqual([]);
  });

  for (const { suite, count, failures } of report.results) {
    test(`${suite}: ${count} cases`, () => {
      expect(failures).toEqual([]);
    });
  }
});
