import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { headlessShell } from '../tests/support/chromium.ts';
import { expect, PORTAL, parentTokenOf, test } from './support/journey.ts';
import { parentsOf, stack } from './support/stacks.ts';

const run = promisify(execFile);

const [PARENT] = parentsOf(stack);

type Result = { id: string; result: string; found: string };

/** The command of the built package, of somebody who has Playwright; its results for programs. */
const check = async (...options: readonly string[]): Promise<Result[]> => {
  const { executablePath = '' } = headlessShell();
  const args = ['dist/host-sdk/check.js', 'check', PORTAL, '--origin', PARENT, '--json'];
  const given = [...args, ...options, '--browser', executablePath].filter((arg) => arg !== '');
  const ended = await run(process.execPath, given).catch((error) => error);
  const results: Result[] = JSON.parse(ended.stdout);
  return results.filter(({ id }) => id.startsWith('message.'));
};

const idsOf = (results: readonly Result[], wanted: string): string[] =>
  results.filter(({ result }) => result === wanted).map(({ id }) => id);

const failures = (results: readonly Result[]): Result[] =>
  results.filter(({ result }) => result === 'failed');

/** What every visit of a customer has; other events depend on what there is to say. */
const ALWAYS = [
  'hello',
  'hello-shape',
  'protocol',
  'token-request',
  'display-mode',
  'ready',
  'height',
  'navigation',
  'event-progress',
  'event-status',
  'event-navigation',
  'event-size',
  'navigate',
  'navigate-malformed',
  'update',
  'update-malformed',
  'vitals',
  'mayLeave',
  'destroy',
  'unknown-call',
].map((name) => `message.${name}`);

test('the demo’s portal says to a parent in a browser what the contract describes', async () => {
  const { token } = await parentTokenOf('demo', 'maxed@demo.test');
  const results = await check('--token', token);
  expect(failures(results)).toEqual([]);
  expect(idsOf(results, 'passed')).toEqual(expect.arrayContaining(ALWAYS));
});

test('a parent without a token is told so, and every call is still answered', async () => {
  const results = await check();
  expect(failures(results)).toEqual([]);
  expect(idsOf(results, 'passed')).toContain('message.no-token');
});
