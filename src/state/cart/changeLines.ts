import type { CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import { type CartLine, withQuantity, withSize } from '../../domain/cart/cartLine.ts';
import { inWarehouse } from '../../domain/cart/currentLine.ts';
import { lineChanges } from '../../domain/cart/lineChanges.ts';
import { orderNumber } from '../../domain/checkout/orderNumber.ts';
import { type Decimal, toPositive } from '../../domain/numbers/decimal.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import type { Size } from '../../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { Portal } from '../portal.ts';
import type { Workspace } from '../workspace.ts';
import { stockOfProduct } from './cartChecks.ts';
import { lineContextOf } from './changedLines.ts';

/**
 * `undo` restores a removed line; null without one. `no_inventory`: `units` base units exceed every warehouse's stock ("No
 * inventory {n} units", rules: Stock), and the line is unchanged.
 */
export type LineChangeResult =
  | { ok: true; undo: (() => void) | null }
  | { ok: false; reason: 'no_inventory'; units: Decimal };

const DONE: LineChangeResult = { ok: true, undo: null };

const replaceLine = ({ cart }: Workspace, key: string, change: (line: CartLine) => CartLine): void => {
  const entries = cart?.state.getState().entries ?? [];
  cart?.setEntries(
    entries.map((entry) => (entry.key === key ? { ...entry, line: change(entry.line) } : entry)),
  );
};

/** The base units that exceed the stock; null when there is enough, or when the line doesn't ask for more than before. */
const noInventory = (workspace: Workspace, before: CartLine, after: CartLine): Decimal | null => {
  const { cart, pricing } = workspace;
  const { sizeInput } = pricing.settings;
  const [had, asked] = [baseQuantity(before, sizeInput), baseQuantity(after, sizeInput)];
  if (!cart || !asked || (had && asked.lte(had))) return null;
  const stock = stockOfProduct(cart, after.productId);
  const isShort = lineChanges(after, stock, lineContextOf(workspace)).some(
    ({ kind }) => kind === 'stock_short',
  );
  return isShort ? asked : null;
};

/** Changes a line and its warehouse, unless it asks for more than the stock. */
const change = (
  workspace: Workspace,
  key: string,
  changed: (line: CartLine) => CartLine,
): LineChangeResult => {
  const { cart } = workspace;
  const before = cart?.state.getState().entries.find((entry) => entry.key === key)?.line;
  if (!cart || !before) return DONE;
  const after = changed(before);
  const units = noInventory(workspace, before, after);
  if (units) return { ok: false, reason: 'no_inventory', units };
  const warehouses = stockOfProduct(cart, after.productId)?.warehouses ?? [];
  replaceLine(workspace, key, () => inWarehouse(after, warehouses, lineContextOf(workspace)) ?? after);
  return DONE;
};

/** The base units that this quantity needs beyond the stock; null when there is enough. */
export const stockShortfall = (workspace: Workspace, line: CartLine, quantity: string): Decimal | null =>
  noInventory(workspace, line, withQuantity(line, quantity));

/**
 * Sets a line's quantity in its unit. 0 or an invalid quantity removes the line (specification §4, Cart) and returns an
 * undo function. More than the stock is refused.
 */
export const setQuantity = (workspace: Workspace, key: string, quantity: string): LineChangeResult =>
  toPositive(quantity) === null
    ? { ok: true, undo: removeLine(workspace, key) }
    : change(workspace, key, (line) => withQuantity(line, quantity));

/** Sets a line's unit; refused when the stock is too low. */
export const setUnit = (workspace: Workspace, key: string, unit: UnitOfMeasure | null): LineChangeResult =>
  change(workspace, key, (line) => ({ ...line, unit, goneUnit: null }));

/** Sets a line's size; null removes it (rules: Quantity of a line). Refused when the stock is too low. */
export const setSize = (workspace: Workspace, key: string, size: Size | null): LineChangeResult =>
  change(workspace, key, (line) => withSize(line, size));

/**
 * What is reset when lines are removed: shipping method and typed address; with the last line also the coupon and the
 * order number (specification §4, Cart). `left` are the remaining lines.
 */
export const detailsAfterRemoval = (
  { clock, company }: Portal,
  left: readonly CartEntry[],
): Partial<CartDetails> => {
  const now = clock.now();
  return {
    shippingMethodCode: null,
    address: null,
    ...(left.length === 0 && {
      coupon: null,
      orderNumber: orderNumber(now, company.fullOrderNumber),
      orderNumberMadeAt: now,
    }),
  };
};

/** Removes a line with its resets and returns an undo function, or null when it no longer exists. */
export const removeLine = ({ cart, portal }: Workspace, key: string): (() => void) | null => {
  const before = cart?.state.getState();
  const removed = before?.entries.find((entry) => entry.key === key);
  if (!cart || !before || !removed) return null;
  const left = before.entries.filter((entry) => entry !== removed);
  cart.setEntries(left, detailsAfterRemoval(portal, left));
  return () => {
    const { entries, details } = cart.state.getState();
    cart.setEntries(putBack(entries, removed), {
      shippingMethodCode: details.shippingMethodCode ?? before.details.shippingMethodCode,
      address: details.address ?? before.details.address,
      coupon: details.coupon ?? before.details.coupon,
    });
  };
};

/** Restores the line's position, unless the product was added again. */
const putBack = (entries: readonly CartEntry[], removed: CartEntry): CartEntry[] =>
  entries.some(({ key }) => key === removed.key)
    ? [...entries]
    : [...entries, removed].toSorted((one, other) => one.position - other.position);
