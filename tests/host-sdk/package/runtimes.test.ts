import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type PackedSdk, packSdk } from './packSdk.ts';

const run = promisify(execFile);

// What each entry exports.
const ENTRIES: Readonly<Record<string, string[]>> = {
  '@wholesale-portal/host-sdk': ['createPortal', 'preloadPortal', 'urlQuery'],
  '@wholesale-portal/host-sdk/history': ['historyUrl'],
  '@wholesale-portal/host-sdk/react': ['OrderingPortal', 'PortalCreator', 'preloadPortal'],
  '@wholesale-portal/host-sdk/react-router': ['hooksUrl', 'routerUrl'],
  '@wholesale-portal/host-sdk/remote': [],
  '@wholesale-portal/host-sdk/testing': ['createMockPortal'],
  '@wholesale-portal/host-sdk/vue-router': ['routerUrl'],
};

// How a module gets another one, in each format.
const FORMATS = {
  mjs: 'const load = (name) => import(name);',
  cjs: 'const load = async (name) => require(name);',
} as const;

// On a server: there is no window.
const SERVER = `
const report = async () => {
  const names = ${JSON.stringify(Object.keys(ENTRIES))};
  const exported = {};
  for (const name of names) exported[name] = Object.keys(await load(name)).filter((key) => key !== 'default').sort();
  const { createPortal } = await load(names[0]);
  const { OrderingPortal } = await load('@wholesale-portal/host-sdk/react');
  const { createElement } = await load('react');
  const { renderToString } = await load('react-dom/server');
  const options = { mode: 'iframe', src: 'https://acme.portal.example.com', title: 'Ordering', container: '#ordering' };
  let thrown = null;
  try {
    createPortal(options);
  } catch (error) {
    thrown = error.name + ': ' + error.message;
  }
  return { exported, thrown, html: renderToString(createElement(OrderingPortal, options)) };
};
report().then((result) => console.log(JSON.stringify(result)));
`;

let sdk: PackedSdk;
beforeAll(async () => {
  sdk = await packSdk('runtimes');
});

const answerOf = async (file: string, code: string): Promise<unknown> => {
  const path = join(sdk.app, file);
  await writeFile(path, code);
  const { stdout } = await run(process.execPath, [path]);
  return JSON.parse(stdout);
};

for (const [format, load] of Object.entries(FORMATS)) {
  test(`a server loads every entry as .${format}, renders an empty container, and can’t create a portal`, async () => {
    expect(await answerOf(`server.${format}`, load + SERVER)).toEqual({
      exported: ENTRIES,
      thrown: 'TypeError: createPortal needs a browser',
      html: '<div><div style="height:100%"></div></div>',
    });
  });
}

test('React Server Components take the component for the client’s', () => {
  for (const file of ['react.js', 'react.cjs'])
    expect(readFileSync(join(sdk.folder, file), 'utf8'), file).toMatch(/^['"]use client['"];/);
});

test('its command runs in Node, and says how it is called', async () => {
  const failure = await run(process.execPath, [join(sdk.folder, 'check.js')]).catch((error) => error);
  expect(failure).toMatchObject({ code: 2, stdout: expect.stringContaining('host-sdk check <address') });
});

test('the contract is in the package', () => {
  const contract = JSON.parse(readFileSync(join(sdk.folder, 'openrpc.json'), 'utf8'));
  expect(contract).toMatchObject({ openrpc: '1.3.2' });
});
