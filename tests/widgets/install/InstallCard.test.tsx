import { act, screen, within } from '@testing-library/react';
import { Link } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { InstallCard } from '../../../src/app/background/InstallCard.tsx';
import type { Language } from '../../../src/domain/tenant/language.ts';
import { aCompany } from '../../support/builders.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const DAY = 24 * 3_600_000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

afterEach(() => {
  globalThis.portalInstallOffer = undefined;
});

/** Chromium's offer, as index.html keeps it. */
const offer = () => {
  const prompt = vi.fn(async () => ({ outcome: 'accepted' as const }));
  globalThis.portalInstallOffer = Object.assign(new Event('beforeinstallprompt'), { prompt });
  return prompt;
};
const useAgent = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

const NOW = Date.UTC(2026, 10, 25, 12);

/** Opens the portal on the home page, with what the browser knows of earlier visits. */
const open = async (history: object | null, { at = '/home', language = 'en' as Language } = {}) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const local = createMemoryStore();
  if (history) local.write('install', JSON.stringify(history));
  return renderPortal(<InstallCard />, {
    at,
    language,
    local,
    company: aCompany({ name: 'Corner Foods' }),
  });
};
const REGULAR = { visits: 3, seenAt: NOW - DAY, hasOrdered: false, askedAt: null };

const TITLE = 'Add Corner Foods to your home screen';
const card = () => screen.queryByRole('region', { name: TITLE });

test('the browser’s dialog opens from a card that names the company, which then rests', async () => {
  const prompt = offer();
  const { user, portal } = await open(REGULAR);
  expect(card()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(card()).toBeNull();
  expect(JSON.parse(portal.local.read('install') ?? '')).toMatchObject({ visits: 4, askedAt: NOW });
});

test('“Not now” rests', async () => {
  const prompt = offer();
  const { user, portal } = await open(REGULAR);
  await user.click(screen.getByRole('button', { name: 'Not now' }));
  expect(card()).toBeNull();
  expect(prompt).not.toHaveBeenCalled();
  expect(JSON.parse(portal.local.read('install') ?? '')).toMatchObject({ askedAt: NOW });
});

test.each([
  ['on the first visit', null, '/home', false],
  ['on the second visit', { ...REGULAR, visits: 1 }, '/home', true],
  ['after the first order', null, '/confirmation/7', true],
  ['30 days after it was closed', { ...REGULAR, askedAt: NOW - 30 * DAY }, '/home', false],
  ['31 days after it was closed', { ...REGULAR, askedAt: NOW - 31 * DAY }, '/home', true],
  ['in the cart', REGULAR, '/cart', false],
  ['at the checkout', REGULAR, '/checkout', false],
  ['while invoices are paid', REGULAR, '/account?pay=7', false],
  ['with a stored value that isn’t one', [], '/home', false],
])('%s', async (_, history, at, isShown) => {
  offer();
  await open(history, { at });
  expect(card() !== null).toBe(isShown);
});

test('who has ordered on the first visit is asked on the next screens too, in this visit and the next', async () => {
  offer();
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const local = createMemoryStore();
  const screens = (
    <>
      <InstallCard />
      <Link to="/home">Home</Link>
    </>
  );
  const company = aCompany({ name: 'Corner Foods' });
  const { user, address, unmount } = await renderPortal(screens, { at: '/confirmation/7', local, company });
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(address()).toBe('/home');
  expect(card()).toBeVisible();
  unmount();
  await renderPortal(screens, { at: '/home', local, company });
  expect(card()).toBeVisible();
});

test('an offer that comes later shows the card, an installed portal hides it', async () => {
  await open(REGULAR);
  expect(card()).toBeNull();
  offer();
  act(() => void window.dispatchEvent(new Event('beforeinstallprompt')));
  expect(card()).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(card()).toBeNull();
});

test('never in the installed portal', async () => {
  offer();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
  await open(REGULAR);
  expect(card()).toBeNull();
});

test('a computer has no home screen', async () => {
  offer();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: fine)' }));
  await open(REGULAR);
  expect(screen.getByRole('region', { name: 'Install Corner Foods on this computer' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Install' })).toBeVisible();
});

test.each([
  ['en', TITLE, ['Tap Share in your browser’s bar', 'Choose “Add to Home Screen”', 'Tap “Add”']],
  [
    'es',
    'Agregue Corner Foods a su pantalla de inicio',
    ['Toque Compartir en la barra del navegador', 'Elija «Agregar a inicio»', 'Toque «Agregar»'],
  ],
  [
    'fr',
    'Ajoutez Corner Foods à votre écran d’accueil',
    [
      'Touchez Partager dans la barre du navigateur',
      'Choisissez « Sur l’écran d’accueil »',
      'Touchez « Ajouter »',
    ],
  ],
] as const)('an iPhone is told how, in words and pictures: %s', async (language, title, steps) => {
  useAgent(IPHONE);
  await open(REGULAR, { language });
  const region = screen.getByRole('region', { name: title });
  const items = within(region).getAllByRole('listitem');
  for (const [index, step] of steps.entries()) expect(items[index]).toHaveTextContent(step);
  expect(region.querySelectorAll('li svg').length).toBeGreaterThan(0);
  expect(within(region).getAllByRole('button')).toHaveLength(1);
});

test('a browser inside another app on an iPhone can’t, so it isn’t asked', async () => {
  useAgent(`${IPHONE} Instagram 300.0`);
  await open(REGULAR);
  expect(card()).toBeNull();
});
