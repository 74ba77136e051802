import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AccountSettingsScreen } from '../../../src/screens/account/AccountSettingsScreen.tsx';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const ACCOUNT = {
  success: true,
  profile: { contact_name: 'Ana Ruiz', phone: '', email: 'buyer@demo.test' },
  preferences: { language: '', order_emails: true, invoice_emails: true, deal_emails: false },
};

/** Sections of 400 px below one another, scrolled by so many px. */
const layOut = () => {
  const place = { scrolled: 0 };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const parent = this.parentElement;
    const isSection = this.querySelector(':scope > section h2, :scope > div > section h2') !== null;
    const at = isSection && parent ? [...parent.children].indexOf(this) : 0;
    const top = 60 + at * 400 - place.scrolled;
    const height = this.querySelectorAll('h2').length * 400;
    return new DOMRect(0, top, 720, height);
  });
  return place;
};

const open = async (at: string, language: 'en' | 'es' | 'fr' = 'en') => {
  const addresses = Promise.withResolvers<unknown>();
  const rendered = await renderPortal(<AccountSettingsScreen ChangePassword={() => null} />, {
    at,
    language,
    customer: aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] }),
    answers: {
      '/users/account': ACCOUNT,
      '/users/addresses': () => addresses.promise,
      '/users/sessions': { success: true, sessions: [] },
      '/payment_methods': { success: true, payment_methods: [] },
      '/documents/notifications': { success: true, name: 'notifications', data: {}, revision: 0 },
    },
  });
  const addressesArrive = () => act(async () => addresses.resolve({ success: true, addresses: [] }));
  return { ...rendered, addressesArrive };
};
const currentLinks = (label = 'Sections') =>
  within(screen.getByRole('navigation', { name: label }))
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map(({ textContent }) => textContent);

test.each([
  ['en', 'Sections', 'Payment methods', 'Your name'],
  ['es', 'Secciones', 'Métodos de pago', 'Su nombre'],
  ['fr', 'Rubriques', 'Modes de paiement', 'Votre nom'],
] as const)(
  'the link of a section leads to it once all sections have their data: %s',
  async (language, list, name, field) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    const { addressesArrive } = await open('/account-settings#payments', language);
    await screen.findByLabelText(field);
    expect(scroll).not.toHaveBeenCalled();
    await addressesArrive();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name })).toHaveFocus());
    expect(scroll.mock.contexts).toEqual([screen.getByRole('heading', { level: 2, name })]);
    await waitFor(() => expect(currentLinks(list)).toEqual([name]));
  },
);

test.each(['/account-settings', '/account-settings#nothing'])('%s stays at the top', async (at) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { addressesArrive } = await open(at);
  await addressesArrive();
  await screen.findByText('No addresses yet.');
  expect(scroll).not.toHaveBeenCalled();
  expect(currentLinks()).toEqual(['Profile']);
});

test('who scrolls before the data has arrived stays there', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { addressesArrive } = await open('/account-settings#devices');
  fireEvent.wheel(document.body);
  await addressesArrive();
  await screen.findByText('No addresses yet.');
  expect(scroll).not.toHaveBeenCalled();
});

test('the section that was chosen is marked until the page is scrolled, then the one being read', async () => {
  const place = layOut();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const { user, addressesArrive } = await open('/account-settings');
  await addressesArrive();
  place.scrolled = 2_000;
  await user.click(screen.getByRole('link', { name: 'PDF links' }));
  fireEvent.scroll(document);
  expect(currentLinks()).toEqual(['PDF links']);
  // What is loaded above moves the page, too.
  place.scrolled = 100;
  fireEvent.scroll(document);
  expect(currentLinks()).toEqual(['PDF links']);
  fireEvent.wheel(document.body);
  fireEvent.scroll(document);
  expect(currentLinks()).toEqual(['Profile']);
  place.scrolled = 700;
  fireEvent.scroll(document);
  expect(currentLinks()).toEqual(['Email preferences']);
});
