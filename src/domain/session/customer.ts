/** An address goods can be sent to. `lines` are up to four; empty ones are left out. */
export type ShippingAddress = {
  lines: string[];
  city: string;
  state: string;
  zip: string;
  country: string;
};

/** One of the customers of a group: the one an order is for; `address` is its own, null where it has none. */
type SubCustomer = {
  id: number;
  code: string;
  name: string;
  branchName: string;
  address: ShippingAddress | null;
};

/** The logged-in portal user with the client it buys for (specification §3, User session). */
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
  /** Login of the first mobile user: the sales representative the order counts for. */
  salesLogin: string;
  address: ShippingAddress;
  addresses: ShippingAddress[];
  subCustomers: SubCustomer[];
  forceShowPrice: boolean;
  /** The only ids this customer may buy; null: no restriction of its own. */
  products: number[] | null;
  requiresApproval: boolean;
  canApprove: boolean;
};
