import type { LastPurchases } from '../../domain/catalogue/lastPurchase.ts';
import type { LastPurchaseWire } from './lastPurchaseSchema.ts';

/** Quantities are only shown: decimals would load with the search. */
export const toLastPurchases = (purchases: readonly LastPurchaseWire[]): LastPurchases =>
  Object.fromEntries(
    purchases.flatMap(({ product_id, quantity, units, unit_of_measure, date }) => {
      const count = Number(quantity);
      if (!(count > 0 && Number.isFinite(count))) return [];
      const purchase = { quantity: String(count), unitCode: units, unit: unit_of_measure, date };
      return [[product_id, purchase]];
    }),
  );
