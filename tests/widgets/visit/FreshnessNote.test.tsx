import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Freshness } from '../../../src/app/layout/Freshness.tsx';
import type { Parent } from '../../../src/bridge/contract.ts';
import type { Language } from '../../../src/domain/tenant/language.ts';
import { openSession } from '../../../src/state/access/openSession.ts';
import { resumeSession } from '../../../src/state/access/sessionStore.ts';
import { aParent } from '../../support/aParent.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const SAYS = /prices|updated|precios|prix/i;
/** Thursday. The machine's own time zone, as customers read it. */
const NOW = new Date(2026, 10, 26, 15, 30).getTime();
const AT_NOON = new Date(2026, 10, 26, 12, 5).getTime();
const ON_TUESDAY = new Date(2026, 10, 24, 14, 5).getTime();

/** Deals, whose answer never comes. */
function Deals() {
  const { data } = useQuery<string>({ queryKey: ['deals'], queryFn: () => new Promise(() => undefined) });
  return <p>{data}</p>;
}

/** A return whose last visit ended at noon; the shown deals are older when `dealsAt` says so. */
const showReturn = async ({
  dealsAt = null as number | null,
  language = 'en' as Language,
  hidePrices = false,
  parent = null as Parent | null,
  now = NOW,
}) => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const company = aCompany({ settings: { hidePrices } });
  const view = await renderPortal(
    <>
      <Deals />
      <Freshness />
    </>,
    { language, company, parent },
  );
  const { queries } = view.workspace;
  const home = { queryKey: ['smart-order'], data: [], updatedAt: AT_NOON };
  act(() => {
    resumeSession(view.portal.session, { customer: aCustomer(), hidesPrices: hidePrices, queries: [home] });
    if (dealsAt === null) return;
    queries.setQueryData(['deals'], 'two for one', { updatedAt: dealsAt });
    queries
      .getQueryCache()
      .find({ queryKey: ['deals'] })
      ?.invalidate();
  });
  await screen.findByText(SAYS);
  return view.portal.session;
};
/** Without the narrow space that Intl has before AM and PM. */
const note = () => screen.queryByText(SAYS)?.textContent?.replace(/\s/g, ' ');

test('says from when the prices are, until the session is confirmed', async () => {
  const session = await showReturn({});
  expect(note()).toBe('Prices from 12:05 PM');
  act(() =>
    openSession(session, { customer: aCustomer(), token: 'token', expiresAt: Number.POSITIVE_INFINITY }),
  );
  expect(note()).toBeUndefined();
});

test('a parent’s time zone decides about the hour and the day', async () => {
  const { parent } = aParent();
  const settings = { ...parent.settings, context: { timeZone: 'America/Bogota' } };
  // In Bogota it is Thursday, 10:30, and the deals are of Wednesday evening.
  const now = Date.UTC(2026, 10, 26, 15, 30);
  await showReturn({ dealsAt: Date.UTC(2026, 10, 26, 2), parent: { ...parent, settings }, now });
  expect(note()).toBe('Prices from Wed 9:00 PM');
});

test.each([
  ['en', 'Prices from Tue 2:05 PM'],
  ['es', 'Precios actualizados: mar, 14:05'],
  ['fr', 'Prix mis à jour : mar. 14:05'],
] as const)(
  'names the day of what is older than today, by the oldest that is shown: %s',
  async (language, words) => {
    await showReturn({ dealsAt: ON_TUESDAY, language });
    expect(note()).toBe(words);
  },
);

test.each([
  ['en', false, 'Offline · prices from Tue 2:05 PM'],
  ['es', false, 'Sin conexión · precios actualizados: mar, 14:05'],
  ['fr', false, 'Hors ligne · prix mis à jour : mar. 14:05'],
  ['en', true, 'Offline · last updated Tue 2:05 PM'],
] as const)('says that the portal is offline: %s, prices hidden: %s', async (language, hidePrices, words) => {
  const session = await showReturn({ dealsAt: ON_TUESDAY, language, hidePrices });
  act(() => session.setState({ isUnreachable: true }));
  expect(note()).toBe(words);
});

test('names no prices to those who may not see them', async () => {
  await showReturn({ hidePrices: true });
  expect(note()).toBe('Last updated 12:05 PM');
});
