import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { HomeScreen } from '../../../src/screens/home/HomeScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { catalogueResponses, oliveOil, tin } from '../../support/catalogue.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const summary = { currency_code: 'USD', line_count: 2, approval_status: null };
const order = {
  ...summary,
  id: 'o1',
  kind: 'order',
  transaction_number: 'WEB-4471902',
  transaction_date: '2026-11-19',
  due_date: null,
  status: 'shipped',
  netvalue: 486.2,
  balance: null,
};
const invoice = (id: string, status: string, balance: number | null) => ({
  ...order,
  id,
  kind: 'invoice',
  transaction_number: `INV-${id}`,
  due_date: '2020-01-31',
  status,
  balance,
});

const answers = {
  '/category_bundles': {
    success: true,
    category_bundles: [
      {
        id: 7,
        name: 'Coffee & tea',
        photourl: 'pictures/demo/1007.svg',
        categories: [{ line_name: 'Coffee' }, { line_name: 'Tea' }],
      },
      { id: 8, name: 'Snacks', categories: [{ line_name: 'Chips' }] },
    ],
  },
  '/transactions': ({ query }: { query: { kind: string } }) => ({
    success: true,
    total: 1,
    transactions:
      query.kind === 'order'
        ? [order]
        : [invoice('1', 'open', 20), invoice('2', 'paid', 0), invoice('3', 'overdue', 5)],
  }),
};

it('loads the pictures of category bundles lazily in boxes of fixed size, also for a missing picture', async () => {
  await renderPortal(<HomeScreen />, { answers, customer: aCustomer() });
  const coffee = await screen.findByRole('link', { name: 'Coffee & tea Coffee, Tea' });
  const picture = coffee.querySelector('img');
  expect(picture?.src).toMatch(/\/pictures\/demo\/1007\.svg$/);
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect([picture?.width, picture?.height]).toEqual([48, 48]);
  const snacks = screen.getByRole('link', { name: 'Snacks Chips' });
  expect(snacks.querySelector('img')).toBeNull();
  expect(snacks.querySelectorAll('svg')).toHaveLength(2);
});

it('names the customer and shows what is owed and recent orders', async () => {
  await renderPortal(<HomeScreen />, { answers, customer: aCustomer({ clientName: 'Corner Deli' }) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Corner Deli' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Coffee & tea/ })).toHaveAttribute(
    'href',
    '/store?bundle=7',
  );
  const orders = within(await screen.findByRole('table', { name: 'Recent orders' }));
  expect(orders.getByRole('link', { name: 'WEB-4471902' })).toHaveAttribute('href', '/account?document=o1');
  expect(orders.getByRole('link', { name: 'Order again: WEB-4471902' })).toHaveAttribute(
    'href',
    '/account?document=o1&again=1',
  );
  expect(orders.getByText('Shipped')).toBeVisible();
  expect(orders.getByText('$486.20')).toBeVisible();
  const owed = within(screen.getByRole('region', { name: 'You owe' }));
  expect(owed.getByRole('link', { name: '2 unpaid invoices' })).toHaveAttribute(
    'href',
    '/account?kind=invoice&status=unpaid',
  );
  // 20 and 5, both overdue.
  expect(owed.getAllByText('$25.00')).toHaveLength(2);
  expect(owed.getByText('Overdue')).toBeVisible();
});

it('names what was ordered, and strikes the total of what was canceled', async () => {
  const shown_line = {
    product_id: 7,
    product_name: 'Green olives 1 kg',
    product_code: 'CN-1',
    quantity: '4',
    unit_of_measure: '',
    price: 6.2,
    others: 3,
  };
  const canceled = { ...order, id: 'o2', status: 'cancelled', netvalue: 90, shown_line: null };
  const orders = { success: true, total: 2, transactions: [{ ...order, shown_line }, canceled] };
  await renderPortal(<HomeScreen />, { answers: { ...answers, '/transactions': orders } });
  const [first, second] = within(await screen.findByRole('table', { name: 'Recent orders' }))
    .getAllByRole('row')
    .slice(1);
  expect(first).toHaveTextContent('Green olives 1 kg + 3 more');
  expect(first?.querySelector('s')).toBeNull();
  expect(second?.querySelector('s')).toHaveTextContent('$90.00');
});

it('leads to the payment of overdue invoices, else of the next due', async () => {
  const customer = aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] });
  const { unmount } = await renderPortal(<HomeScreen />, { answers, customer });
  expect(await screen.findByRole('link', { name: 'Pay $25.00' })).toHaveAttribute('href', '/account?pay=1,3');
  expect(screen.queryByRole('link', { name: 'Pay all' })).toBeNull();
  unmount();
  const next = { ...invoice('9', 'open', 20), due_date: '2099-01-31' };
  const later = { ...next, id: '10', due_date: '2099-02-28' };
  const sent = { success: true, total: 2, transactions: [later, next] };
  await renderPortal(<HomeScreen />, { answers: { ...answers, '/transactions': sent }, customer });
  expect(await screen.findByRole('link', { name: 'Pay $20.00' })).toHaveAttribute('href', '/account?pay=9');
  expect(screen.getByText('Next due Sat, Jan 31')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Pay all' })).toHaveAttribute('href', '/account?pay=10,9');
});

