import type { UserWire } from '../../../src/api/access/schema.ts';
import { customer, mainAddress, shippingOption } from '../make/customer.ts';
import { favouriteLists, legacyFavourites, type Notice, notifications } from '../make/documents.ts';
import { makePast, type PastPlan } from '../make/past.ts';
import { randomOf } from '../make/random.ts';
import { recommendationOf } from '../make/recommendation.ts';
import { pickProducts, wellKnownProducts } from '../make/wellKnownProducts.ts';
import type { CustomerSeed, PastTransaction, ProductSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

const RESTRICTED_TO = 25;

const common = {
  company_id: catalogue.companyId,
  client_branch_name: 'Main',
  client_branch_code: '01',
  price_list_id: 3,
  tax_rate: 7,
  is_taxable: true,
  payment_gateway: [
    { platform: 'authorizenet', public_key: 'bluebird-public-client-key', access_token: 'bluebird-login' },
  ],
  mobile_user: [{ id: 9, login: 'rose.tanner', email: 'rose.tanner@bluebirdfoods.test' }],
} satisfies Partial<UserWire>;

const NET_30 = { payterm_name: '30 days', payterm_code: 'NET30', payterm_days: 30 };
const PREPAID = { payterm_name: 'Prepaid', payterm_code: 'PREPAID', payterm_days: 0 };

const address = (street: string, city: string, zip: string, state = 'NJ') => {
  const place = { street, city, state, zip, country: 'US' };
  return { ...mainAddress(place), shipping_address_list: [shippingOption(place)] };
};

const restaurantAt = (street: string, city: string, zip: string) =>
  shippingOption({ street, city, state: 'NJ', zip, country: 'US' });

const DELI = { street: '18 Mulberry Street', city: 'Newark', state: 'NJ', zip: '07102', country: 'US' };
const DELI_KITCHEN = {
  street: '402 Grand Avenue',
  more: 'Loading dock B',
  city: 'Hoboken',
  state: 'NJ',
  zip: '07030',
  country: 'US',
};

const NOTICES: readonly Notice[] = [
  {
    body: 'Order {number} has shipped',
    isRead: false,
    about: { kind: 'order_status' },
    document: { kind: 'order', status: 'shipped', daysAgo: 1 },
  },
  {
    body: 'House blend coffee is back in stock',
    date: '2026-10-27T09:05:00.000Z',
    isRead: false,
    about: { kind: 'back_in_stock', product_id: 1007 },
  },
  {
    body: 'Spring campaign: 5% off extra virgin olive oil',
    date: '2026-10-21T08:00:00.000Z',
    isRead: false,
    about: { kind: 'deal' },
  },
  {
    body: '{number}, {amount}, is due {due}',
    isRead: true,
    about: { kind: 'invoice_due' },
    document: { kind: 'invoice', status: 'open', isOldest: true, daysAgo: 2 },
  },
  { body: 'Welcome to the Bluebird Foods portal', date: '2026-03-02T09:00:00.000Z', isRead: true },
];

const ABOVE_CREDIT_LIMIT: PastTransaction = {
  kind: 'invoice',
  number: 'INV-88210',
  daysAgo: 12,
  status: 'open',
  openShare: 1,
  lines: [
    { product_id: 1007, quantity: 10, units: 'CS6' },
    { product_id: 1000, quantity: 4, units: 'CS12' },
  ],
};

const PENDING_ORDER: PastTransaction = {
  kind: 'order',
  number: 'WEB-6098114',
  daysAgo: 1,
  status: 'pending',
  openShare: 0,
  awaitsApproval: true,
  lines: [
    { product_id: 1000, quantity: 2, units: 'CS12' },
    { product_id: 1007, quantity: 6, units: 'CS6' },
  ],
};

const makersOf = (wellKnown: ProductSeed[]) => {
  const usual = (name: string, count: number) => pickProducts(wellKnown, count, randomOf(`usual ${name}`));
  return {
    usual,
    liked: (name: string, best: readonly number[], more: number) => [
      ...new Set([...best.flatMap((place) => wellKnown[place] ?? []), ...usual(`liked by ${name}`, more)]),
    ],
    past: (name: string, plan: Omit<PastPlan, 'random' | 'usual' | 'lineValue'>) =>
      makePast({ random: randomOf(`past ${name}`), usual: usual(name, 32), lineValue: 38, ...plan }),
  };
};
type Makers = ReturnType<typeof makersOf>;

const buyer = ({ usual, liked, past }: Makers): CustomerSeed =>
  customer(
    {
      ...common,
      ...NET_30,
      id: 101,
      email: 'buyer@demo.test',
      client_id: 1042,
      client_code: '1042',
      client_name: 'Corner Deli',
      client_nit: '22-4815162',
      credit_limit: 5000,
      ...mainAddress(DELI),
      shipping_address_list: [shippingOption(DELI), shippingOption(DELI_KITCHEN)],
    },
    {
      contactName: 'Maria Santos',
      pricing: {
        percent: 0,
        nets: [
          { product_id: 1000, net_price: 9.2 },
          { product_id: 1005, net_price: 5.6 },
        ],
      },
      recommendation: recommendationOf(
        'R-1042-BREAKFAST',
        'For the breakfast counter, from Rose.',
        usual('recommended to buyer', 6),
        randomOf('recommended to buyer'),
      ),
      partNumbers: usual('own numbers of buyer', 6).map(({ product }, at) => ({
        number: `CD-${101 + at}`,
        product_id: product.id,
      })),
      past: past('buyer', { orders: 14, invoices: 9, estimates: 3, firstNumber: 4471102 }),
      documents: {
        favourites: favouriteLists(liked('buyer', [0, 2], 7), [
          { name: 'Monday breakfast', products: usual('breakfast', 8) },
          { name: 'Catering', products: usual('catering', 12) },
        ]),
        transaction: { details: { lastShippingMethodCode: 'GROUND' } },
        notifications: notifications(NOTICES),
      },
    },
  );

const cash = ({ usual, liked, past }: Makers): CustomerSeed =>
  customer(
    {
      ...common,
      ...PREPAID,
      id: 102,
      email: 'cash@demo.test',
      client_id: 1107,
      client_code: '1107',
      client_name: 'Sunrise Food Truck',
      ...address('77 Ferry Street', 'Newark', '07105'),
    },
    {
      contactName: 'Ben Carter',
      pricing: { percent: 2, nets: [] },
      recommendation: recommendationOf(
        'R-1107-TRUCK',
        'Sells well from trucks in the fall.',
        usual('recommended to cash', 4),
        randomOf('recommended to cash'),
      ),
      past: past('cash', { orders: 6, invoices: 0, estimates: 1, firstNumber: 2210034 }),
      documents: {
        favourites: favouriteLists(liked('cash', [1, 5], 3), [
          { name: 'Truck', products: usual('truck', 6) },
          { name: 'Festival', products: usual('festival', 7) },
        ]),
        notifications: notifications(NOTICES.slice(2)),
      },
    },
  );

const restricted = ({ usual }: Makers): CustomerSeed => {
  const restrictedTo = usual('restricted', RESTRICTED_TO);
  return customer(
    {
      ...common,
      ...NET_30,
      id: 103,
      email: 'restricted@demo.test',
      client_id: 1215,
      client_code: '1215',
      client_name: 'Lincoln School Kitchen',
      credit_limit: 3000,
      ...address('310 Lincoln Avenue', 'Orange', '07050'),
      products: restrictedTo.map(({ product }) => product.id),
    },
    {
      past: makePast({
        random: randomOf('past restricted'),
        usual: restrictedTo,
        lineValue: 30,
        orders: 5,
        invoices: 4,
        estimates: 1,
        firstNumber: 3350018,
      }),
    },
  );
};

const group = ({ past }: Makers): CustomerSeed =>
  customer(
    {
      ...common,
      ...NET_30,
      id: 104,
      email: 'group@demo.test',
      client_id: 1300,
      client_code: '1300',
      client_name: 'Harbor Restaurant Group',
      credit_limit: 12000,
      ...address('1 Pier Plaza', 'Jersey City', '07302'),
      sub_customers: [
        {
          id: 1301,
          code: '1301',
          name: 'The Oyster Room',
          branch_name: 'Jersey City',
          ...restaurantAt('8 Exchange Place', 'Jersey City', '07302'),
        },
        {
          id: 1302,
          code: '1302',
          name: 'Pier Bistro',
          branch_name: 'Hoboken',
          ...restaurantAt('221 Sinatra Drive', 'Hoboken', '07030'),
        },
        { id: 1303, code: '1303', name: 'Lighthouse Café', branch_name: 'Bayonne' },
      ],
    },
    {
      contactName: 'Grace Kim',
      pricing: { percent: -4, nets: [] },
      past: past('group', {
        orders: 10,
        invoices: 6,
        estimates: 2,
        firstNumber: 5120441,
        firstPurchaseOrder: 2291,
      }),
    },
  );

const junior = ({ past }: Makers): CustomerSeed =>
  customer(
    {
      ...common,
      ...NET_30,
      id: 105,
      email: 'junior@demo.test',
      client_id: 1420,
      client_code: '1420',
      client_name: 'Grand Hotel Meridian',
      credit_limit: 8000,
      ...address('900 Broad Street', 'Newark', '07102'),
      require_order_approval: true,
    },
    {
      contactName: 'Leo Park',
      past: [
        ...past('junior', { orders: 4, invoices: 0, estimates: 0, firstNumber: 6003190 }),
        PENDING_ORDER,
      ],
    },
  );

const approver = ({ past }: Makers): CustomerSeed =>
  customer(
    {
      ...common,
      ...NET_30,
      id: 106,
      email: 'approver@demo.test',
      client_id: 1420,
      client_code: '1420',
      client_name: 'Grand Hotel Meridian',
      credit_limit: 8000,
      ...address('900 Broad Street', 'Newark', '07102'),
      can_approve_orders: true,
    },
    {
      contactName: 'Helen Brandt',
      past: past('approver', { orders: 6, invoices: 5, estimates: 2, firstNumber: 6120077 }),
    },
  );

const maxed = ({ past }: Makers): CustomerSeed =>
  customer(
    {
      ...common,
      ...NET_30,
      id: 107,
      email: 'maxed@demo.test',
      client_id: 1533,
      client_code: '1533',
      client_name: 'Bayside Market',
      credit_limit: 800,
      open_balance: 800,
      ...address('45 Shore Road', 'Bayonne', '07002'),
    },
    {
      past: [
        ...past('maxed', { orders: 5, invoices: 4, estimates: 0, firstNumber: 7104412 }),
        ABOVE_CREDIT_LIMIT,
      ],
    },
  );

const legacy = ({ usual, past }: Makers): CustomerSeed =>
  customer(
    {
      ...common,
      ...NET_30,
      id: 108,
      email: 'legacy@demo.test',
      client_id: 1618,
      client_code: '1618',
      client_name: 'Old Mill Grocery',
      credit_limit: 4000,
      ...address('8 Mill Lane', 'Trenton', '08608'),
    },
    {
      past: past('legacy', { orders: 5, invoices: 4, estimates: 1, firstNumber: 8250093 }),
      documents: { favourites: legacyFavourites(usual('favourites of legacy', 6)) },
    },
  );

/** The customers of Bluebird Foods. Tests rely on their e-mails and settings. */
export function customers(): CustomerSeed[] {
  const makers = makersOf(wellKnownProducts(catalogue));
  return [buyer, cash, restricted, group, junior, approver, maxed, legacy].map((make) => make(makers));
}
