import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import entryTexts from '../locales/en/entry.json';
import entryTextsEs from '../locales/es/entry.json';
import { renderFirstPaint } from '../src/entries/firstPaint.tsx';

const fetchMock = vi.fn(async (_url: string, _init?: RequestInit) => new Response('{}'));

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('LOCALES_VERSION', 'v1');
  vi.resetModules();
});
afterEach(() => {
  fetchMock.mockClear();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  globalThis.portalEarlyResponses = undefined;
  globalThis.portalStartChunks = undefined;
  globalThis.removeFirstPaint = undefined;
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
  await import('../src/entries/early.ts');
  const { origin } = window.location;
  return {
    requests: fetchMock.mock.calls
      .map(([url]) => url)
      .filter((url) => url.startsWith(origin))
      .map((url) => url.replace(origin, '')),
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
  const [, refresh] = fetchMock.mock.calls.find(([url]) => url.endsWith('/users/refresh')) ?? [];
  expect(refresh?.headers).toMatchObject({ 'accept-language': 'es' });
});

test('a link with a user token sends no cookie’s session, because the token decides', async () => {
  localStorage.setItem('portal.demo.session', '1');
  const { requests } = await startPage('/store/some.user.token');
  expect(requests).not.toContain('/backend/users/refresh');
  expect(requests).toContain('/locales/en/shop.json?v1');
});

test('an information page is requested with its texts and code, for visitors too', async () => {
  localStorage.setItem('portal.demo.language', 'fr');
  const { requests, preloads } = await startPage('/terms-and-conditions');
  expect(requests).toEqual([
    '/backend/company',
    '/locales/fr/entry.json?v1',
    '/locales/fr/shop.json?v1',
    '/locales/fr/history.json?v1',
    '/backend/company_pages/terms?company=demo&language=fr',
  ]);
  expect(preloads).toEqual(['/shop.js']);
});

test('without a configuration in the page nothing is requested yet', async () => {
  const { requests, preloads } = await startPage('/cart', null);
  expect([requests, preloads]).toEqual([[], []]);
});

test('without a configuration the portal knows the chunks of the first screen too', async () => {
  await startPage('/cart?from=mail', null);
  expect(globalThis.portalStartChunks).toEqual(['shop', 'cart', 'cart-data']);
});

test('a returning customer’s screen is requested with its own texts', async () => {
  localStorage.setItem('portal.demo.session', '1');
  const { requests } = await startPage('/account?pay=7');
  expect(requests).toContain('/locales/en/payments.json?v1');
  expect(globalThis.portalStartChunks).toEqual(['shop', 'payments']);
});

describe('the first paint', () => {
  const look = {
    name: 'Bluebird Foods',
    logo: '',
    openPortal: false,
    allowsNewCustomers: false,
    style: '--wp-brand: #0f766e',
  };
  /** The body of index.html, with the templates of the build. */
  const openPage = async (path: string, served: object | null = null) => {
    const script = document.createElement('script');
    script.type = 'not run';
    script.src = '/portal.js';
    document.head.append(script);
    const texts = { en: entryTexts, es: entryTextsEs, fr: entryTexts };
    const data = served ? JSON.stringify(served) : '';
    document.body.innerHTML = `<script id="portal-look" type="application/json">${data}</script><div id="portal"></div>${renderFirstPaint(texts)}`;
    await startPage(path);
    return document.getElementById('first-paint');
  };

  test('the login is there before any response, in the visitor’s language', async () => {
    localStorage.setItem('portal.demo.language', 'es');
    const painted = await openPage('/login');
    expect(screen.getByLabelText('Contraseña')).toBeVisible();
    expect(painted).toHaveTextContent('¿Cliente nuevo?');
  });

  test('it has the look of the last visit', async () => {
    localStorage.setItem('portal.demo.look', JSON.stringify(look));
    const painted = await openPage('/');
    expect(painted).toHaveTextContent('Bluebird Foods');
    expect(painted?.firstElementChild).toHaveStyle('--wp-brand: #0f766e');
    expect(screen.getByLabelText('Password')).toBeVisible();
    expect(painted).not.toHaveTextContent('New customer?');
  });

  test('it has the look that the server has written, rather than that of the last visit', async () => {
    localStorage.setItem('portal.demo.look', JSON.stringify({ ...look, name: 'Last year’s name' }));
    const painted = await openPage('/', look);
    expect(painted).toHaveTextContent('Bluebird Foods');
    expect(painted?.firstElementChild).toHaveStyle('--wp-brand: #0f766e');
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  test('it has the scheme that the customer has chosen', async () => {
    localStorage.setItem('portal.demo.scheme', 'dark');
    const painted = await openPage('/login', look);
    expect(painted?.firstElementChild).toHaveStyle('color-scheme: dark');
  });

  describe('without a known look', () => {
    const answer = {
      success: true,
      company: {
        company_id: 5,
        name: 'Bluebird Foods',
        logo: 'pictures/logo.svg',
        open_portal: 0,
        web_template: { color: '#0f766e' },
        settings: { PORTAL_DISABLE_NEW_CUSTOMERS: 'true' },
      },
    };
    const answerCompany = (body: object, status = 200) =>
      fetchMock.mockImplementation(async (url) =>
        url.endsWith('/company') ? new Response(JSON.stringify(body), { status }) : new Response('{}'),
      );
    afterEach(() => {
      fetchMock.mockImplementation(async () => new Response('{}'));
    });

    test('name, logo and colours come with the company, and what was typed stays', async () => {
      const user = userEvent.setup();
      const company = Promise.withResolvers<Response>();
      fetchMock.mockImplementation(async (url) =>
        url.endsWith('/company') ? company.promise : new Response('{}'),
      );
      const painted = await openPage('/login');
      await user.type(screen.getByLabelText('Email'), 'buyer@demo.test');
      const field = screen.getByLabelText('Email');
      company.resolve(new Response(JSON.stringify(answer)));
      await waitFor(() => expect(painted).toHaveTextContent('Bluebird Foods'));
      expect(screen.getByLabelText('Email')).toBe(field);
      expect(field).toHaveFocus();
      expect(painted).not.toHaveTextContent('New customer?');
      expect(painted?.firstElementChild).toHaveStyle('--wp-brand: light-dark(#0f766e, #0f766e)');
      const mark = painted?.querySelector('[data-company-mark]');
      expect(mark?.getAttribute('style')).toContain('/backend/pictures/logo.svg');
    });

    test('the portal still takes the company’s response', async () => {
      answerCompany(answer);
      const painted = await openPage('/login');
      await waitFor(() => expect(painted).toHaveTextContent('Bluebird Foods'));
      const url = `${window.location.origin}/backend/company`;
      const taken = await globalThis.portalEarlyResponses?.[`POST ${url}`];
      expect(await taken?.json()).toEqual(answer);
    });

    test('a closed portal’s frame becomes the login when the company says so', async () => {
      answerCompany(answer);
      await openPage('/');
      expect(await screen.findByLabelText('Password')).toBeVisible();
    });

    test('an answer without a company changes nothing', async () => {
      answerCompany({ success: false, error: 'unknown' }, 404);
      const painted = await openPage('/login');
      await fetchMock.mock.results[0]?.value;
      expect(painted).toHaveTextContent('New customer?');
    });
  });

  test('where the login isn’t certain, it is the frame of a page', async () => {
    expect(await openPage('/store')).toHaveTextContent('');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('a returning customer sees the frame of a page, not the login', async () => {
    localStorage.setItem('portal.demo.session', '1');
    localStorage.setItem('portal.demo.look', JSON.stringify(look));
    const painted = await openPage('/login');
    expect(painted).toHaveTextContent('Bluebird Foods');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  test('what was typed and pressed goes on in the portal’s own form', async () => {
    const user = userEvent.setup();
    await openPage('/login');
    await user.type(screen.getByLabelText('Email'), 'buyer@demo.test');
    await user.type(screen.getByLabelText('Password'), 'secret');
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    const pressed = vi.fn();
    const portal = document.getElementById('portal');
    if (!portal) throw new Error('The page has no portal');
    portal.innerHTML =
      '<form><input name="email"><input type="password" name="password"><button type="button">Show</button>' +
      '<button type="submit">Log in</button></form><button type="button" lang="es">Español</button>';
    portal.querySelectorAll('button')[1]?.addEventListener('click', (event) => {
      event.preventDefault();
      pressed();
    });
    globalThis.removeFirstPaint?.();
    const [email, password] = portal.querySelectorAll('input');
    expect([email?.value, password?.value]).toEqual(['buyer@demo.test', 'secret']);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(document.getElementById('first-paint')).toBeNull();
  });

  test('a language is shown at once, and chosen in the portal when that comes', async () => {
    const user = userEvent.setup();
    localStorage.setItem('portal.demo.look', JSON.stringify(look));
    const painted = await openPage('/login');
    await user.type(screen.getByLabelText('Email'), 'buyer@demo.test');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    expect(screen.getByLabelText('Correo electrónico')).toHaveValue('buyer@demo.test');
    expect(screen.getByRole('button', { name: 'Español' })).toHaveFocus();
    expect(screen.getByRole('button', { pressed: true })).toHaveAccessibleName('Español');
    expect(painted).toHaveTextContent('Bluebird Foods');
    const chosen = vi.fn();
    const portal = document.getElementById('portal');
    if (!portal) throw new Error('The page has no portal');
    portal.innerHTML =
      '<input name="password"><button lang="en">English</button><button lang="es">Español</button>';
    portal.querySelector('[lang=es]')?.addEventListener('click', chosen);
    globalThis.removeFirstPaint?.();
    expect(chosen).toHaveBeenCalledTimes(1);
  });

  test('a first-time visitor reads nothing of a saved cart when the portal’s script can’t be loaded', async () => {
    const painted = await openPage('/login');
    document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
    expect(painted).toHaveTextContent('Check your connection and try again.');
    expect(painted).not.toHaveTextContent('cart');
  });

  test('it leads to a forgotten password and to a new account', async () => {
    localStorage.setItem('portal.demo.look', JSON.stringify({ ...look, allowsNewCustomers: true }));
    await openPage('/login');
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot');
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
  });

  test('says so when the portal’s script can’t be loaded', async () => {
    const painted = await openPage('/login');
    document.querySelector('script[src]')?.dispatchEvent(new Event('error'));
    expect(painted).toHaveTextContent('We can’t reach the portal');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
  });
});

test.each([
  ['#prerender', []],
  ['', ['/backend/company']],
])('in a frame at “%s” the back office is asked for %j', async (fragment, asked) => {
  vi.stubGlobal('parent', {});
  const { requests, preloads } = await startPage(`/${fragment}`);
  expect(requests).toEqual([...asked, '/locales/en/entry.json?v1', '/locales/en/shop.json?v1']);
  expect(preloads).toEqual(['/shop.js']);
});
