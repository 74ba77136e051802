import type {
  CustomerSeed,
  PastTransaction,
  ProductSeed,
  TenantSeed,
} from '../../../host-demo/seeds/types.ts';
import type { UserWire } from '../../../src/api/access/schema.ts';
import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';

export const PASSWORD = 'Portal#2026';

/** The back end's current day in tests; `daysAgo` counts back from it. */
export const TODAY = '2026-03-10';

type ProductOptions = Partial<ProductSeed> &
  Pick<ProductWire, 'disabled' | 'hidden' | 'is_discount'> & { id: number; name: string; price: number };

const product = (
  companyId: number,
  { id, name, price, disabled = false, hidden = false, is_discount = false, ...rest }: ProductOptions,
): ProductSeed => ({
  cost: 0,
  units: [],
  stock: [],
  rules: null,
  product: {
    id,
    company_id: companyId,
    name,
    code: `P-${id}`,
    default_tax: 0,
    disabled,
    hidden,
    is_discount,
    line_name: 'Groceries',
    subline_name: 'Staples',
    default_price: price,
  },
  ...rest,
});

const user = (company: CompanyWire, id: number, name: string, changes: Partial<UserWire>): UserWire => ({
  id,
  email: `${name}@${company.alias}.test`,
  company_id: company.company_id,
  client_id: id * 10,
  client_code: `C-${id}`,
  client_name: `Client ${name}`,
  tax_rate: 8,
  is_taxable: true,
  payterm_name: '30 days',
  payterm_code: 'N30',
  payterm_days: 30,
  credit_limit: 5000,
  open_balance: 0,
  payment_gateway: [{ platform: 'authorizenet', public_key: 'pk', access_token: '' }],
  mobile_user: [{ id: 1, login: 'sales', email: 'sales@wholesaler.test' }],
  ship_address: '1 Main Street',
  ship_address_city: 'Springfield',
  ship_address_state: 'Ohio',
  zipcode: '45501',
  country: 'US',
  ...changes,
});

const customer = (seed: UserWire, changes: Partial<CustomerSeed> = {}): CustomerSeed => ({
  user: seed,
  password: PASSWORD,
  pricing: { percent: 0, nets: [] },
  past: [],
  recommendation: null,
  documents: {},
  ...changes,
});

const pastTransaction = (
  kind: PastTransaction['kind'],
  number: string,
  changes: Partial<PastTransaction>,
): PastTransaction => ({
  kind,
  number,
  daysAgo: 10,
  status: 'delivered',
  openShare: 0,
  lines: [{ product_id: 101, quantity: 1, units: 'EA' }],
  ...changes,
});

const demoCompany: CompanyWire = {
  company_id: 1,
  name: 'Demo Foods',
  alias: 'demo',
  currency_code: 'USD',
  settings: {
    PORTAL_ADVANCED_PRICE_RULES: 'TRUE',
    PORTAL_MINIMUM_ORDER: '50',
    PORTAL_FREE_SHIPPING_MINIMUM: '500',
  },
};

/**
 * Apple juice is sold by piece and case; rice is 10 % off and ten bring a free tea sample; olive oil is priced from its cost.
 * The last two can't be ordered by themselves.
 */
