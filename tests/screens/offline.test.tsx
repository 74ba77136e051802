import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { UnsentError } from '../../src/api/callRetries.ts';
import type { Language } from '../../src/domain/tenant/language.ts';
import { ChangePassword } from '../../src/screens/access/ChangePassword.tsx';
import { ForgotScreen } from '../../src/screens/access/ForgotScreen.tsx';
import { DevicesSection } from '../../src/screens/account/DevicesSection.tsx';
import { EmailSection } from '../../src/screens/account/EmailSection.tsx';
import { LinksSection } from '../../src/screens/account/LinksSection.tsx';
import { CartPage } from '../../src/screens/cart/CartPage.tsx';
import { ProductScreen } from '../../src/screens/catalogue/ProductScreen.tsx';
import { StoreScreen } from '../../src/screens/catalogue/StoreScreen.tsx';
import { DocumentScreen } from '../../src/screens/history/DocumentScreen.tsx';
import { ExportButton } from '../../src/screens/history/ExportButton.tsx';
import { HistoryScreen } from '../../src/screens/history/HistoryScreen.tsx';
import { parseHistoryView } from '../../src/screens/history/historyView.ts';
import { resumeSession } from '../../src/state/access/sessionStore.ts';
import { useReconnect } from '../../src/state/access/useReconnect.ts';
import { aCustomer } from '../support/customer.ts';
import { type Answers, renderPortal } from '../support/renderPortal.tsx';

/** Screens that weren’t seen before, at a start without a network: every call fails before it is sent. */

const unsent = () => {
  throw new UnsentError();
};
/** Every path. */
const answers: Answers = new Proxy({}, { get: () => unsent });

const openOffline = async (element: ReactNode, at: string, route: string, language: Language = 'en') => {
  const view = await renderPortal(element, { at, route, language, answers });
  act(() => {
    resumeSession(view.portal.session, { customer: aCustomer(), hidesPrices: false, queries: [] });
    view.portal.session.setState({ isUnreachable: true });
  });
  return view;
};

test.each([
  [
    'en',
    'You’re offline',
    'Search needs a connection. We’ll look for “olive” as soon as you’re back online.',
  ],
  ['es', 'Sin conexión', 'La búsqueda necesita conexión. Buscaremos “olive” en cuanto vuelva.'],
  [
    'fr',
    'Vous êtes hors ligne',
    'La recherche nécessite une connexion. Nous chercherons « olive » dès son retour.',
  ],
] as const)(
  'a search says that it needs a connection, and names no result: %s',
  async (language, title, text) => {
    await openOffline(<StoreScreen />, '/store?text=olive', '/store', language);
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/No results|Sin resultados|Aucun résultat/)).toBeNull();
  },
);

test.each([
  ['a product', <ProductScreen key="product" />, '/product/7', '/product/:productId'],
  ['the history', <HistoryScreen key="history" />, '/account', '/account'],
  ['an order', <DocumentScreen key="document" />, '/account?document=7', '/account'],
])('%s says that it couldn’t be loaded without a connection', async (_, element, at, route) => {
  await openOffline(element, at, route);
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.queryByText(/an error has occurred/i)).toBeNull();
});

test('an empty cart that was never saved is shown as empty', async () => {
  const { startCart } = await openOffline(<CartPage />, '/cart', '/cart');
  startCart();
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
});

function Reconnecting() {
  useReconnect();
  return null;
}

test('the session is asked for again once when the network is back, before those who only listen', async () => {
  const both = (
    <>
      <Reconnecting />
      <Reconnecting />
    </>
  );
  const { portal, http } = await openOffline(both, '/', '*');
  portal.local.write('session', '1');
  const seen: unknown[] = [];
  const listen = () => seen.push(portal.session.getState());
  addEventListener('online', listen);
  await act(async () => void dispatchEvent(new Event('online')));
  removeEventListener('online', listen);
  expect(seen).toMatchObject([{ status: 'in', token: null }]);
  expect(seen[0]).not.toHaveProperty('isUnreachable');
  expect(http.sent.filter(({ auth }) => auth === 'none')).toHaveLength(1);
});

test.each([
  ['the links of PDFs', <LinksSection key="links" />],
  ['the e-mails', <EmailSection key="emails" />],
  ['the devices', <DevicesSection key="devices" />],
  ['a new password', <ChangePassword key="password" onClose={() => undefined} />],
  ['a forgotten password', <ForgotScreen key="forgot" />],
  [
    'the export of the history',
    <ExportButton key="export" view={parseHistoryView(new URLSearchParams(), 'order')} disabled={false} />,
  ],
])('%s: beside the button stands that it needs a connection', async (_, element) => {
  await openOffline(element, '/', '*');
  expect(
    await screen.findByText(/^You’re offline\. This will work again once you’re connected/),
  ).toBeInTheDocument();
});
