import type { Customer } from '../../src/domain/access/customer.ts';

const address = { lines: ['12 Main Street'], city: 'Miami', state: 'FL', zip: '33101', country: 'US' };

export const aCustomer = (changes: Partial<Customer> = {}): Customer => ({
  userId: 1,
  email: 'buyer@demo.test',
  companyId: 1,
  clientId: 10,
  clientCode: '1042',
  clientName: 'Corner Deli',
  branchName: '',
  branchCode: '',
  taxNumber: '',
  city: 'Miami',
  priceListId: null,
  taxRate: '7',
  isTaxable: true,
  terms: { name: '30 days', code: 'N30', days: 30 },
  creditLimit: '5000',
  openBalance: '0',
  gateways: [],
  salesLogin: 'rep',
  address,
  addresses: [address],
  subCustomers: [],
  forceShowPrice: false,
  products: null,
  requiresApproval: false,
  canApprove: false,
  language: '',
  ...changes,
});
