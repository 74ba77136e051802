import type { UserWire } from '../../../src/api/session/schema.ts';
import { customer, mainAddress, shippingOption } from '../make/customer.ts';
import type { CustomerSeed } from '../types.ts';
import { catalogue } from './catalogue.ts';

const AUTHORIZENET = [
  { platform: 'authorizenet', public_key: 'cedar-public-client-key', access_token: 'cedar-login' },
];

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

const aClient = (
  at: { street: string; city: string; state: string; zip: string },
  user: Omit<CustomerSeed['user'], keyof typeof common> & Partial<typeof common>,
): CustomerSeed => {
  const address = { ...at, country: 'US' };
  return customer({
    ...common,
    ...mainAddress(address),
    shipping_address_list: [shippingOption(address)],
    ...user,
  });
};

/** The customers of Cedar Packaging: `buyer` has payment terms; `visitor` sees no prices; `walkin` has no gateway that preauthorizes. */
export function customers(): CustomerSeed[] {
  return [
    aClient(
      { street: '1120 SE Division Street', city: 'Portland', state: 'OR', zip: '97202' },
      {
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
    ),
    aClient(
      { street: '64 Harbor Way', city: 'Astoria', state: 'OR', zip: '97103' },
      {
        id: 502,
        email: 'cash@cedar.test',
        client_id: 5107,
        client_code: 'C5107',
        client_name: 'Pier Six Hot Sauce',
        force_show_price: true,
      },
    ),
    aClient(
      { street: '902 Oak Street', city: 'Hood River', state: 'OR', zip: '97031' },
      {
        id: 503,
        email: 'walkin@cedar.test',
        client_id: 5155,
        client_code: 'C5155',
        client_name: 'Hood River Honey',
        force_show_price: true,
        payment_gateway: [],
      },
    ),
    aClient(
      { street: '17 Alder Avenue', city: 'Bend', state: 'OR', zip: '97701' },
      {
        id: 504,
        email: 'visitor@cedar.test',
        client_id: 5210,
        client_code: 'C5210',
        client_name: 'High Desert Coffee',
      },
    ),
  ];
}
