/**
 * Of all transactions that a list's filters find, without those that were cancelled or refused. `count`: how many. Amounts are
 * decimal text, and null when prices are hidden or the currencies differ.
 */
export type FilteredSums = {
  count: number;
  amount: string | null;
  balance: string | null;
  overdue: string | null;
};
