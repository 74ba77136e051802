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
import type { CartLine, KnownPricing } from './cartLine.ts';
import { isSameData } from './isSameData.ts';

/** The back office's current data of a line's product. */
export type CurrentProductData = {
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
export function unitPriceFor(
  { price, rules }: KnownPricing,
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
function currentUnit(
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
export function knownPricing(line: CartLine, before: CartLine, context: LineContext): KnownPricing | null {
  const isSame = before.known === null && line.price === before.price && line.rules === before.rules;
  if (context.hidden || isSame) return null;
  const known = before.known ?? { price: before.price, rules: before.rules };
  const then = unitPriceFor(known, line, context);
  if (!then || unitPriceFor(line, line, context)?.eq(then)) return null;
  return known;
}

/** Returns `before` when both are equal, so that unchanged lines are not stored again. */
const keepIfEqual = <Value>(before: Value, after: Value): Value =>
  isSameData(before, after) ? before : after;

/**
 * The line with current price, rules, units, tax and warehouse (specification §4, Price verification); the same object
 * when nothing changed. After a price change, `known` keeps the previous price data until it is accepted.
 */
export function withCurrentData(line: CartLine, today: CurrentProductData, context: LineContext): CartLine {
  const { price, rules, units, product } = today;
  const { unit, ...more } = currentUnit(line, units);
  const next: CartLine = {
    ...line,
    ...more,
    price: keepIfEqual(line.price, price),
    rules: keepIfEqual(line.rules, rules),
    units: keepIfEqual(line.units, units),
    unit: unit === undefined ? line.unit : keepIfEqual(line.unit, unit),
    defaultTax: keepIfEqual(line.defaultTax, product.defaultTax),
    productDetailType: product.detailType,
  };
  const known = keepIfEqual(line.known, knownPricing(next, line, context));
  const after = { ...next, known };
  const withWarehouse = inWarehouse(after, today.warehouses, context) ?? after;
  return isSameData(line, withWarehouse) ? line : withWarehouse;
}
