import type { Product, WarehouseStock } from '../catalogue/product.ts';
import { chooseWarehouse } from '../inventory/warehouse.ts';
import { type Decimal, ONE, toPositive } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseQuantity, unitFactor } from '../pricing/baseQuantity.ts';
import { priceLine } from '../pricing/priceLine.ts';
import type {
  PriceData,
  PriceRules,
  PricingCustomer,
  PricingSettings,
  UnitOfMeasure,
} from '../pricing/types.ts';
import type { CompanySettings } from '../tenant/company.ts';
import type { CartLine, KnownTerms } from './cartLine.ts';
import { sameFacts } from './sameFacts.ts';

/** What the back office says of a product today, as far as a line of the cart follows from it. */
export type TermsToday = {
  product: Pick<Product, 'defaultTax' | 'detailType'>;
  price: PriceData | null;
  rules: PriceRules | null;
  units: readonly UnitOfMeasure[];
  warehouses: readonly WarehouseStock[];
};

/** By what a company and its customer judge lines. `hidden`: this customer sees no prices, so none can change for them. */
export type LineContext = {
  pricing: { settings: PricingSettings; customer: PricingCustomer };
  settings: Pick<CompanySettings, 'inventoryCheck' | 'inventoryCheckSkip'>;
  hidden: boolean;
};

/** What one base unit costs after discounts, at the line's own quantity, on these terms; null without a price. */
export function unitPriceOn(
  { price, rules }: KnownTerms,
  line: CartLine,
  { pricing }: LineContext,
): Decimal | null {
  const { quantity, unit, size, defaultTax } = line;
  const priced = priceLine({ quantity, unit, size, price, rules, defaultTax, ...pricing });
  return priced.ok ? priced.originalNetPrice : null;
}

/**
 * The unit the line goes on in. One that isn't sold any more, or now holds another number of pieces, is never swapped
 * silently: another has to be chosen, or the line goes on in as many pieces where there are no units left.
 */
function unitToday(
  { unit, quantity, units: before }: CartLine,
  units: readonly UnitOfMeasure[],
): Partial<CartLine> {
  if (unit === null) {
    const piece = before.length === 0 ? units.find(({ factor }) => toPositive(factor)?.eq(ONE)) : undefined;
    return piece ? { unit: piece } : {};
  }
  const same = units.find(
    ({ code, factor }) => code === unit.code && toPositive(factor)?.eq(unitFactor(unit)),
  );
  if (same) return { unit: same };
  const pieces = toPositive(quantity)?.times(unitFactor(unit));
  const inPieces = units.length === 0 && pieces ? { quantity: formatForWire(pieces) } : {};
  return { unit: null, goneUnit: unit, ...inPieces };
}

/**
 * The warehouse that holds the line's quantity (rules: Stock): the line with it, or null where none does. With nothing known
 * of the warehouses the line keeps the one it had.
 */
export function inWarehouse(
  line: CartLine,
  warehouses: readonly WarehouseStock[],
  { pricing, settings }: LineContext,
): CartLine | null {
  const q = baseQuantity(line, pricing.settings.sizeInput);
  if (!q || warehouses.length === 0) return line;
  const chosen = chooseWarehouse({
    isChecked: settings.inventoryCheck,
    productId: line.productId,
    detailType: line.productDetailType,
    skip: settings.inventoryCheckSkip,
    q,
    warehouses,
  });
  if (!chosen.ok) return null;
  return chosen.warehouseId === line.warehouseId ? line : { ...line, warehouseId: chosen.warehouseId };
}

/** What the customer knew of `before`, where another price follows from today's terms at the line's own quantity. */
export function knownTerms(line: CartLine, before: CartLine, context: LineContext): KnownTerms | null {
  const isSame = before.known === null && line.price === before.price && line.rules === before.rules;
  if (context.hidden || isSame) return null;
  const known = before.known ?? { price: before.price, rules: before.rules };
  const then = unitPriceOn(known, line, context);
  if (!then || unitPriceOn(line, line, context)?.eq(then)) return null;
  return known;
}

/** What is equal stays the same object: a line whose terms didn't change isn't written again. */
const renewed = <Value>(before: Value, after: Value): Value => (sameFacts(before, after) ? before : after);

/**
 * The line on today's terms: price, rules, units, tax and warehouse together (specification §4, Price verification). The
 * very same line where nothing changed. A price that moved leaves what was known before in `known`, until it is accepted.
 */
export function withTerms(line: CartLine, today: TermsToday, context: LineContext): CartLine {
  const { price, rules, units, product } = today;
  const { unit, ...more } = unitToday(line, units);
  const next: CartLine = {
    ...line,
    ...more,
    price: renewed(line.price, price),
    rules: renewed(line.rules, rules),
    units: renewed(line.units, units),
    unit: unit === undefined ? line.unit : renewed(line.unit, unit),
    defaultTax: renewed(line.defaultTax, product.defaultTax),
    productDetailType: product.detailType,
  };
  const known = renewed(line.known, knownTerms(next, line, context));
  const after = { ...next, known };
  const placed = inWarehouse(after, today.warehouses, context) ?? after;
  return sameFacts(line, placed) ? line : placed;
}
