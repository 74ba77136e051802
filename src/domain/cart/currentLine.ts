import type { Product, WarehouseStock } from '../catalogue/product.ts';
import { chooseWarehouse } from '../inventory/warehouse.ts';
import { ONE, toPositive } from '../numbers/decimal.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { baseQuantity, unitFactor } from '../pricing/baseQuantity.ts';
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
import { unitPriceFor } from './unitPriceFor.ts';

export type CurrentProductData = {
  product: Pick<Product, 'defaultTax' | 'detailType' | 'weight'>;
  price: PriceData | null;
  rules: PriceRules | null;
  units: readonly UnitOfMeasure[];
  warehouses: readonly WarehouseStock[];
};

/** `hidden`: prices are hidden, so no price change is shown. */
export type LineContext = {
  pricing: { settings: PricingSettings; customer: PricingCustomer };
  settings: Pick<CompanySettings, 'inventoryCheck' | 'inventoryCheckSkip'>;
  hidden: boolean;
};

/** A unit that is gone or has another factor is never replaced silently. Without units the quantity is in pieces. */
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

/** Assigns the warehouse with enough stock (rules: Stock); null when there is none. */
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
  const previousPrice = unitPriceFor(known, line, context);
  if (!previousPrice || unitPriceFor(line, line, context)?.eq(previousPrice)) return null;
  return known;
}

const keepIfEqual = <Value>(before: Value, after: Value): Value =>
  isSameData(before, after) ? before : after;

/** Keeps the object when nothing changed, and the previous price in `known` (rules: Price verification). */
export function withCurrentData(line: CartLine, current: CurrentProductData, context: LineContext): CartLine {
  const { price, rules, units, product } = current;
  const { unit, ...quantityChange } = currentUnit(line, units);
  const next: CartLine = {
    ...line,
    ...quantityChange,
    price: keepIfEqual(line.price, price),
    rules: keepIfEqual(line.rules, rules),
    units: keepIfEqual(line.units, units),
    unit: unit === undefined ? line.unit : keepIfEqual(line.unit, unit),
    defaultTax: keepIfEqual(line.defaultTax, product.defaultTax),
    productDetailType: product.detailType,
    weight: product.weight,
  };
  const known = keepIfEqual(line.known, knownPricing(next, line, context));
  const after = { ...next, known };
  const withWarehouse = inWarehouse(after, current.warehouses, context) ?? after;
  return isSameData(line, withWarehouse) ? line : withWarehouse;
}
