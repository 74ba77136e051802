import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Script } from 'node:vm';
import { type DOMWindow, JSDOM } from 'jsdom';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type * as HostSdk from '../../../src/host-sdk/index.ts';
import type { PortalOptions } from '../../../src/host-sdk/options.ts';
import { type PackedSdk, packSdk } from './packSdk.ts';

const PAGE = '<!doctype html><main id="ordering"></main>';
const ENTRIES = ['', '/react', '/react-router', '/vue-router', '/history', '/testing', '/remote'];

let sdk: PackedSdk;
beforeAll(async () => {
  sdk = await packSdk('pages');
});

const SLOT: PortalOptions = {
  mode: 'federated',
  src: 'https://acme.portal.example.com',
  container: '#ordering',
  title: 'Ordering',
  load: async () => ({
    mount: (element: HTMLElement) => {
      element.append('the portal');
      return {
        update: async () => undefined,
        destroy: async () => undefined,
        unmount: async () => undefined,
      };
    },
  }),
};

// A portal that is there at once.
const openSlot = (createPortal: typeof HostSdk.createPortal | undefined): void => {
  const portal = createPortal?.(SLOT);
  onTestFinished(() => portal?.destroy());
};

// The files of a package as Jest loads them by default: CommonJS in the context of a page, where `import()` isn't possible.
const requireIn = (dom: JSDOM) => {
  const modules = new Map<string, { exports: unknown }>();
  const requireFile = (file: string): unknown => {
    const known = modules.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const code = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) return JSON.parse(code);
    const wrapped = `(function (exports, require, module, process) {${code}\n})`;
    const run = new Script(wrapped, { filename: file }).runInContext(dom.getInternalVMContext());
    const { resolve } = createRequire(file);
    run(module.exports, (name: string) => requireFile(resolve(name)), module, process);
    return module.exports;
  };
  const { resolve } = createRequire(join(sdk.app, 'app.js'));
  return (name: string): unknown => requireFile(resolve(name));
};

test('every entry runs as Jest loads it by default, and the code of a slot is loaded when it is needed', async () => {
  const dom = new JSDOM(PAGE, { url: 'https://crm.example.com', runScripts: 'outside-only' });
  onTestFinished(() => dom.window.close());
  const load = requireIn(dom);
  for (const entry of ENTRIES) expect(load(`@wholesale-portal/host-sdk${entry}`), entry).toBeTypeOf('object');
  const { createPortal } = load('@wholesale-portal/host-sdk') as typeof HostSdk;
  openSlot(createPortal);
  await expect.poll(() => dom.window.document.body.textContent).toBe('the portal');
});

// Serves the files of the package from a folder of a CDN.
const serve = async (): Promise<{ address: string; asked: string[] }> => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.setHeader('content-type', 'text/javascript');
    response.end(readFileSync(join(sdk.folder, url.replace('/cdn/host-sdk@1/', ''))));
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  onTestFinished(() => void server.close());
  return { address: `http://localhost:${(server.address() as AddressInfo).port}/cdn/host-sdk@1`, asked };
};

type WithScript = DOMWindow & { WholesalePortal?: typeof HostSdk };

test('a script tag sets window.WholesalePortal, which loads the rest from where the script stands', async () => {
  const { address, asked } = await serve();
  const dom = new JSDOM(`${PAGE}<script src="${address}/wholesale-portal.js"></script>`, {
    url: 'https://crm.example.com',
    resources: 'usable',
    runScripts: 'dangerously',
  });
  onTestFinished(() => dom.window.close());
  const window: WithScript = dom.window;
  await expect.poll(() => window.WholesalePortal).toBeDefined();
  expect(Object.keys(window.WholesalePortal ?? {}).toSorted()).toEqual([
    'createPortal',
    'preloadPortal',
    'urlQuery',
  ]);
  expect(asked).toEqual(['/cdn/host-sdk@1/wholesale-portal.js']);
  openSlot(window.WholesalePortal?.createPortal);
  await expect.poll(() => window.document.querySelector('#ordering')?.textContent).toBe('the portal');
  const chunks = asked.slice(1);
  expect(chunks.length).toBeGreaterThan(0);
  for (const chunk of chunks) expect(chunk).toMatch(/^\/cdn\/host-sdk@1\/wholesale-portal\.\d+\.js$/);
});

test('the ES module loads the code of a slot when it is needed', async () => {
  const dom = new JSDOM(PAGE, { url: 'https://crm.example.com' });
  onTestFinished(() => dom.window.close());
  for (const name of ['document', 'location', 'addEventListener'] as const)
    vi.stubGlobal(name, dom.window[name]);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { createPortal }: typeof HostSdk = await import(/* @vite-ignore */ join(sdk.folder, 'index.js'));
  openSlot(createPortal);
  await expect.poll(() => dom.window.document.body.textContent).toBe('the portal');
});
