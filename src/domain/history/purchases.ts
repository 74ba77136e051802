import { type Decimal, maxDecimal, toDecimal, ZERO } from '../numbers/decimal.ts';
import type { TransactionKind } from './transaction.ts';

/** `quantity` is decimal text in `unit`, a unit's name; `price` per base unit, null when prices are hidden. `date`: yyyy-mm-dd. */
export type Purchase = {
  id: string;
  kind: TransactionKind;
  number: string;
  date: string;
  quantity: string;
  unit: string;
  price: string | null;
};

/** `count` documents with a product; `months`: its quantity in base units by month, yyyy-mm; `last`: newest first. */
export type Purchases = {
  count: number;
  months: readonly { month: string; quantity: string }[];
  last: readonly Purchase[];
};

/** `share`: of the highest month, 0 to 1. */
export type PurchaseMonth = { month: string; quantity: Decimal; share: number; isCurrent: boolean };

const MONTHS = 12;

/** The month a number of months before one, yyyy-mm. */
const monthBefore = (month: string, months: number): string => {
  const index = Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5, 7)) - 1 - months;
  return `${Math.floor(index / MONTHS)}-${String((index % MONTHS) + 1).padStart(2, '0')}`;
};

/** What was bought in each of the last twelve months, that of `today` (yyyy-mm-dd) last. */
export const purchaseMonths = (months: Purchases['months'], today: string): PurchaseMonth[] => {
  const current = today.slice(0, 7);
  const quantities = new Map(months.map(({ month, quantity }) => [month, toDecimal(quantity)]));
  const year = Array.from({ length: MONTHS }, (_, index) => {
    const month = monthBefore(current, MONTHS - 1 - index);
    return { month, quantity: maxDecimal(quantities.get(month) ?? ZERO, ZERO) };
  });
  const highest = year.reduce((most, { quantity }) => maxDecimal(most, quantity), ZERO);
  return year.map(({ month, quantity }) => ({
    month,
    quantity,
    share: highest.gt(ZERO) ? quantity.div(highest).toNumber() : 0,
    isCurrent: month === current,
  }));
};
