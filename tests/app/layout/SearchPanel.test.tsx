import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { SearchBox } from '../../../src/app/layout/SearchBox.tsx';
import { addDays } from '../../../src/domain/numbers/isoDate.ts';
import { systemClock } from '../../../src/platform/clock.ts';
import { loadLazyParts } from '../../screens/catalogue/openStore.tsx';
import { aCompany, aProductWire } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { aCustomer } from '../../support/customer.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

beforeAll(loadLazyParts);

const invoice = aTransactionWire({ id: 'id-2', kind: 'invoice', transaction_number: 'INV-88210' });

const open = (at: string, options: RenderPortalOptions = {}) =>
  renderPortal(
    <>
      <SearchBox />
      <button type="button">Elsewhere</button>
    </>,
    {
      answers: {
        ...catalogueResponses(),
        '/transactions': { success: true, total: 1, transactions: [invoice] },
      },
      at,
      route: '*',
      ...options,
    },
  );
const manyProducts = (count: number) =>
  Array.from({ length: count }, (_, at) => aProductWire({ id: at + 100, name: `Product ${at + 1}` }));
const field = () => screen.getByRole('searchbox', { name: 'Search products' });
const panel = () => screen.findByRole('region', { name: 'Search results' });

/** It waits for the price. */
const addButtonOf = async (product: string) => {
  const button = await within(await panel()).findByRole('button', { name: `Add ${product}` });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
};

