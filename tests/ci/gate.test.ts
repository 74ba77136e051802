import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const GATE = resolve('.ci/test.mjs');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gate-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Runs the gate with scripts that end as given. */
const runGate = async (endings: Record<string, string>) => {
  const passing = Object.fromEntries(
    [
      'bench:calibration',
      'build',
      'check:format',
      'check:types',
      'check:unused',
      'test:trips',
      'test:vitest',
      'bench:quick',
      'test:firestore',
      'test:e2e',
    ].map((script) => [script, `echo ${script} ran`]),
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify({ scripts: { ...passing, ...endings } }));
  const gate = spawn(process.execPath, [GATE], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const [output, [code]] = await Promise.all([text(gate.stdout), once(gate, 'close')]);
  return { output, code };
};

test('the gate runs the journeys although an earlier step has failed, and fails', async () => {
  const { output, code } = await runGate({ 'test:vitest': 'exit 1', 'check:types': 'exit 1' });
  expect(output).toContain('bench:quick ran');
  expect(output).toContain('test:e2e ran');
  expect(output).toMatch(/✗ check:types/);
  expect(output).toMatch(/✗ test:vitest/);
  expect(code).toBe(1);
});

test('what a failed step said last stands behind the steps that ran after it', async () => {
  const { output } = await runGate({ 'test:vitest': 'echo 1 failed test; exit 1' });
  expect(output.lastIndexOf('1 failed test')).toBeGreaterThan(output.indexOf('test:e2e ran'));
});

test.each([
  ['Goals are compared with times × 0.50.', /all +[\d.]+ s, \d+ s on the reference machine \(goal 540 s\)\n/],
  [
    'Goals are compared with times × 9000000.',
    /all +[\d.]+ s, \d+ s on the reference machine \(goal 540 s, missed\)\n/,
  ],
  ['Nothing was measured.', /all +[\d.]+ s\n/],
])('the gate compares its time with the goal of the reference machine: %s', async (words, line) => {
  const { output, code } = await runGate({ 'bench:calibration': `echo ${words}` });
  expect(output).toMatch(line);
  expect(code).toBe(0);
});

test('the gate passes when every step has passed', async () => {
  expect((await runGate({})).code).toBe(0);
});
