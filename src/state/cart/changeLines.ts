import type { CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import { type CartLine, withQuantity, withSize } from '../../domain/cart/cartLine.ts';
import { inWarehouse } from '../../domain/cart/currentLine.ts';
import { isSameData } from '../../domain/cart/isSameData.ts';
import { lineChanges } from '../../domain/cart/lineChanges.ts';
import { lineNote } from '../../domain/cart/lineNote.ts';
import { orderNumber } from '../../domain/cart/orderNumber.ts';
import { type Decimal, toPositive } from '../../domain/numbers/decimal.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import type { Size } from '../../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import { stockOfProduct } from './cartChecks.ts';
import type { CartDependencies } from './cartDependencies.ts';

/**
 * `undo` restores a removed line; null without one. `no_inventory`: `units` base units exceed every warehouse's stock
 * ("No inventory {n} units"; rules: Stock), and the line is unchanged.
 */
export type LineChangeResult =
  | { ok: true; undo: (() => void) | null }
  | { ok: false; reason: 'no_inventory'; units: Decimal };

const DONE: LineChangeResult = { ok: true, undo: null };

type Dependencies = Pick<CartDependencies, 'cart' | 'company' | 'clock' | 'context'>;

const replaceLine = ({ cart }: Dependencies, key: string, line: CartLine): void =>
  cart.setEntries(
    cart.state.getState().entries.map((entry) => (entry.key === key ? { ...entry, line } : entry)),
  );

/** The base units that exceed the stock; null when there is enough, or when the line doesn't ask for more than before. */
const noInventory = ({ cart, context }: Dependencies, before: CartLine, after: CartLine): Decimal | null => {
  const { sizeInput } = context.pricing.settings;
  const [had, asked] = [baseQuantity(before, sizeInput), baseQuantity(after, sizeInput)];
  if (!asked || (had && asked.lte(had))) return null;
  const stock = stockOfProduct(cart, after.productId);
  const isShort = lineChanges(after, stock, context).some(({ kind }) => kind === 'stock_short');
  return isShort ? asked : null;
};

const change = (
  dependencies: Dependencies,
  key: string,
  changed: (line: CartLine) => CartLine,
): LineChangeResult => {
  const { cart, context } = dependencies;
  const before = cart.state.getState().entries.find((entry) => entry.key === key)?.line;
  if (!before) return DONE;
  const after = changed(before);
  const units = noInventory(dependencies, before, after);
  if (units) return { ok: false, reason: 'no_inventory', units };
  const warehouses = stockOfProduct(cart, after.productId)?.warehouses ?? [];
  replaceLine(dependencies, key, inWarehouse(after, warehouses, context) ?? after);
  return DONE;
};

export const stockShortfall = (
  dependencies: Dependencies,
  line: CartLine,
  quantity: string,
): Decimal | null => noInventory(dependencies, line, withQuantity(line, quantity));

/**
 * Sets a line's quantity in its unit. 0 or an invalid quantity removes the line (rules: Cleaning the cart) and returns an
 * undo function. More than the stock is refused.
 */
export const setQuantity = (dependencies: Dependencies, key: string, quantity: string): LineChangeResult =>
  toPositive(quantity) === null
    ? { ok: true, undo: removeLine(dependencies, key) }
    : change(dependencies, key, (line) => withQuantity(line, quantity));

export const setUnit = (
  dependencies: Dependencies,
  key: string,
  unit: UnitOfMeasure | null,
): LineChangeResult => change(dependencies, key, (line) => ({ ...line, unit, goneUnit: null }));

/** Sets a line's size; null removes it (rules: Quantity of a line). Refused when the stock is too low. */
export const setSize = (dependencies: Dependencies, key: string, size: Size | null): LineChangeResult =>
  change(dependencies, key, (line) => withSize(line, size));

/** Sets a line's note for the company (`order_detail_remark`). Only the note is sent, so that other sessions' changes stay. */
export const setNote = ({ cart }: Pick<CartDependencies, 'cart'>, key: string, text: string): void => {
  const note = lineNote(text);
  const { entries } = cart.state.getState();
  if (!entries.some((entry) => entry.key === key && entry.line.note !== note)) return;
  cart.renewEntries(
    entries.map((entry) => (entry.key === key ? { ...entry, line: { ...entry.line, note } } : entry)),
  );
};

/**
 * What is reset when lines are removed: the shipping method, and city, state and zip of a chosen address, so that the
 * checkout asks for them and the order never goes to another address unasked; with the last line also the coupon and the
 * order number (rules: Removing a line).
 */
export const detailsAfterRemoval = (
  { clock, company, cart }: Pick<CartDependencies, 'clock' | 'company' | 'cart'>,
  remaining: readonly CartEntry[],
): Partial<CartDetails> => {
  const now = clock.now();
  const { address } = cart.state.getState().details;
  return {
    shippingMethodCode: null,
    address: address && { ...address, city: '', state: '', zip: '' },
    ...(remaining.length === 0 && {
      coupon: null,
      orderNumber: orderNumber(now, company.fullOrderNumber),
      orderNumberMadeAt: now,
    }),
  };
};

export const removeLine = (dependencies: Dependencies, key: string): (() => void) | null => {
  const { cart } = dependencies;
  const before = cart.state.getState();
  const removed = before.entries.find((entry) => entry.key === key);
  if (!removed) return null;
  const remaining = before.entries.filter((entry) => entry !== removed);
  const reset = detailsAfterRemoval(dependencies, remaining);
  cart.setEntries(remaining, reset);
  return () => {
    const { entries, details } = cart.state.getState();
    cart.setEntries(restoreEntry([...entries], removed), restoredDetails(details, before.details, reset));
  };
};

export const removeAllLines = (dependencies: Dependencies): (() => void) | null => {
  const { cart } = dependencies;
  const before = cart.state.getState();
  if (before.entries.length === 0) return null;
  const reset = detailsAfterRemoval(dependencies, []);
  cart.setEntries([], reset);
  return () => {
    const { entries, details } = cart.state.getState();
    cart.setEntries(
      before.entries.reduce(restoreEntry, [...entries]),
      restoredDetails(details, before.details, reset),
    );
  };
};

const restoredDetails = (
  now: CartDetails,
  before: CartDetails,
  reset: Partial<CartDetails>,
): Partial<CartDetails> => ({
  shippingMethodCode: now.shippingMethodCode ?? before.shippingMethodCode,
  address: isSameData(now.address, reset.address) ? before.address : now.address,
  coupon: now.coupon ?? before.coupon,
});

/** Restores the line's position, unless the product was added again. */
const restoreEntry = (entries: CartEntry[], removed: CartEntry): CartEntry[] =>
  entries.some(({ key }) => key === removed.key)
    ? [...entries]
    : [...entries, removed].toSorted((one, other) => one.position - other.position);
