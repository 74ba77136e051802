import type { UserWire } from '../../../src/api/access/schema.ts';
import { customer, mainAddress, shippingOption } from '../make/customer.ts';
import { favouriteLists, type Notice, notifications } from '../make/documents.ts';
import { makePast } from '../make/past.ts';
import { randomOf } from '../make/random.ts';
import { recommendationOf } from '../make/recommendation.ts';
import { pickProducts, wellKnownProducts } from '../make/wellKnownProducts.ts';
import type { CustomerSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

const AUTHORIZENET = [
  { platform: 'authorizenet', public_key: 'cedar-public-client-key', access_token: 'cedar-login' },
];
const PAYU = [{ platform: 'payu', public_key: '', access_token: '' }];

const common = {
  company_id: catalogue.companyId,
  client_branch_name: 'Main',
  client_branch_code: '01',
  price_list_id: 1,
  tax_rate: 0,
  is_taxable: false,
  payterm_name: 'Prepaid',
  payterm_code: 'PREPAID',
  payterm_days: 0,
  payment_gateway: AUTHORIZENET,
  mobile_user: [{ id: 59, login: 'june.okafor', email: 'june.okafor@cedarpackaging.test' }],
} satisfies Partial<UserWire>;

const at = (street: string, city: string, state: string, zip: string, country = 'US') => {
  const address = { street, city, state, zip, country };
  return { ...mainAddress(address), shipping_address_list: [shippingOption(address)] };
};

const NOTICES: readonly Notice[] = [
  {
    body: 'Estimate {number} is ready for review',
    isRead: false,
    about: { kind: 'order_status' },
    document: { kind: 'estimate', status: 'open', daysAgo: 1 },
  },
  { body: 'Amber Boston rounds are back in stock', date: '2026-10-15T16:00:00.000Z', isRead: false },
  { body: 'Welcome to the Cedar Packaging portal', date: '2026-04-06T15:30:00.000Z', isRead: true },
];

/**
 * The customers of Cedar Packaging: `buyer` has payment terms; `cash` has none, and a card is authorized; so has `export`, whose gateway
 * authorizes no cards; `visitor` sees no prices.
 */
export function customers(): CustomerSeed[] {
  const wellKnown = wellKnownProducts(catalogue);
  const usual = (name: string, count: number) => pickProducts(wellKnown, count, randomOf(`usual ${name}`));
  return [
    customer(
      {
        ...common,
        ...at('1120 SE Division Street', 'Portland', 'OR', '97202'),
        id: 501,
        email: 'buyer@cedar.test',
        client_id: 5042,
        client_code: 'C5042',
        client_name: 'Rosewater Skincare',
        force_show_price: true,
        payterm_name: '30 days',
        payterm_code: 'NET30',
        payterm_days: 30,
        credit_limit: 8000,
      },
      {
        contactName: 'Iris Vance',
        recommendation: recommendationOf(
          'R-5042-HOLIDAY',
          'Gift packaging for the holidays.',
          usual('recommended to cedar buyer', 5),
          randomOf('recommended to cedar buyer'),
        ),
        past: makePast({
          random: randomOf('past cedar buyer'),
          usual: usual('cedar buyer', 24),
          lineValue: 60,
          orders: 4,
          invoices: 6,
          estimates: 7,
          firstNumber: 6_204_118,
        }),
        documents: {
          favourites: favouriteLists(usual('bottling', 8), [
            { name: 'Lotion line', products: usual('lotion', 8) },
            { name: 'Shipping room', products: usual('shipping', 7) },
          ]),
          notifications: notifications(NOTICES),
        },
      },
    ),
    customer({
      ...common,
      ...at('64 Harbor Way', 'Astoria', 'OR', '97103'),
      id: 502,
      email: 'cash@cedar.test',
      client_id: 5107,
      client_code: 'C5107',
      client_name: 'Pier Six Hot Sauce',
      force_show_price: true,
    }),
    customer({
      ...common,
      ...at('Carrera 23 # 62-14', 'Manizales', 'Caldas', '170004', 'CO'),
      id: 503,
      email: 'export@cedar.test',
      client_id: 5155,
      client_code: 'C5155',
      client_name: 'Tostadora Nevado S.A.S.',
      force_show_price: true,
      payment_gateway: PAYU,
    }),
    customer({
      ...common,
      ...at('17 Alder Avenue', 'Bend', 'OR', '97701'),
      id: 504,
      email: 'visitor@cedar.test',
      client_id: 5210,
      client_code: 'C5210',
      client_name: 'High Desert Coffee',
    }),
  ];
}
