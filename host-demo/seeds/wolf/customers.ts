import { customer, mainAddress, shippingOption } from '../make/customer.ts';
import { favouriteLists, type Notice, notifications } from '../make/documents.ts';
import { makePast } from '../make/past.ts';
import { randomOf } from '../make/random.ts';
import { recommendationOf } from '../make/recommendation.ts';
import { pickProducts, wellKnownProducts } from '../make/wellKnownProducts.ts';
import type { CustomerSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

const GARAGE = { street: '2280 Parsons Avenue', city: 'Columbus', state: 'OH', zip: '43207', country: 'US' };
const BRANCH = {
  street: '611 Dixie Highway',
  more: 'Bay 3',
  city: 'Louisville',
  state: 'KY',
  zip: '40210',
  country: 'US',
};

const NOTICES: readonly Notice[] = [
  {
    body: 'Order {number} has shipped',
    isRead: false,
    about: { kind: 'order_status' },
    document: { kind: 'order', status: 'shipped', daysAgo: 1 },
  },
  { body: 'Shop week: 4% off selected parts', date: '2026-10-18T11:00:00.000Z', isRead: false },
  { body: 'Core credit posted to your account', date: '2026-09-30T18:25:00.000Z', isRead: true },
];

export function customers(): CustomerSeed[] {
  const wellKnown = wellKnownProducts(catalogue);
  const usual = (name: string, count: number) => pickProducts(wellKnown, count, randomOf(`usual ${name}`));
  return [
    customer(
      {
        id: 401,
        email: 'buyer@wolf.test',
        company_id: catalogue.companyId,
        client_id: 4042,
        client_code: 'W4042',
        client_name: 'Parsons Avenue Garage',
        client_branch_name: 'Columbus',
        client_branch_code: '01',
        client_nit: '31-1622933',
        price_list_id: 7,
        tax_rate: 7.5,
        is_taxable: false,
        payterm_name: '30 days',
        payterm_code: 'NET30',
        payterm_days: 30,
        credit_limit: 15000,
        payment_gateway: [
          { platform: 'authorizenet', public_key: 'wolf-public-client-key', access_token: 'wolf-login' },
        ],
        mobile_user: [{ id: 39, login: 'dale.hauser', email: 'dale.hauser@wolfbrandsupply.test' }],
        ...mainAddress(GARAGE),
        shipping_address_list: [shippingOption(GARAGE), shippingOption(BRANCH)],
      },
      {
        contactName: 'Pat Parsons',
        pricing: { percent: -6, nets: [] },
        recommendation: recommendationOf(
          'R-4042-WINTER',
          'Winter service: what garages your size stock up on.',
          usual('recommended to wolf buyer', 6),
          randomOf('recommended to wolf buyer'),
        ),
        past: makePast({
          random: randomOf('past wolf buyer'),
          usual: usual('wolf buyer', 30),
          lineValue: 90,
          orders: 12,
          invoices: 8,
          estimates: 2,
          firstNumber: 1751009412207,
          hasFullNumbers: true,
        }),
        documents: {
          favourites: favouriteLists(usual('bench', 8), [
            { name: 'Oil changes', products: usual('oil changes', 8) },
            { name: 'Brake jobs', products: usual('brake jobs', 8) },
          ]),
          notifications: notifications(NOTICES),
        },
      },
    ),
  ];
}
