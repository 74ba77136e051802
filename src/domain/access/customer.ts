/** `lines` has up to four lines in their positions; one between others may be empty (`addressLines`). */
export type ShippingAddress = {
  lines: string[];
  city: string;
  state: string;
  zip: string;
  country: string;
};

export type SubCustomer = {
  id: number;
  code: string;
  name: string;
  branchName: string;
  address: ShippingAddress | null;
};

/**
 * The portal user and the client they buy for. `salesLogin`: of the first mobile user, the sales
 * representative. `products`: the only ids this customer may buy; null without a restriction.
 */
export type Customer = {
  userId: number;
  email: string;
  companyId: number;
  clientId: number;
  clientCode: string;
  clientName: string;
  branchName: string;
  branchCode: string;
  taxNumber: string;
  city: string;
  priceListId: number | null;
  taxRate: string | null;
  isTaxable: boolean;
  terms: { name: string; code: string; days: number };
  creditLimit: string | null;
  openBalance: string | null;
  gateways: { platform: string; publicKey: string }[];
  salesLogin: string;
  address: ShippingAddress;
  addresses: ShippingAddress[];
  subCustomers: SubCustomer[];
  forceShowPrice: boolean;
  products: number[] | null;
  requiresApproval: boolean;
  canApprove: boolean;
  language: string;
};

export const isSameCustomer = (one: Customer, other: Customer): boolean =>
  one.email === other.email && one.clientId === other.clientId;

/** Whether everything is unchanged that prices, products and permissions depend on; balances change with every invoice. */
export const hasSameTerms = (one: Customer, other: Customer): boolean => {
  const termsOf = (customer: Customer) =>
    JSON.stringify({ ...customer, creditLimit: null, openBalance: null, language: '' });
  return termsOf(one) === termsOf(other);
};
