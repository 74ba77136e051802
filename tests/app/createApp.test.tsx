import { readFileSync } from 'node:fs';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../src/app/start/createApp.ts';
import { createLocalStore } from '../../src/platform/storage.ts';
import { keepCompany, readCompany } from '../../src/state/visit/lastCompany.ts';
import { aCompany } from '../support/builders.ts';

const BASE = 'https://acme.portal.example.com/';
const REPORTS = 'https://errors.example.com/reports';
const config = {
  companyApi: '/backend',
  api: '/backend',
  productApi: '/backend',
  orderApi: '/backend',
  searchApi: '/backend',
  documentsApi: '/backend',
  errorReporting: REPORTS,
};

const reported: unknown[] = [];
let company: () => Response | Promise<Response> = Response.error;
let configuration: unknown = config;

const respond = (url: URL, body: RequestInit['body']): Response | Promise<Response> => {
  if (url.href === REPORTS) {
    reported.push(JSON.parse(String(body)));
    return new Response();
  }
  if (url.pathname === '/config.json') return Response.json(configuration);
  if (url.pathname === '/backend/company') return company();
  if (url.pathname.startsWith('/locales/')) return new Response(readFileSync(`.${url.pathname}`, 'utf8'));
  return new Response('', { status: 404 });
};

beforeEach(() => {
  reported.length = 0;
  configuration = config;
  vi.stubGlobal('fetch', async (url: string | URL, init: RequestInit = {}) =>
    respond(new URL(url), init.body),
  );
  vi.stubGlobal('LOCALES_VERSION', 'as built');
});
afterEach(() => {
  document.body.replaceChildren();
});

const start = async () => {
  const element = document.createElement('div');
  document.body.append(element);
  const app = await act(async () =>
    createApp({
      root: createRoot(element),
      base: BASE,
      inlineConfig: '',
      meetParent: null,
      hostname: 'acme.portal.example.com',
      ownsPage: true,
    }),
  );
  onTestFinished(async () => {
    // Its last effects run with it, and may set an icon.
    await act(() => app.unmount());
    document.head.querySelector('link[rel=icon]')?.remove();
  });
};

describe('a company that can’t be loaded', () => {
  it.each([
    ['there is none of this name', 404, {}, 'We couldn’t find a portal at this address', 'CallError'],
    ['the answer is none', 200, { success: false }, 'This portal isn’t set up correctly', 'CallError'],
  ])('is reported and shows an error: %s', async (_, status, body, message, name) => {
    company = () => Response.json(body, { status });
    await start();
    expect(await screen.findByText(message)).toBeVisible();
    expect(reported).toEqual([
      expect.objectContaining({ what: 'Loading company data', tenant: 'acme', name }),
    ]);
  });

  it('is requested and reported again by Try again', async () => {
    company = () => new Response('', { status: 404 });
    await start();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(reported).toHaveLength(2));
    expect(await screen.findByText('We couldn’t find a portal at this address')).toBeVisible();
  });
});

it('shows an error for an unreadable configuration, and reports nothing because no address is known', async () => {
  configuration = { ...config, api: '' };
  await start();
  expect(await screen.findByText('This portal isn’t set up correctly')).toBeVisible();
  expect(reported).toEqual([]);
});

describe('the colour of a company', () => {
  const brandColour = () =>
    [...document.querySelectorAll<HTMLElement>('[data-scheme]')].at(-1)?.style.getPropertyValue('--wp-brand');

  it.each([
    ['is its own', {}, '#0f766e'],
    ['is replaced for the company ids that the configuration names', { 7: '#b45309' }, '#b45309'],
    ['isn’t replaced by that of another company', { 8: '#b45309' }, '#0f766e'],
  ])('%s', async (_, companyColours, expected) => {
    configuration = { ...config, companyColours };
    company = () =>
      Response.json({
        success: true,
        company: { company_id: 7, name: 'Acme Foods', alias: 'acme', web_template: { color: '#0f766e' } },
      });
    await start();
    expect(await screen.findByText('Acme Foods')).toBeVisible();
    expect(brandColour()).toBe(`light-dark(${expected}, ${expected})`);
  });
});

it('shows the company’s icon and colour in the browser', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="theme-color"><link rel="icon" href="/icon.svg">',
  );
  const branding = { favicon: 'pictures/icon.svg', web_template: { color: '#0f766e' } };
  company = () =>
    Response.json({ success: true, company: { company_id: 7, name: 'Acme', alias: 'acme', ...branding } });
  await start();
  expect(await screen.findByText('Acme')).toBeVisible();
  // An effect sets them, after the screen is there.
  await waitFor(() => expect(document.title).toBe('Acme'));
  const icons = document.querySelectorAll<HTMLLinkElement>('link[rel=icon]');
  expect([...icons].map(({ href }) => href)).toEqual([
    'https://acme.portal.example.com/backend/pictures/icon.svg',
  ]);
  const themeColour = document.querySelector('meta[name=theme-color]');
  expect(themeColour?.getAttribute('content')).toBe('#0f766e');
  themeColour?.remove();
});

describe('the company of the last visit', () => {
  const remember = () =>
    keepCompany(createLocalStore('portal.acme.'), aCompany({ name: 'Last Visit Foods' }));
  const currentCompany = () =>
    Response.json({ success: true, company: { company_id: 1, name: 'Current Foods', alias: 'acme' } });

  it('is shown before the current one has come, and then replaced', async () => {
    remember();
    const answer = Promise.withResolvers<Response>();
    company = () => answer.promise;
    await start();
    expect(await screen.findByText('Last Visit Foods')).toBeVisible();
    answer.resolve(currentCompany());
    expect(await screen.findByText('Current Foods')).toBeVisible();
    expect(screen.queryByText('Last Visit Foods')).toBeNull();
  });

  it('stays when the current one can’t be loaded', async () => {
    remember();
    company = () => new Response('', { status: 403 });
    await start();
    expect(await screen.findByText('Last Visit Foods')).toBeVisible();
    expect(reported).toEqual([]);
  });

  it('is neither shown nor kept when there is none of this name any more', async () => {
    remember();
    company = () => new Response('', { status: 404 });
    await start();
    expect(await screen.findByText('We couldn’t find a portal at this address')).toBeVisible();
    expect(readCompany(createLocalStore('portal.acme.'))).toBeNull();
  });
});
