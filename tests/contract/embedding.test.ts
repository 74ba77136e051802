import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { blocksChecked } from '../documents/checkedBlocks.ts';
import { blockText } from '../documents/readBlocks.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';

/** The parts of docs/embedding.md that speak to a back office, with the reference back end. */

const PARENT = 'https://crm.example.com';
const PAGE = 'docs/embedding.md: The first embed in nine lines (html)';
const SERVER = 'docs/embedding.md: The first embed in nine lines (js)';
const COMMAND = 'docs/embedding.md: The first embed in nine lines (sh) 2';
const TOKENS = 'docs/embedding.md: Node (js)';

let backEnd: BackEnd;
beforeAll(async () => {
  backEnd = await startBackEnd({ allowedOrigins: [PARENT] });
});
afterAll(() => backEnd.close());

/** Runs the server of the first embed by the document’s command, in a folder with a host SDK beside it. */
const startFirstEmbed = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'embed-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'first-embed'));
  await mkdir(join(folder, 'dist/host-sdk'), { recursive: true });
  await writeFile(join(folder, 'dist/host-sdk/index.js'), 'export {};');
  await writeFile(join(folder, 'first-embed/index.html'), blockText(PAGE));
  await writeFile(join(folder, 'first-embed/server.mjs'), blockText(SERVER));
  await writeFile(join(folder, 'first-embed/portalTokens.mjs'), blockText(TOKENS));
  const [program, ...parameters] = blockText(COMMAND).trim().split(' ');
  expect(program).toBe('node');
  const server = spawn(process.execPath, parameters, {
    cwd: folder,
    env: { ...process.env, PORTAL_API: backEnd.address, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    server.kill();
    await once(server, 'exit');
  });
  const [address] = await once(createInterface({ input: server.stdout }), 'line');
  return String(address);
};

const portalToken = async (address: string) => (await fetch(`${address}/portal-token`)).json();

/** As the portal of a parent exchanges it. */
const exchange = (token: string) =>
  backEnd.post('/users/refresh', { token, company: 'demo', headers: { 'x-portal-embedded': '1' } });

test('every block for a server is run here', () => {
  expect([SERVER, COMMAND, TOKENS].toSorted()).toEqual(blocksChecked('server'));
});

test('the first embed has page, host SDK, and tokens of the customer until their session ends', async () => {
  const address = await startFirstEmbed();
  expect(await (await fetch(address)).text()).toBe(blockText(PAGE));
  const sdk = await fetch(`${address}/host-sdk/index.js`);
  expect(sdk.headers.get('content-type')).toBe('text/javascript');

  const first = await portalToken(address);
  expect(first).toEqual({ token: expect.any(String), expiresAt: expect.any(Number) });
  const opened = await exchange(first.token);
  expect(opened).toMatchObject({ status: 200, body: { user: { email: 'buyer@demo.test' }, embeded: true } });

  // The cookie was replaced, and its predecessor doesn’t count any more.
  backEnd.clock.forward(10 * 60_000);
  const second = await portalToken(address);
  expect(second.token).not.toBe(first.token);
  backEnd.clock.forward(10 * 60_000);
  const { token } = await portalToken(address);
  expect((await exchange(token)).status).toBe(200);
  expect((await exchange(first.token)).status).toBe(401);

  await backEnd.post('/users/logout', { token, company: 'demo' });
  expect(await portalToken(address)).toBeNull();
  expect(await portalToken(address)).toBeNull();
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