describe.each(['/home', '/cart', '/checkout'])('typing in the search on %s', (at) => {
  it('shows the products over the page, which stays', async () => {
    const { user, address, workspace } = await open(at);
    await user.type(field(), 'olive');
    const found = within(await panel());
    expect(await found.findByText('2 products')).toBeVisible();
    await user.click(await addButtonOf('Olive oil tin 5 L'));
    await waitFor(() => expect(workspace.cart?.state.getState().entries).toHaveLength(1));
    expect(address()).toBe(at);
    expect(screen.getByRole('region', { name: 'Search results' })).toBeVisible();
  });

  it('ends with Escape, with an empty field, or elsewhere', async () => {
    const { user, address } = await open(at);
    const isClosed = () => expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
    await user.type(field(), 'olive');
    await panel();
    await user.keyboard('{Escape}');
    await waitFor(isClosed);
    await user.type(field(), 'olive');
    (await within(await panel()).findByRole('link', { name: 'Olive oil tin 5 L' })).focus();
    await user.keyboard('{Escape}');
    await waitFor(isClosed);
    expect(field()).toHaveFocus();
    await user.type(field(), 'olive');
    await panel();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(isClosed);
    expect(address()).toBe(at);
  });

  it('shows in the field which key closes it, while it is open', async () => {
    const { user } = await open(at);
    expect(screen.getByText('/')).toBeVisible();
    await user.type(field(), 'olive');
    await panel();
    expect(screen.getByText('Esc')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Esc')).toBeNull();
    expect(screen.getByText('/')).toBeInTheDocument();
  });

  it('leads to the store with Enter', async () => {
    const { user, address } = await open(at);
    await user.type(field(), 'olive{Enter}');
    await waitFor(() => expect(address()).toBe('/store?text=olive'));
  });

  it('finds a document by its number', async () => {
    const { user, http } = await open(at);
    await user.type(field(), 'inv 88210');
    const link = await within(await panel()).findByRole('link', { name: 'Invoice INV-88210' });
    expect(link).toHaveAttribute('href', '/account?document=id-2');
    // On a slow machine what was typed first may have been asked for too.
    await waitFor(() =>
      expect(http.sent.findLast(({ path }) => path === '/transactions')?.query).toEqual({
        page: 1,
        page_size: 5,
        search: 'inv 88210',
      }),
    );
  });
});

it('a product is first offered in the unit and quantity of its last purchase', async () => {
  const purchases = [
    { product_id: 2, quantity: '2', units: 'CS', unit_of_measure: 'Case of 4', date: '2026-01-25', times: 3 },
  ];
  const units = [
    { product_id: 2, units: 'EA', name: 'Each', factor: 1 },
    { product_id: 2, units: 'CS', name: 'Case of 4', factor: 4 },
  ];
  const { user, workspace } = await open('/home', { answers: catalogueResponses({ purchases, units }) });
  await user.type(field(), 'olive');
  await user.click(await addButtonOf('Olive oil tin 5 L'));
  await waitFor(() => {
    const [entry] = workspace.cart?.state.getState().entries ?? [];
    expect([entry?.line.quantity, entry?.line.unit?.code]).toEqual(['2', 'CS']);
  });
});

const found = (name: string) => ({
  ...catalogueResponses(),
  '/products/_search': {
    took: 1,
    timed_out: false,
    hits: { total: 1, hits: [{ _id: '1', _source: oliveOil, highlight: { name: [name] } }] },
    aggregations: {},
  },
});
it.each([
  ['olive', 'Extra virgin \uE000olive oil\uE001 1 L', ['olive']],
  ['ólive', 'Extra virgin \uE000olive oil\uE001 1 L', ['olive']],
  ['olvie', 'Extra virgin \uE000olive\uE001 oil 1 L', ['olive']],
])('marks what was typed, or else what was meant: %s', async (text, name, marked) => {
  const { user } = await open('/home', { answers: found(name) });
  await user.type(field(), text);
  const link = await within(await panel()).findByRole('link', { name: 'Extra virgin olive oil 1 L' });
  expect([...link.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marked);
});

describe('the categories of what is found', () => {
  const categories = async () =>
    within(await within(await panel()).findByRole('list', { name: 'Categories' })).getAllByRole('link');
  const inLine = (id: number, line: string) => aProductWire({ id, name: `Olive ${id}`, line_name: line });
  const threeLines = ['Oils', 'Olives', 'Oils', 'Dressings', 'Oils', 'Olives', 'Soaps'].map((line, at) =>
    inLine(at + 1, line),
  );

  it('stand below the products, most hits first, and lead to the store with those alone', async () => {
    const { user, address } = await open('/cart', { answers: catalogueResponses({ products: threeLines }) });
    await user.type(field(), 'olive');
    expect((await categories()).map(({ textContent }) => textContent)).toEqual([
      'Oils 3',
      'Olives 2',
      'Dressings 1',
    ]);
    await user.click(within(await panel()).getByRole('link', { name: 'Olives 2' }));
    expect(address()).toBe('/store?text=olive&line=Olives');
    expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
  });

  it('are reached by the arrow keys, and cost no request of their own', async () => {
    const { user, address, http } = await open('/cart', {
      answers: catalogueResponses({ products: [inLine(1, 'Oils'), inLine(2, 'Olives')] }),
    });
    // All at once: typed slowly, each part of the word is searched for.
    await user.click(field());
    await user.paste('olive');
    await categories();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(within(await panel()).getByRole('link', { name: 'Oils 1' })).toHaveFocus();
    expect(http.sent.filter(({ path }) => path === '/products/_search')).toHaveLength(1);
    await user.keyboard('{Enter}');
    expect(address()).toBe('/store?text=olive&line=Oils');
  });

  it('aren’t offered where there is only one', async () => {
    const { user } = await open('/cart');
    await user.type(field(), 'olive');
    await addButtonOf('Olive oil tin 5 L');
    expect(screen.queryByRole('list', { name: 'Categories' })).toBeNull();
  });
});

const openSingleInvoice = async (balance: number) => {
  const unpaid = {
    ...invoice,
    status: 'open',
    balance,
    due_date: '2026-12-18',
    encrypted_id: 'e2',
  };
  const { user } = await open('/cart', {
    answers: {
      ...catalogueResponses(),
      '/transactions': { success: true, total: 1, transactions: [unpaid] },
      '/payment_settings': { success: true, settings: {} },
    },
    customer: aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] }),
  });
  await user.type(field(), 'INV-88210');
  return within(await panel());
};

it('a single invoice has its status, its PDF and the way to pay it', async () => {
  const found = await openSingleInvoice(46.89);
  expect(await found.findByText('Unpaid')).toBeVisible();
  expect(found.getByRole('link', { name: 'PDF of INV-88210, opens in a new tab' })).toBeVisible();
  const pay = found.getByRole('link', { name: 'Pay $46.89, INV-88210' });
  expect(pay).toHaveAttribute('href', '/account?pay=id-2');
});

it('of an invoice that is partly paid, what is due is said and paid', async () => {
  const found = await openSingleInvoice(16.89);
  expect(await found.findByText('$16.89 of $46.89')).toBeVisible();
  expect(found.getByRole('link', { name: 'Pay $16.89, INV-88210' })).toBeVisible();
});

const openWithInvoices = (...invoices: ReturnType<typeof aTransactionWire>[]) =>
  open('/cart', {
    answers: {
      ...catalogueResponses(),
      '/transactions': { success: true, total: invoices.length, transactions: invoices },
    },
  });
const overdueInvoice = aTransactionWire({
  ...invoice,
  status: 'overdue',
  balance: 46.89,
  due_date: addDays(systemClock.today(), -27),
  f1: '2219',
});

