import type { LastPurchases } from '../../domain/catalogue/lastPurchase.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import type { LastPurchaseWire } from './lastPurchaseSchema.ts';

export const toLastPurchases = (purchases: readonly LastPurchaseWire[]): LastPurchases =>
  Object.fromEntries(
    purchases.flatMap(({ product_id, quantity, units, unit_of_measure, date }) => {
      const count = toPositive(quantity);
      if (!count) return [];
      const purchase = { quantity: formatForWire(count), unitCode: units, unit: unit_of_measure, date };
      return [[product_id, purchase]];
    }),
  );
