import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { readBackOfficeKeys } from '../../host-demo/server/backOfficeKeys.ts';
import { blocksChecked } from '../documents/checkedBlocks.ts';
import { blockText } from '../documents/readBlocks.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

/** The parts of docs/embedding.md that speak to a back office, with the reference back end. */

const PARENT = 'https://crm.example.com';
const START = 'docs/embedding.md: The first embed in nine lines (sh)';
const PAGE = 'docs/embedding.md: The first embed in nine lines (html)';
const SERVER = 'docs/embedding.md: The first embed in nine lines (js)';
const COMMAND = 'docs/embedding.md: The first embed in nine lines (sh) 2';
const TOKENS = 'docs/embedding.md: Node (js)';

/** A command of a shell, with the variables before it. */
const readCommand = (name: string) => {
  const words = blockText(name).trim().split(' ');
  const at = words.findIndex((word) => !word.includes('='));
  const variables = words.slice(0, at).map((word): [string, string] => {
    const [variable = '', ...rest] = word.split('=');
    return [variable, rest.join('=')];
  });
  return { env: Object.fromEntries(variables), program: words[at], parameters: words.slice(at + 1) };
};

let backEnd: BackEnd;
beforeAll(async () => {
  const backOfficeKeys = readBackOfficeKeys(readCommand(START).env);
  backEnd = await startBackEnd({ allowedOrigins: [PARENT], backOfficeKeys });
});
afterAll(() => backEnd.close());

type FirstEmbed = { server?: string; env?: Record<string, string> };

/**
 * Runs the server of the first embed by the document’s command, in a folder with a host SDK beside it. `logged`: the next line of its
 * error output.
 */
const startFirstEmbed = async ({ server: code = blockText(SERVER), env = {} }: FirstEmbed = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'embed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'first-embed'));
  await mkdir(join(folder, 'dist/host-sdk'), { recursive: true });
  await writeFile(join(folder, 'dist/host-sdk/index.js'), 'export {};');
  await writeFile(join(folder, 'first-embed/index.html'), blockText(PAGE));
  await writeFile(join(folder, 'first-embed/server.mjs'), code);
  await writeFile(join(folder, 'first-embed/portalTokens.mjs'), blockText(TOKENS));
  const command = readCommand(COMMAND);
  expect(command.program).toBe('node');
  const server = spawn(process.execPath, command.parameters, {
    cwd: folder,
    env: { ...process.env, PORTAL_API: backEnd.address, PORT: '0', ...command.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const [address] = await once(createInterface({ input: server.stdout }), 'line');
  const errors = createInterface({ input: server.stderr });
  return { address: String(address), logged: once(errors, 'line').then(([line]) => String(line)) };
};

const portalToken = async (address: string) => (await fetch(`${address}/portal-token`)).json();

/** As the portal of a parent exchanges it. */
const exchange = (token: string) =>
  backEnd.post('/users/refresh', { token, company: 'demo', headers: { 'x-portal-embedded': '1' } });

test('every block for a server is run here', () => {
  expect([SERVER, COMMAND, TOKENS].toSorted()).toEqual(blocksChecked('server'));
});

test('the first embed has page, host SDK, and a token of the customer whenever it asks', async () => {
  const { address } = await startFirstEmbed();
  expect(await (await fetch(address)).text()).toBe(blockText(PAGE));
  const sdk = await fetch(`${address}/host-sdk/index.js`);
  expect(sdk.headers.get('content-type')).toBe('text/javascript');

  const first = await portalToken(address);
  expect(first).toEqual({ token: expect.any(String), expiresAt: expect.any(Number) });
  const opened = await exchange(first.token);
  expect(opened).toMatchObject({ status: 200, body: { user: { email: 'buyer@demo.test' }, embeded: true } });

  backEnd.clock.forward(16 * 60_000);
  expect((await exchange(first.token)).status).toBe(401);
  const second = await portalToken(address);
  expect((await exchange(second.token)).status).toBe(200);

  // As when the customer logs the app out in their list of devices.
  await backEnd.post('/users/logout', { token: second.token, company: 'demo' });
  expect((await exchange(second.token)).status).toBe(401);
  const third = await portalToken(address);
  expect((await exchange(third.token)).status).toBe(200);
});

test('a user who is no customer gets null', async () => {
  const server = blockText(SERVER).replace('buyer@demo.test', 'nobody@demo.test');
  const { address } = await startFirstEmbed({ server });
  expect(await portalToken(address)).toBeNull();
});

test('a wrong key is an answer that getToken throws at, and the server’s log says why', async () => {
  const { address, logged } = await startFirstEmbed({ env: { PORTAL_KEY: 'key of somebody else' } });
  await expect(portalToken(address)).rejects.toThrow(SyntaxError);
  expect(await logged).toBe('the back office answers 401');
});

const headersOf = (lines: readonly string[]): [string, string][] =>
  lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]);

test('the reference back end answers a parent’s preflight as the document says', async () => {
  const [request = '', answer = ''] = blocksChecked('http').map(blockText);
  const [requested = '', ...requestHeaders] = request.trim().split('\n');
  const [status, ...answerHeaders] = answer.trim().split('\n');
  const [method = '', path = ''] = requested.split(' ');
  const given = await backEnd.call(method, path, { headers: Object.fromEntries(headersOf(requestHeaders)) });
  expect(given.status).toBe(Number(status));
  const expected = headersOf(answerHeaders);
  expect(expected.length).toBeGreaterThan(4);
  expect(expected.map(([name]) => [name, given.headers.get(name)])).toEqual(expected);
});
