import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetchMock = vi.fn(async (_url: string, _init?: RequestInit) => new Response('{}'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('LOCALES_VERSION', 'v1');
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockClear();
  localStorage.clear();
  document.head.replaceChildren();
  globalThis.portalEarlyResponses = undefined;
});

const CONFIG = { companyApi: '/backend', api: '/backend', demoCompany: 'demo', previewHosts: [] };

const startPage = async (path: string, config: object | null = CONFIG) => {
  window.history.replaceState(null, '', path);
  const data = document.createElement('script');
  data.id = 'portal-config';
  data.type = 'application/json';
  data.textContent = config ? JSON.stringify(config) : '';
  const chunks = document.createElement('script');
  chunks.id = 'portal-chunks';
  chunks.type = 'application/json';
  chunks.textContent = JSON.stringify({
    shop: ['/shop.js'],
    cart: ['/cart.js', '/shared.js'],
    'cart-data': ['/cart-data.js', '/shared.js'],
  });
  document.head.append(data, chunks);
  await import('../src/early.ts');
  const { origin } = window.location;
  return {
    requests: fetchMock.mock.calls.map(([url]) => url.replace(origin, '')),
    preloads: [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href')),
  };
};

test('a visitor’s page requests the company and the texts of the login, and no other code', async () => {
  const { requests, preloads } = await startPage('/login');
  expect(requests).toEqual(['/backend/company', '/locales/en/entry.json?v1']);
  expect(preloads).toEqual([]);
});

test('a returning customer’s page requests the session, the shop and the screen too, in their language', async () => {
  localStorage.setItem('portal.demo.session', '1');
  localStorage.setItem('portal.demo.language', 'es');
  const { requests, preloads } = await startPage('/cart');
  expect(requests).toEqual([
    '/backend/company',
    '/locales/es/entry.json?v1',
    '/locales/es/shop.json?v1',
    '/backend/users/refresh',
  ]);
  expect(preloads).toEqual(['/shop.js', '/cart.js', '/shared.js', '/cart-data.js']);
});

test('a link with a user token sends no cookie’s session, because the token decides', async () => {
  localStorage.setItem('portal.demo.session', '1');
  const { requests } = await startPage('/store/some.user.token');
  expect(requests).not.toContain('/backend/users/refresh');
  expect(requests).toContain('/locales/en/shop.json?v1');
});

test('without a configuration in the page nothing is requested yet', async () => {
  const { requests, preloads } = await startPage('/cart', null);
  expect([requests, preloads]).toEqual([[], []]);
});
