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

/** The back office's current data of a line's product. */
export type TermsToday = {
  product: Pick<Product, 'defaultTax' | 'detailType'>;
  price: PriceData | null;
  rules: PriceRules | null;
  units: readonly UnitOfMeasure[];
  warehouses: readonly WarehouseStock[];
};

/** Company and customer settings for judging lines. `hidden`: prices are hidden, so no price change is shown. */
export type LineContext = {
  pricing: { settings: PricingSettings; customer: PricingCustomer };
  settings: Pick<CompanySettings, 'inventoryCheck' | 'inventoryCheckSkip'>;
  hidden: boolean;
};

/** The price of one base unit after discounts, at the line's quantity; null without a price. */
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
 * The line's current unit. A unit that is no longer sold, or has another factor, is never replaced silently: another must
 * be chosen, or the quantity is converted to pieces when no units are left.
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
 * Assigns the warehouse with enough stock (rules: Stock); null when there is none. Without warehouse data the line is
 * unchanged.
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

/** The previous price data, when the current data gives another price at the line's quantity. */
export function knownTerms(line: CartLine, before: CartLine, context: LineContext): KnownTerms | null {
  const isSame = before.known === null && line.price === before.price && line.rules === before.rules;
  if (context.hidden || isSame) return null;
  const known = before.known ?? { price: before.price, rules: before.rules };
  const then = unitPriceOn(known, line, context);
  if (!then || unitPriceOn(line, line, context)?.eq(then)) return null;
  return known;
}

/** Returns `before` when both are equal, so that unchanged lines are not stored again. */
const renewed = <Value>(before: Value, after: Value): Value => (sameFacts(before, after) ? before : after);

/**
 * The line with current price, rules, units, tax and warehouse (specification §4, Price verification); the same object
 * when nothing changed. After a price change, `known` keeps the previous price data until it is accepted.
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
