import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { ParentSettings } from '../../../src/bridge/contract.ts';
import { AccountSettingsScreen } from '../../../src/screens/account/AccountSettingsScreen.tsx';
import { customerOf } from '../../../src/state/access/sessionStore.ts';
import { aParent } from '../../support/aParent.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import type { Sent } from '../../support/renderPortal.tsx';
import { type Answers, type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const account = (profile: object = {}, preferences: object = {}) => ({
  success: true,
  profile: { contact_name: 'Ana Ruiz', phone: '', email: 'buyer@demo.test', ...profile },
  preferences: {
    language: '',
    order_emails: true,
    invoice_emails: true,
    deal_emails: false,
    ...preferences,
  },
});

const MAIN = {
  id: 'company-1',
  is_own: false,
  is_default: true,
  ship_address: '12 Main Street',
  ship_city: 'Miami',
  ship_state: 'FL',
  ship_zipcode: '33101',
  ship_country: 'US',
};
const DOCK = {
  ...MAIN,
  id: 'own-dock-0123456',
  is_own: true,
  is_default: false,
  ship_address: '7 Dock Road',
};
const addresses = (...list: unknown[]) => ({ success: true, addresses: list });

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/26.0 Mobile/15E148 Safari/604.1';
const aSession = (id: string, device: string, is_current = false) => ({
  id,
  device,
  started_at: '2026-03-01T10:00:00Z',
  used_at: '2026-03-09T10:00:00Z',
  is_current,
});
const sessions = (...list: unknown[]) => ({ success: true, sessions: list });
const HERE = aSession('here', WINDOWS, true);

const ANSWERS = {
  '/users/account': account(),
  '/users/addresses': addresses(MAIN, DOCK),
  '/users/sessions': sessions(HERE, aSession('phone', PHONE), aSession('old', '')),
  '/documents/notifications': { success: true, name: 'notifications', data: {}, revision: 0 },
};

const open = (answers: Answers = {}, options: RenderPortalOptions = {}) =>
  renderPortal(
    <AccountSettingsScreen
      ChangePassword={({ onClose }) => (
        <button type="button" onClick={onClose}>
          Done
        </button>
      )}
    />,
    { answers: { ...ANSWERS, ...answers }, ...options },
  );

const section = (name: string) => within(screen.getByRole('region', { name }));
const bodies = (http: { sent: Sent[] }, path: string) =>
  http.sent.filter((call) => call.path === path).map(({ body }) => body);
/** Fails the first time. */
const failingOnce = (answer: unknown) => {
  let isDown = true;
  return () => {
    if (!isDown) return answer;
    isDown = false;
    throw new CallError('network');
  };
};

test('the sections have headings and a list that leads to them, and the password opens its dialog', async () => {
  const { user } = await open(
    {},
    { company: aCompany({ phone: '555-0100' }), customer: aCustomer({ clientName: 'Corner Deli' }) },
  );
  const names = [
    'Profile',
    'Language and appearance',
    'Email preferences',
    'Notifications',
    'Shipping addresses',
    'Devices',
    'Password',
    'PDF links',
  ];
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(names);
  const list = within(screen.getByRole('navigation', { name: 'Sections' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  await user.click(list.getByRole('link', { name: 'Devices' }));
  expect(screen.getByRole('heading', { name: 'Devices' })).toHaveFocus();
  for (const text of ['Corner Deli', '1042', 'buyer@demo.test', '555-0100', 'Net 30'])
    expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
});

test('name and phone are checked beside their fields, kept when they can’t be stored, and stored', async () => {
  const saved = account({ contact_name: 'Ana R.', phone: '+1 305 555 0100' });
  const { user, http } = await open({ '/users/profile': failingOnce(saved) });
  const name = await screen.findByLabelText('Your name');
  const phone = screen.getByLabelText('Phone (optional)');
  await user.clear(name);
  await user.type(phone, 'none');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Enter your name');
  expect(phone).toHaveAccessibleDescription('Enter a valid phone number');
  await user.type(name, 'Ana R.');
  await user.clear(phone);
  await user.type(phone, '+1 305 555 0100');
  await user.keyboard('{Enter}');
  expect(await section('Profile').findByRole('alert')).toHaveTextContent('We couldn’t save the change');
  expect(name).toHaveValue('Ana R.');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(bodies(http, '/users/profile').at(-1)).toEqual({ contact_name: 'Ana R.', phone: '+1 305 555 0100' });
});

test('the language is applied at once and stored with the account, the scheme with this browser', async () => {
  const saved = account({}, { language: 'es' });
  const { user, appearance, portal, http } = await open({ '/users/preferences': failingOnce(saved) });
  await user.click(screen.getByRole('radio', { name: 'Español' }));
  expect(appearance.getState().language).toBe('es');
  expect(portal.local.read('language')).toBe('es');
  await screen.findByText(/we couldn’t save it for your emails/);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(customerOf(portal.session.getState())?.language).toBe('es'));
  expect(bodies(http, '/users/preferences')).toEqual([{ language: 'es' }, { language: 'es' }]);
  expect(screen.queryByText(/we couldn’t save it/)).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(appearance.getState().scheme).toBe('dark');
});

test('a parent decides about language and scheme, and has no devices or password here', async () => {
  const { parent } = aParent();
  const settings: ParentSettings = {
    ...parent.settings,
    context: { locale: 'en' },
    theme: { scheme: 'light' },
  };
  await open({}, { parent: { ...parent, settings } });
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.getByText('The language follows the app you opened this page in.')).toBeVisible();
  expect(screen.getByText('Light or dark follows the app you opened this page in.')).toBeVisible();
  expect(screen.getByText(/^Bluebird Foods manages these details/)).toBeVisible();
  for (const name of ['Devices', 'Password']) expect(screen.queryByRole('heading', { name })).toBeNull();
});

test('a parent that decides nothing leaves both to the customer', async () => {
  await open({}, { parent: aParent().parent });
  expect(screen.getAllByRole('radio')).toHaveLength(6);
});

test.each([
  ['en', '2', ['Estimates', 'Estimate status'], /order|purchase/i],
  ['es', '2', ['Cotizaciones', 'Estado de sus cotizaciones'], /pedido|compra/i],
  ['fr', '2', ['Devis', 'Suivi des devis'], /achat|command/i],
  ['en', '1', ['Purchases', 'Purchase status'], /order|estimate/i],
  ['es', '1', ['Compras', 'Estado de sus compras'], /pedido|cotizaci/i],
  ['fr', '1', ['Achats', 'Suivi des achats'], /command|devis/i],
  ['en', null, ['Orders', 'Order status'], /purchase|estimate/i],
  ['es', null, ['Pedidos', 'Estado de sus pedidos'], /compra|cotizaci/i],
  ['fr', null, ['Commandes', 'Suivi des commandes'], /achat|devis/i],
] as const)(
  'in %s, at a company with PORTAL_ENABLE_INVOICE %s, the choices are named after its documents',
  async (language, enableInvoice, names, others) => {
    await open(
      {},
      {
        language,
        company: aCompany({ settings: { enableInvoice } }),
        customer: aCustomer({ canApprove: true }),
      },
    );
    for (const name of names) expect(await screen.findByRole('switch', { name })).toBeVisible();
    const switches = screen.getAllByRole('switch');
    expect(switches).toHaveLength(11);
    for (const one of switches) {
      expect(one).not.toHaveAccessibleName(expect.stringMatching(others));
      expect(one).not.toHaveAccessibleDescription(expect.stringMatching(others));
    }
  },
);

test('e-mails are switched one by one; one that can’t be stored goes back', async () => {
  const { user, http } = await open({
    '/users/preferences': failingOnce(account({}, { deal_emails: true })),
  });
  await screen.findByRole('switch', { name: 'Invoice reminders' });
  const deals = section('Email preferences').getByRole('switch', { name: 'Deals' });
  expect(deals).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Orders' })).toBeChecked();
  expect(screen.getByText(/We always email you about the security of your account/)).toBeVisible();
  await user.click(deals);
  expect(await section('Email preferences').findByRole('alert')).toHaveTextContent(/couldn’t save/);
  expect(deals).not.toBeChecked();
  deals.focus();
  await user.keyboard(' ');
  await waitFor(() => expect(deals).toBeChecked());
  expect(screen.queryByText(/couldn’t save/)).toBeNull();
  expect(bodies(http, '/users/preferences')).toEqual([{ deal_emails: true }, { deal_emails: true }]);
});

test('addresses of the company can only be chosen, own ones changed and removed', async () => {
  const { user, http, portal } = await open({
    '/users/addresses/default': addresses({ ...MAIN, is_default: false }, { ...DOCK, is_default: true }),
    '/users/addresses/remove': addresses(MAIN),
  });
  await screen.findByText('7 Dock Road');
  expect(screen.getByText('Managed by Bluebird Foods. Contact them to change it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove 12 Main Street' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Make default: 7 Dock Road' }));
  expect(await screen.findByText('7 Dock Road is now your default address')).toBeVisible();
  expect(customerOf(portal.session.getState())?.address.lines).toEqual(['7 Dock Road']);
  await user.click(screen.getByRole('button', { name: 'Remove 7 Dock Road' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(bodies(http, '/users/addresses/remove')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('7 Dock Road')).toBeNull());
  expect(bodies(http, '/users/addresses/remove')).toEqual([{ id: DOCK.id }]);
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Shipping addresses' })).toHaveFocus());
});

test('an address is added by keyboard; its repeat has the same id, and an edit replaces it', async () => {
  const { user, http } = await open({
    '/users/addresses': addresses(MAIN),
    '/users/addresses/save': failingOnce(addresses(MAIN, DOCK)),
  });
  (await screen.findByRole('button', { name: 'Add address' })).focus();
  await user.keyboard('{Enter}');
  const street = await screen.findByLabelText('Street and number');
  expect(street).toHaveFocus();
  await user.keyboard('7 Dock Road{Enter}');
  const city = screen.getByLabelText('City');
  expect(city).toHaveFocus();
  await waitFor(() => expect(city).toHaveAccessibleDescription('Enter the city'));
  await user.keyboard('Tampa');
  await user.type(screen.getByLabelText('State'), 'FL{Enter}');
  expect(await section('Shipping addresses').findByRole('alert')).toHaveTextContent(/couldn’t save/);
  expect(street).toHaveValue('7 Dock Road');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  expect(await screen.findByText('Address saved')).toBeVisible();
  const sent = bodies(http, '/users/addresses/save') as { id: string }[];
  expect(sent[0]).toMatchObject({ ship_address: '7 Dock Road', ship_city: 'Tampa', ship_country: 'US' });
  expect(sent[1]).toEqual(sent[0]);

  await user.click(screen.getByRole('button', { name: 'Edit 7 Dock Road' }));
  await user.type(await screen.findByLabelText('ZIP or postal code'), '9');
  await user.click(screen.getByRole('button', { name: 'Save address' }));
  await waitFor(() => expect(screen.queryByLabelText('ZIP or postal code')).toBeNull());
  expect(bodies(http, '/users/addresses/save').at(-1)).toMatchObject({ id: DOCK.id, ship_zipcode: '331019' });
});

test('too many addresses are said to be too many', async () => {
  const { user } = await open({
    '/users/addresses/save': () => {
      throw new CallError('refused', { code: 'too_many_addresses', status: 422 });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit 7 Dock Road' }));
  await user.click(await screen.findByRole('button', { name: 'Save address' }));
  expect(await section('Shipping addresses').findByRole('alert')).toHaveTextContent('limit of 50 addresses');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('7 Dock Road')).toBeVisible();
});

test('devices are named; one is logged out, and all others after a confirmation', async () => {
  const end = ({ body }: { body?: unknown }) =>
    (body as { id: string | null }).id === null ? sessions(HERE) : sessions(HERE, aSession('old', ''));
  const { user, http } = await open({ '/users/sessions/end': end });
  await screen.findByText('Safari on iPhone');
  const rows = section('Devices').getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('Chrome on WindowsThis deviceIn use now');
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  expect(rows[1]).toHaveTextContent(/Last used Mar 9, .*Logged in Mar 1, /);
  expect(rows[2]).toHaveTextContent('Unknown device');
  const button = screen.getByRole('button', { name: 'Log out Safari on iPhone' });
  expect(button).toHaveAccessibleDescription(/Last used Mar 9, .*Logged in Mar 1, /);
  await user.click(button);
  expect(await screen.findByText('Safari on iPhone has been logged out')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log out all other devices' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Log out all' }));
  expect(await screen.findByText('All other devices have been logged out')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Log out all other devices' })).toBeNull();
  expect(bodies(http, '/users/sessions/end')).toEqual([{ id: 'phone' }, { id: null }]);
});

test('an app that shows the portal is listed by its own name', async () => {
  const app = aSession('app', 'Android Field Desk');
  await open({ '/users/sessions': sessions(HERE, app) });
  await screen.findByText('Android Field Desk');
  expect(screen.getByRole('button', { name: 'Log out Android Field Desk' })).toBeVisible();
});

const LATE = { ...aSession('phone', PHONE), country: 'US', used_at: '2026-03-09T23:30:00Z' };

test.each([
  ['en', 'Safari on iPhone', /^United States · Last used Mar 9, 11:30\sPM$/, /^Last used Mar 9, 11:30\sPM$/],
  ['es', 'Safari en iPhone', /^Estados Unidos · Último uso: 9 mar, 23:30$/, /^Último uso: 9 mar, 23:30$/],
  [
    'fr',
    'Safari sur iPhone',
    /^États-Unis · Dernière utilisation\s: 9 mars, 23:30$/,
    /^Dernière utilisation\s: 9 mars, 23:30$/,
  ],
] as const)(
  'a device says its country where it is known, and when it was last used: %s',
  async (language, name, withPlace, without) => {
    const list = sessions(HERE, LATE, { ...LATE, id: 'a', country: '' }, { ...LATE, id: 'b', country: 'XX' });
    await open({ '/users/sessions': list }, { language });
    expect(await screen.findAllByText(name)).toHaveLength(3);
    expect(screen.getByText(withPlace)).toBeVisible();
    expect(screen.getAllByText(without)).toHaveLength(2);
  },
);

test('this device is first, also when another was used later; a time of another year has its year', async () => {
  const old = { ...LATE, started_at: '2025-11-01T10:00:00Z' };
  await open({ '/users/sessions': sessions(old, HERE) });
  await screen.findByText('Safari on iPhone');
  const [first, second] = section('Devices').getAllByRole('listitem');
  expect(first).toHaveTextContent('This device');
  expect(second).toHaveTextContent(/Logged in Nov 1, 2025/);
});

test('of many devices the last used ones are shown, and all when they are wanted', async () => {
  const others = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ ...LATE, id }));
  const { user } = await open({ '/users/sessions': sessions(HERE, ...others) });
  expect(await screen.findAllByText('Safari on iPhone')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Show all 6 devices' }));
  expect(screen.getAllByText('Safari on iPhone')).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByText('Safari on iPhone')).toHaveLength(3);
});

test('a section that can’t be loaded fails alone, and is loaded again', async () => {
  const { user } = await open({ '/users/addresses': failingOnce(addresses(MAIN)) });
  await screen.findByText('Safari on iPhone');
  expect(await screen.findByLabelText('Your name')).toHaveValue('Ana Ruiz');
  const list = section('Shipping addresses');
  expect(await list.findByRole('alert')).toHaveTextContent('We couldn’t load this section.');
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('12 Main Street')).toBeVisible();
});

test.each([
  [null, 'The links you shared no longer work. You can still download all your documents here.'],
  [new CallError('server'), 'We couldn’t turn off the links. Please try again.'],
])('the customer turns off the PDF links they have shared: %s', async (error, text) => {
  const { user } = await open({
    '/documents/revoke_links': () => {
      if (error) throw error;
      return { success: true };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Turn off shared links' }));
  expect(await screen.findByText(text)).toBeVisible();
});