it('a single overdue invoice tells for how long, and the number of its purchase order', async () => {
  const { user } = await openWithInvoices(overdueInvoice);
  await user.type(field(), 'INV-88210');
  const found = within(await panel());
  expect(await found.findByText('27 days overdue')).toBeVisible();
  const list = within(found.getByRole('list', { name: 'Orders and invoices' }));
  expect(list.getByRole('listitem')).toHaveTextContent('Nov 18, 2026 · PO 2219');
  expect(found.queryByText('Overdue')).toBeNull();
});

it('several documents have their status and date only', async () => {
  const { user } = await openWithInvoices(
    overdueInvoice,
    aTransactionWire({ id: 'id-3', transaction_number: 'WEB-88210' }),
  );
  await user.type(field(), '88210');
  const found = within(await panel());
  expect(await found.findAllByText('Overdue')).toHaveLength(1);
  expect(found.queryByText('PO 2219', { exact: false })).toBeNull();
  expect(found.queryByText('27 days overdue')).toBeNull();
});

it('no document is asked for with the name of a product', async () => {
  const { user, http } = await open('/cart');
  await user.type(field(), 'olive oil 5L');
  await panel();
  expect(http.sent.filter(({ path }) => path === '/transactions')).toEqual([]);
});

const quantityOf = (product: string) => screen.findByRole('textbox', { name: `Quantity: ${product}` });
const OIL = 'Extra virgin olive oil 1 L';

describe('a code and Enter', () => {
  it('lead to the quantity over the page, where Enter adds', async () => {
    const { user, address, workspace } = await open('/home');
    await user.type(field(), '8410660001016{Enter}');
    const quantity = await quantityOf(OIL);
    await waitFor(() => expect(quantity).toHaveFocus());
    await user.keyboard('12{Enter}');
    await waitFor(() =>
      expect(workspace.cart.state.getState().entries.map(({ line }) => line.quantity)).toEqual(['12']),
    );
    expect(address()).toBe('/home');
    await user.keyboard('/');
    expect(field()).toHaveFocus();
    expect(
      within(await panel()).getByRole('link', { name: `${OIL} is in your cart: view cart` }),
    ).toBeVisible();
  });

  it('keep what a scanner types before the products and prices are there', async () => {
    const held = Promise.withResolvers<void>();
    const answers = catalogueResponses();
    const search = answers['/products/_search'];
    const { user, workspace } = await open('/home', {
      answers: {
        ...answers,
        '/products/_search': async (call: never) => {
          await held.promise;
          return typeof search === 'function' ? search(call) : search;
        },
      },
    });
    await user.type(field(), '8410660001016{Enter}');
    await user.keyboard('24{Enter}');
    expect(field()).toHaveValue('8410660001016');
    held.resolve();
    await waitFor(() =>
      expect(workspace.cart.state.getState().entries.map(({ line }) => line.quantity)).toEqual(['24']),
    );
    expect(await quantityOf(OIL)).toHaveFocus();
  });

  it.each([
    ['a barcode', '8410660001040'],
    ['a short barcode', '96385074'],
    ['a code with letters', 'CO-1052'],
  ])('%s that a scanner types into the quantity is searched, and is no quantity', async (_, code) => {
    const other = { ...tin, code, barcode: code };
    const { user, address, workspace } = await open('/home', {
      answers: catalogueResponses({ products: [oliveOil, other] }),
    });
    await user.type(field(), '8410660001016{Enter}');
    await waitFor(async () => expect(await quantityOf(OIL)).toHaveFocus());
    await user.keyboard('1{Enter}');
    await waitFor(() => expect(workspace.cart.state.getState().entries).toHaveLength(1));
    await user.keyboard(`${code}{Enter}`);
    await waitFor(async () => expect(await quantityOf(tin.name)).toHaveFocus());
    expect(field()).toHaveValue(code);
    expect(address()).toBe('/home');
    await user.keyboard('2{Enter}');
    await waitFor(() =>
      expect(workspace.cart.state.getState().entries.map(({ line }) => [line.name, line.quantity])).toEqual([
        [OIL, '1'],
        [tin.name, '2'],
      ]),
    );
  });

  it('lead to the quantity again after the same code was entered again', async () => {
    const { user } = await open('/home');
    await user.type(field(), '8410660001016{Enter}');
    await waitFor(async () => expect(await quantityOf(OIL)).toHaveFocus());
    await user.keyboard('/{Enter}');
    await waitFor(async () => expect(await quantityOf(OIL)).toHaveFocus());
  });
});

