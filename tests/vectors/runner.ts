import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fields, list, text } from './read.ts';
import type { Adapter } from './suites.ts';

type Vector = { name: string; given: unknown; expect: unknown };
export type VectorFile = { suite: string; cases: Vector[] };

/** `failures` says of each failing case what was expected and what came. */
type SuiteResult = { suite: string; count: number; failures: string[] };
export type Report = { results: SuiteResult[]; pending: string[]; count: number };

const TOLERANCE = 1e-9;

function toVector(value: unknown): Vector {
  const { name, given, expect } = fields(value);
  return { name: text(name), given, expect };
}

/** Every suite of a folder, from its `{suite, cases}` files. */
export function readVectors(folder: string): VectorFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const parsed = fields(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      return { suite: text(parsed.suite), cases: list(parsed.cases).map(toVector) };
    });
}

/** Plain JSON: decimals, which know how to write themselves, become numbers where a number is expected. */
function matches(actual: unknown, expected: unknown): boolean {
  if (typeof expected === 'number') {
    return (
      actual !== null && actual !== undefined && Math.abs(Number(actual.toString()) - expected) <= TOLERANCE
    );
  }
  if (Array.isArray(expected)) {
    return (
      Array.isArray(actual) &&
      actual.length === expected.length &&
      expected.every((item, at) => matches(actual[at], item))
    );
  }
  if (typeof expected === 'object' && expected !== null) {
    const [wanted, got] = [fields(expected), fields(actual)];
    return [...new Set([...Object.keys(wanted), ...Object.keys(got)])].every((key) =>
      matches(got[key], wanted[key]),
    );
  }
  return actual === expected;
}

function failureOf({ name, given, expect }: Vector, adapter: Adapter): string | null {
  const actual = adapter(fields(given));
  if (matches(actual, expect)) return null;
  return `${name}: expected ${JSON.stringify(expect)}, got ${JSON.stringify(actual)}`;
}

/** Puts every case to its suite's adapter; suites without one are pending. */
export function runVectors(files: readonly VectorFile[], suites: Readonly<Record<string, Adapter>>): Report {
  const results: SuiteResult[] = [];
  const pending: string[] = [];
  for (const { suite, cases } of files) {
    const adapter = suites[suite];
    if (!adapter) {
      pending.push(suite);
      continue;
    }
    const failures = cases.flatMap((vector) => failureOf(vector, adapter) ?? []);
    results.push({ suite, count: cases.length, failures });
  }
  return { results, pending, count: results.reduce((sum, { count }) => sum + count, 0) };
}
