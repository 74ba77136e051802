import type { CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import { type CartLine, withQuantity, withSize } from '../../domain/cart/cartLine.ts';
import { lineChanges } from '../../domain/cart/lineChanges.ts';
import { inWarehouse } from '../../domain/cart/lineTerms.ts';
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
 * `undo` brings back a line that was taken out; null where there is nothing to undo. `no_inventory`: so many base units, as
 * `units` says, are in no warehouse ("No inventory {n} units", rules: Stock); the line is as it was.
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

/** The base units that can't be had of what a line becomes; null when they can, or when it doesn't ask for more than before. */
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

/** Changes a line and the warehouse it comes from, unless it asks for more than there is. */
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

/** The base units that a line of this quantity would need and no warehouse has; null when it can be had. */
export const stockShortfall = (workspace: Workspace, line: CartLine, quantity: string): Decimal | null =>
  noInventory(workspace, line, withQuantity(line, quantity));

/**
 * Sets a line's quantity, in its unit; zero or what is no quantity takes the line out (specification §4, Cart) and answers
 * with what brings it back. More than the warehouses hold is refused.
 */
export const setQuantity = (workspace: Workspace, key: string, quantity: string): LineChangeResult =>
  toPositive(quantity) === null
    ? { ok: true, undo: removeLine(workspace, key) }
    : change(workspace, key, (line) => withQuantity(line, quantity));

/** Sets a line's unit. A larger one of which the warehouses hold too few is refused. */
export const setUnit = (workspace: Workspace, key: string, unit: UnitOfMeasure | null): LineChangeResult =>
  change(workspace, key, (line) => ({ ...line, unit, goneUnit: null }));

/** Sets a line's size; null makes plain pieces of it (rules: Quantity of a line). One that needs too many is refused. */
export const setSize = (workspace: Workspace, key: string, size: Size | null): LineChangeResult =>
  change(workspace, key, (line) => withSize(line, size));

export const setLineNote = (workspace: Workspace, key: string, note: string): void =>
  replaceLine(workspace, key, (line) => ({ ...line, note }));

/**
 * What goes with lines that are taken out: the shipping method and the typed address; with the last line the coupon too, and
 * the order gets a new number (specification §4, Cart). `left` are the lines that stay.
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

/**
 * Takes a line out with its resets, and answers with what brings it back, beside what was chosen meanwhile; null: it is gone
 * already.
 */
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

/** The line stands where it stood, unless the product was added again meanwhile. */
const putBack = (entries: readonly CartEntry[], removed: CartEntry): CartEntry[] =>
  entries.some(({ key }) => key === removed.key)
    ? [...entries]
    : [...entries, removed].toSorted((one, other) => one.position - other.position);