it('a document that is found stands alone, with its date and total', async () => {
  const { user } = await open('/home', {
    answers: {
      ...catalogueResponses({ products: [] }),
      '/transactions': { success: true, total: 1, transactions: [invoice] },
    },
  });
  await user.type(field(), 'INV-88210');
  const list = within(await within(await panel()).findByRole('list', { name: 'Orders and invoices' }));
  expect(list.getByRole('listitem')).toHaveTextContent('Invoice INV-88210Nov 18, 2026$46.89');
  await waitFor(() => expect(screen.queryByText(/^No results/)).toBeNull());
});

it('Escape in a quantity closes the panel and returns to the field', async () => {
  const { user } = await open('/home');
  await user.type(field(), '8410660001016{Enter}');
  await waitFor(async () => expect(await quantityOf(OIL)).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
  expect(field()).toHaveFocus();
});

it('a document’s number and Enter lead to the document', async () => {
  const { user, address } = await open('/home');
  await user.type(field(), '88210{Enter}');
  await waitFor(() => expect(address()).toBe('/account?document=id-2'));
});

it('a number that no document has leads to the store', async () => {
  const { user, address } = await open('/home');
  await user.type(field(), '88211{Enter}');
  await waitFor(() => expect(address()).toBe('/store?text=88211'));
});

it('the arrow keys lead from the field through the rows and back, and Enter opens one', async () => {
  const { user, address } = await open('/home', {
    answers: catalogueResponses({ products: [oliveOil, ...manyProducts(11)] }),
  });
  await user.type(field(), 'o');
  const found = within(await panel());
  const all = await found.findByRole('link', { name: 'See all 12' });
  expect(all).toHaveAttribute('href', '/store?text=o');
  expect(within(found.getByRole('list', { name: 'Products' })).getAllByRole('listitem')).toHaveLength(6);
  const first = found.getByRole('link', { name: OIL });
  await quantityOf(OIL);
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(found.getByRole('link', { name: 'Product 1' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await user.tab();
  expect(await quantityOf(OIL)).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(await quantityOf(OIL)).toHaveValue('2');
  act(() => first.focus());
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/product/1');
});

describe('recent searches', () => {
  const recent = () => screen.queryByRole('list', { name: 'Recent searches' });
  const wordsIn = (list: HTMLElement | null) =>
    list &&
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('are offered in an empty field, fill it, and can be cleared', async () => {
    const { user, address } = await open('/home');
    await user.click(field());
    expect(recent()).toBeNull();
    await user.type(field(), 'olive');
    await user.click(await addButtonOf(OIL));
    await waitFor(() => expect(wordsIn(recent())).toEqual(['olive']));
    await user.type(field(), '{Escape}');
    expect(screen.queryByRole('region', { name: 'Search results' })).toBeNull();
    expect(field()).toHaveFocus();
    await user.click(field());
    await waitFor(() => expect(wordsIn(recent())).toEqual(['olive']));
    await user.keyboard('{Escape}{ArrowDown}');
    await waitFor(() => expect(wordsIn(recent())).toEqual(['olive']));
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    await user.click(field());
    await waitFor(() => expect(wordsIn(recent())).toEqual(['olive']));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveFocus();
    await waitFor(() => expect(field()).toHaveValue('olive'));
    expect(await screen.findByText('2 products')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(recent()).toBeNull();
    expect(address()).toBe('/home');
  });

  it('are those of Enter and of an opened product, newest first, of this customer alone', async () => {
    const local = createMemoryStore();
    const { user, address, unmount } = await open('/home', { local });
    await user.type(field(), 'tin{Enter}');
    await waitFor(() => expect(address()).toBe('/store?text=tin'));
    unmount();
    const next = await open('/home', { local });
    await next.user.type(field(), 'olive');
    await next.user.click(await within(await panel()).findByRole('link', { name: OIL }));
    expect(next.address()).toBe('/product/1');
    await next.user.click(field());
    await waitFor(() => expect(wordsIn(recent())).toEqual(['olive', 'tin']));
    next.unmount();
    const other = await open('/home', { local, customer: aCustomer({ email: 'ben@shop.test' }) });
    await other.user.click(field());
    expect(recent()).toBeNull();
  });

  it('nothing of a visitor’s search is kept', async () => {
    const local = createMemoryStore();
    const { user, address } = await open('/home', {
      local,
      customer: null,
      company: aCompany({ openPortal: true }),
    });
    await user.type(field(), 'olive{Enter}');
    await waitFor(() => expect(address()).toBe('/store?text=olive'));
    expect(local.keys('').filter((key) => (local.read(key) ?? '').includes('olive'))).toEqual([]);
  });
});
