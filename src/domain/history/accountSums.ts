/** A number of transactions and their sum, decimal text; null when prices are hidden. */
export type AccountSum = { count: number; amount: string | null };

/** What the customer owes. The open balance counts towards the credit limit, and is the sum of the other three amounts. */
export type AccountSums = {
  unpaidInvoices: AccountSum;
  overdueInvoices: AccountSum;
  ordersInProgress: AccountSum;
  /** From before the portal's records. */
  otherBalance: string | null;
  openBalance: string | null;
};