const demoProducts: ProductSeed[] = [
  product(1, {
    id: 101,
    name: 'Apple juice',
    price: 10,
    units: [
      { units: 'EA', name: 'Piece', factor: 1, allows_fractions: true },
      { units: 'CS', name: 'Case of 12', factor: 12 },
    ],
    stock: [
      { warehouse_id: 1, quantity: 120 },
      { warehouse_id: 2, quantity: 5.5 },
    ],
  }),
  product(1, {
    id: 102,
    name: 'Rice',
    price: 20,
    stock: [{ warehouse_id: 1, quantity: 5000 }],
    rules: {
      discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Spring', is_percent: true, value: 10 }],
      gifts: [{ product_id: 103, quantity: 1, step: 10 }],
    },
  }),
  product(1, { id: 103, name: 'Tea sample', price: 1, stock: [{ warehouse_id: 1, quantity: 40 }] }),
  product(1, { id: 104, name: 'Gone', price: 5, disabled: true }),
  product(1, {
    id: 105,
    name: 'Olive oil',
    price: 50,
    cost: 30,
    rules: { special_prices: [{ rule: 'COST_MARGIN', name: 'Margin', value: 25 }] },
  }),
  product(1, {
    id: 106,
    name: 'Shelf display',
    price: 25,
    hidden: true,
    rules: { discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Lent', is_percent: true, value: 90 }] },
  }),
  product(1, {
    id: 107,
    name: 'Loyalty discount',
    price: 25,
    is_discount: true,
    rules: { discounts: [{ rule: 'COMMERCIAL_DISCOUNT', name: 'Loyal', is_percent: true, value: 90 }] },
  }),
];

const demo: TenantSeed = {
  company: demoCompany,
  companySettings: {
    payment_charge: { credit_card: { is_charge: true, charge: 2.9, is_charge_percent: true } },
    shipping_methods: [
      { code: 'VAN', name: 'Our van', rule_id: 7, fixed: 12, percent: 5, zones: [] },
      {
        code: 'LOCAL',
        name: 'Bicycle',
        rule_id: 8,
        fixed: 3,
        percent: null,
        free_minimum: 0,
        zones: ['Ohio'],
      },
    ],
    sales_terms: [{ value: 'N30', label: '30 days', days: 30 }],
  },
  paymentSettings: { AUTHORIZENET_ENVIRONMENT: 'sandbox' },
  warehouses: [
    { id: 1, name: 'Default' },
    { id: 2, name: 'North' },
  ],
  products: () => demoProducts,
  bundles: [
    { id: 1, name: 'Kitchen', photourl: '', categories: [{ line_name: 'Groceries', sublines: [] }] },
    {
      id: 2,
      name: 'Meals',
      photourl: '',
      categories: [{ line_name: 'Groceries', sublines: ['Ready meals'] }],
    },
  ],
  coupons: [
    { id: 1, code: 'WELCOME10', name: '10 %', discount_type: 0, discount_value: 10, expires_on: null },
    {
      id: 3,
      code: 'ONCE20',
      name: '20 % once',
      discount_type: 0,
      discount_value: 20,
      expires_on: null,
      uses_per_customer: 1,
    },
    { id: 2, code: 'EXPIRED', name: 'Old', discount_type: 0, discount_value: 50, expires_on: '2026-03-09' },
  ],
  deals: [
    {
      id: 1,
      name: 'Tea with rice',
      description: 'A tea sample with every ten.',
      conditionsType: 'ALL',
      conditions: [{ id: 102, quantity: 10 }],
      days: null,
    },
    {
      id: 2,
      name: 'Rice or what is gone',
      conditionsType: 'ANY',
      conditions: [
        { id: 104, quantity: 5 },
        { id: 102, quantity: 20 },
      ],
      days: 10,
    },
    {
      id: 3,
      name: 'Juice with what is gone',
      conditionsType: 'ALL',
      conditions: [
        { id: 101, quantity: 12 },
        { id: 104, quantity: 1 },
      ],
      days: null,
    },
    {
      id: 4,
      name: 'Over',
      conditionsType: 'ALL',
      conditions: [{ id: 101, quantity: 1 }],
      days: -1,
    },
    {
      id: 5,
      name: 'Tea party',
      conditionsType: 'ALL',
      conditions: [{ id: 103, quantity: 3 }],
      days: null,
    },
  ],
  customers: [
    customer(user(demoCompany, 11, 'buyer', {}), {
      recommendation: {
        id: 'R-110',
        note: 'For spring',
        products: [
          { product_id: 102, recommended_quantity: 10, units: '' },
          { product_id: 104, recommended_quantity: 1, units: '' },
          { product_id: 101, recommended_quantity: 2, units: 'CS' },
        ],
      },
      pricing: { percent: -5, nets: [] },
      past: [
        pastTransaction('order', 'WEB-0000001', { daysAgo: 40 }),
        pastTransaction('order', 'WEB-0000002', { daysAgo: 3, status: 'processing' }),
        pastTransaction('invoice', 'INV-1', {
          daysAgo: 45,
          status: 'open',
          openShare: 0.5,
          lines: [{ product_id: 102, quantity: 10, units: null }],
        }),
      ],
      documents: { favourites: { lists: { a: { name: 'Weekly' } } } },
    }),
    customer(user(demoCompany, 12, 'other', {}), {
      pricing: { percent: 0, nets: [{ product_id: 101, net_price: 8.5 }] },
    }),
    customer(user(demoCompany, 13, 'cash', { payterm_days: 0, credit_limit: null })),
    customer(user(demoCompany, 14, 'restricted', { products: [101, 103] })),
    customer(user(demoCompany, 15, 'junior', { require_order_approval: true })),
    customer(user(demoCompany, 18, 'approver', { client_id: 150, can_approve_orders: true })),
    customer(user(demoCompany, 19, 'chief', { can_approve_orders: true, open_balance: 600 }), {
      past: [
        pastTransaction('order', 'WEB-0190001', { daysAgo: 2, status: 'pending' }),
        ...[
          { number: 'INV-19A', daysAgo: 5, openShare: 0.75 },
          { number: 'INV-19B', daysAgo: 6, openShare: 1 },
          { number: 'INV-19C', daysAgo: 31, openShare: 1 },
          { number: 'INV-19D', daysAgo: 40, openShare: 0, status: 'paid' as const },
        ].map(({ number, ...invoice }) =>
          pastTransaction('invoice', number, {
            status: 'open',
            lines: [{ product_id: 102, quantity: 10, units: null }],
            ...invoice,
          }),
        ),
      ],
    }),
    customer(user(demoCompany, 16, 'group', { sub_customers: [{ id: 901, name: 'Branch one' }] })),
    customer(user(demoCompany, 17, 'maxed', { credit_limit: 1000, open_balance: 990 })),
  ],
};

const andinaCompany: CompanyWire = {
  company_id: 2,
  name: 'Andina',
  alias: 'andina',
  currency_code: 'COP',
  settings: { PORTAL_ENABLE_INVOICE: '1', PORTAL_PRICE_DECIMALS: '0', PORTAL_USER_SIZE_INPUT: 'TRUE' },
};

const andina: TenantSeed = {
  company: andinaCompany,
  companySettings: {},
  paymentSettings: {},
  warehouses: [{ id: 1, name: 'Bodega' }],
  products: () => [
    product(2, { id: 101, name: 'Tabla', price: 1000, stock: [{ warehouse_id: 1, quantity: 50 }] }),
  ],
  bundles: [],
  coupons: [],
  deals: [
    {
      id: 1,
      name: 'Tablas',
      conditionsType: 'ALL',
      conditions: [{ id: 101, quantity: 10 }],
      days: null,
    },
  ],
  customers: [
    customer(user(andinaCompany, 11, 'comprador', { tax_rate: 19, credit_limit: null }), {
      recommendation: {
        id: 'R-ANDINA',
        note: '',
        products: [{ product_id: 101, recommended_quantity: 4, units: '' }],
      },
    }),
  ],
};

const lumiereCompany: CompanyWire = {
  company_id: 3,
  name: 'Lumière',
  alias: 'lumiere',
  open_portal: 1,
  currency_code: 'CAD',
  settings: { PORTAL_ENABLE_INVOICE: '2', PORTAL_HIDE_PRICES: 'TRUE' },
};

const lumiere: TenantSeed = {
  company: lumiereCompany,
  companySettings: {},
  paymentSettings: {},
  warehouses: [{ id: 1, name: 'Default' }],
  products: () => [
    product(3, { id: 301, name: 'Rouge', price: 30, stock: [{ warehouse_id: 1, quantity: 4 }] }),
  ],
  bundles: [{ id: 1, name: 'Soins', photourl: '', categories: [{ line_name: 'Groceries' }] }],
  coupons: [],
  deals: [],
  customers: [
    customer(user(lumiereCompany, 31, 'acheteuse', { tax_rate: 5 })),
    customer(user(lumiereCompany, 32, 'vip', { tax_rate: 5, force_show_price: true })),
  ],
};

const wolfCompany: CompanyWire = {
  company_id: 4,
  name: 'Wolf Brand Supply',
  alias: 'wolf',
  settings: { PORTAL_ADVANCED_PRICE_RULES: '1' },
};

const wolf: TenantSeed = {
  company: wolfCompany,
  companySettings: {},
  paymentSettings: {},
  warehouses: [],
  products: () => [product(4, { id: 401, name: 'Brake pad', price: 40 })],
  bundles: [],
  coupons: [],
  deals: [],
  customers: [customer(user(wolfCompany, 41, 'buyer', {}))],
};

export const smallTenants: readonly TenantSeed[] = [demo, andina, lumiere, wolf];