it('counts unpaid invoices whose amounts are hidden, and offers no payment of them', async () => {
  const hidden = [invoice('1', 'open', null), invoice('2', 'paid', null), invoice('3', 'overdue', null)];
  await renderPortal(<HomeScreen />, {
    answers: { ...answers, '/transactions': { success: true, total: 3, transactions: hidden } },
    company: aCompany({ settings: { hidePrices: true } }),
    customer: aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] }),
  });
  expect(await screen.findByRole('link', { name: '2 unpaid invoices' })).toBeVisible();
  const owed = within(screen.getByRole('region', { name: 'You owe' }));
  expect(owed.getAllByText('2 invoices')).toHaveLength(2);
  expect(owed.getByRole('link', { name: 'See invoices' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
});

it('leaves out a tile that has nothing to say', async () => {
  const noTransactions = { success: true, total: 0, transactions: [] };
  await renderPortal(<HomeScreen />, {
    answers: {
      ...answers,
      '/transactions': noTransactions,
      '/smart-orders/get': { success: true, smart_order: [] },
    },
    customer: aCustomer({ creditLimit: null }),
  });
  expect(await screen.findByRole('region', { name: 'Categories' })).toBeVisible();
  for (const name of ['Waits for you', 'You owe', 'Next shipment', 'This year', 'Recent orders'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});

it('says what is left of the credit when nothing is owed', async () => {
  const noTransactions = { success: true, total: 0, transactions: [] };
  await renderPortal(<HomeScreen />, {
    answers: { ...answers, '/transactions': noTransactions },
    customer: aCustomer({ creditLimit: '500' }),
  });
  const owed = within(await screen.findByRole('region', { name: 'You owe' }));
  expect(owed.getByText('No invoices to pay')).toBeVisible();
  expect(owed.getByText('$0.00')).toBeVisible();
  expect(owed.getByText('Credit left of $500.00')).toBeVisible();
});

it('doesn’t say that nothing is owed when the invoices couldn’t be loaded', async () => {
  const fail = ({ query }: { query: { kind: string } }) => {
    if (query.kind === 'invoice') throw new CallError('network');
    return { success: true, total: 1, transactions: [order] };
  };
  await renderPortal(<HomeScreen />, {
    answers: { ...answers, '/transactions': fail },
    customer: aCustomer({ creditLimit: '500' }),
  });
  const owed = within(await screen.findByRole('region', { name: 'You owe' }));
  expect(owed.getByText('Credit left of $500.00')).toBeVisible();
  expect(owed.queryByText('No invoices to pay')).toBeNull();
});

it('shows the orders of this year by month, and how they compare with last year', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T15:00:00'), toFake: ['Date'] });
  const months = [
    { month: '2025-01', count: 1, amount: 200 },
    { month: '2026-01', count: 2, amount: 150 },
    { month: '2026-02', count: 1, amount: 72 },
    { month: '2026-11', count: 1, amount: 40.5 },
  ];
  await renderPortal(<HomeScreen />, {
    answers: { ...answers, '/transactions/months': { success: true, months } },
    customer: aCustomer(),
  });
  const year = within(await screen.findByRole('region', { name: 'This year' }));
  expect(year.getByRole('link', { name: 'See orders' })).toHaveAttribute(
    'href',
    '/account?from=2026-01-01&to=2026-12-31',
  );
  // 150 + 72 + 40.50
  expect(year.getByText('$262.50')).toBeVisible();
  // 222 against 200
  expect(year.getByText('11% more')).toBeVisible();
  expect(year.getByText(/than Jan–Oct last year/)).toBeVisible();
  expect(year.getByText(/^November so far/)).toHaveTextContent('November so far $40.50');
  expect(
    year.getByRole('img', { name: /^By month: January \$150\.00, February \$72\.00, March \$0\.00/ }),
  ).toBeVisible();
});

it('shows what is delivered next, and how far it is', async () => {
  const delivery = {
    ...order,
    id: 'o7',
    transaction_number: 'WEB-4574049',
    status: 'processing',
    netvalue: 149.03,
    line_count: 4,
    ship_date: '2026-11-25',
    order_steps: [
      { step: 'placed', state: 'done', date: '2026-11-22T20:14:00Z' },
      { step: 'packed', state: 'next', date: '2026-11-24T14:10:00Z' },
    ],
  };
  await renderPortal(<HomeScreen />, {
    answers: { ...answers, '/transactions/next-delivery': { success: true, delivery } },
    customer: aCustomer(),
  });
  const tile = within(await screen.findByRole('region', { name: 'Next shipment' }));
  expect(tile.getByText('Wednesday, Nov 25')).toBeVisible();
  expect(tile.getByText(/^4 products · \$149\.03$/)).toBeVisible();
  expect(tile.getByRole('link', { name: 'WEB-4574049' })).toHaveAttribute('href', '/account?document=o7');
  expect(tile.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Placed'),
    expect.stringContaining('Packed'),
  ]);
});

it('shows a new customer the best sellers and the flyer instead of empty cards', async () => {
  await renderPortal(<HomeScreen />, {
    answers: {
      ...answers,
      ...catalogueResponses(),
      '/products/1,2': { success: true, products: [oliveOil, tin] },
      '/transactions': { success: true, total: 0, transactions: [] },
      '/smart-orders/get': { success: true, smart_order: [] },
    },
    company: aCompany({ pages: ['flyer'] }),
    customer: aCustomer({ creditLimit: null }),
  });
  const bestSellers = within(await screen.findByRole('region', { name: 'Best sellers' }));
  expect(bestSellers.getByRole('link', { name: 'Extra virgin olive oil 1 L' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the flyer' })).toHaveAttribute('href', '/flyer');
  expect(screen.queryByText(/No orders yet/)).toBeNull();
});

it('shows what it knows where the smart order can’t be loaded', async () => {
  const { http } = await renderPortal(<HomeScreen />, { answers });
  expect(await screen.findByRole('region', { name: 'You owe' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Recent orders' })).toBeVisible();
  expect(http.sent.filter(({ path }) => path === '/smart-orders/get').length).toBeLessThan(3);
});

const waiting = {
  ...order,
  id: 'w1',
  transaction_number: 'WEB-4575001',
  netvalue: 225.17,
  line_count: 6,
  approval_status: 0,
  client_name: 'Corner Deli',
  sub_customer_name: '',
  requested_by: 'Mia Torres',
};

describe('an order that waits for approval', () => {
  const approver = { canApprove: true };
  const pendingOrders = { '/b2bportal/orders-for-approval': { success: true, total: 2, orders: [waiting] } };

  it('is shown to approvers, with the way to it', async () => {
    await renderPortal(<HomeScreen />, {
      answers: { ...answers, ...pendingOrders },
      customer: aCustomer(approver),
    });
    const tile = within(await screen.findByRole('region', { name: 'Waits for you' }));
    expect(tile.getByText('Mia Torres')).toBeVisible();
    expect(tile.getByText('$225.17')).toBeVisible();
    expect(tile.getByText(/6 products/)).toBeVisible();
    expect(tile.getByRole('link', { name: '2 approvals' })).toHaveAttribute('href', '/approvals');
    expect(tile.getByRole('link', { name: 'Review WEB-4575001' })).toHaveAttribute('href', '/approvals/w1');
  });

  it('is approved by one press', async () => {
    let isApproved = false;
    const { http, user } = await renderPortal(<HomeScreen />, {
      answers: {
        ...answers,
        '/b2bportal/orders-for-approval': () =>
          isApproved
            ? { success: true, total: 0, orders: [] }
            : { success: true, total: 1, orders: [waiting] },
        '/b2bportal/orders/w1/approval': () => {
          isApproved = true;
          return {
            success: true,
            transaction: aTransactionWire({
              id: 'w1',
              transaction_number: 'WEB-4575001',
              approval_status: 1,
            }),
          };
        },
      },
      customer: aCustomer(approver),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve WEB-4575001' }));
    expect(await screen.findByText('WEB-4575001 is approved')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waits for you' })).toBeNull());
    expect(http.sent.filter(({ path }) => path === '/b2bportal/orders/w1/approval')).toHaveLength(1);
  });

  it('stays where the approval fails, and says so', async () => {
    const refuse = () => {
      throw new CallError('network');
    };
    const { user } = await renderPortal(<HomeScreen />, {
      answers: { ...answers, ...pendingOrders, '/b2bportal/orders/w1/approval': refuse },
      customer: aCustomer(approver),
    });
    await user.click(await screen.findByRole('button', { name: 'Approve WEB-4575001' }));
    expect(await screen.findByText('We couldn’t approve WEB-4575001. Open it to see why.')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Waits for you' })).toBeVisible();
  });

  it('is not asked for by others', async () => {
    const { http } = await renderPortal(<HomeScreen />, { answers });
    expect(await screen.findByRole('table', { name: 'Recent orders' })).toBeVisible();
    expect(http.sent.some(({ path }) => path === '/b2bportal/orders-for-approval')).toBe(false);
  });
});

it('a visitor sees the way in, categories, best sellers and brands, all at once', async () => {
  await renderPortal(<HomeScreen />, {
    answers: {
      ...catalogueResponses(),
      ...answers,
      '/products/1,2': { success: true, products: [oliveOil, tin] },
    },
    customer: null,
    company: aCompany({ openPortal: true }),
  });
  expect(await screen.findByRole('heading', { name: 'Brands' })).toBeVisible();
  for (const name of ['Categories', 'Best sellers'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Casa Oliva/ })).toHaveAttribute(
    'href',
    '/store?brand=Casa+Oliva',
  );
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/signup');
});

describe('on a phone', () => {
  const onPhone = () => vi.stubGlobal('innerWidth', 390);
  const customer = aCustomer({
    canApprove: true,
    creditLimit: '500',
    gateways: [{ platform: 'authorizenet', publicKey: '' }],
  });

  it('what waits and what is owed come first, and the year after what is usually bought', async () => {
    onPhone();
    await renderPortal(<HomeScreen />, {
      answers: {
        ...catalogueResponses(),
        ...answers,
        '/products/1,2': { success: true, products: [oliveOil, tin] },
        '/b2bportal/orders-for-approval': { success: true, total: 1, orders: [waiting] },
        '/transactions/months': {
          success: true,
          months: [{ month: `${new Date().getFullYear()}-01`, count: 1, amount: 150 }],
        },
        '/smart-orders/get': {
          success: true,
          smart_order: [1, 2].map((product_id) => ({
            product_id,
            quantity: 1,
            units: '',
            times_bought: 6,
            usual_days: 28,
            last_date: '2026-10-24',
          })),
        },
      },
      customer,
    });
    expect(await screen.findByRole('button', { name: /^Add 2 products · \$/ })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Waits for you',
      'You owe',
      'Your smart order',
      'This year',
      'Recent orders',
      'Categories',
    ]);
    const approval = within(screen.getByRole('region', { name: 'Waits for you' }));
    expect(approval.getByText('MT')).toBeVisible();
    expect(approval.getByText('Mia Torres')).toBeVisible();
    expect(approval.getByText('$225.17')).toBeVisible();
    expect(approval.getByRole('link', { name: 'Review WEB-4575001' })).toHaveAttribute(
      'href',
      '/approvals/w1',
    );
    expect(approval.queryByRole('button', { name: /^Approve/ })).toBeNull();
    const year = within(screen.getByRole('region', { name: 'This year' }));
    expect(year.getByRole('link', { name: '$150.00 See orders' })).toBeVisible();
  });

  it('says what is owed, overdue and next, and leads to each payment', async () => {
    onPhone();
    const next = { ...invoice('9', 'open', 20), due_date: '2099-01-31' };
    const sent = { success: true, total: 2, transactions: [next, invoice('3', 'overdue', 5)] };
    await renderPortal(<HomeScreen />, { answers: { ...answers, '/transactions': sent }, customer });
    const owed = within(await screen.findByRole('region', { name: 'You owe' }));
    expect(owed.getByText('$25.00')).toBeVisible();
    expect(owed.getByText(/^Overdue/)).toHaveTextContent('Overdue $5.00');
    expect(owed.getByText('Next $20.00 on Sat, Jan 31')).toBeVisible();
    expect(owed.getByText(/^Credit left/)).toBeVisible();
    expect(owed.getByRole('link', { name: 'Pay $5.00' })).toHaveAttribute('href', '/account?pay=3');
    expect(owed.getByRole('link', { name: 'Pay all' })).toHaveAttribute('href', '/account?pay=9,3');
  });

  it('shows three orders of five', async () => {
    onPhone();
    const orders = [1, 2, 3, 4, 5].map((id) => ({ ...order, id: `o${id}`, transaction_number: `WEB-${id}` }));
    await renderPortal(<HomeScreen />, {
      answers: { ...answers, '/transactions': { success: true, total: 5, transactions: orders } },
      customer: aCustomer({ creditLimit: null }),
    });
    const table = within(await screen.findByRole('table', { name: 'Recent orders' }));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'WEB-1',
      'WEB-2',
      'WEB-3',
    ]);
    expect(screen.getByRole('link', { name: 'View history' })).toBeVisible();
  });
});
