import type { CartEntry } from '../../domain/cart/cart.ts';
import { type CartLine, withQuantity } from '../../domain/cart/cartLine.ts';
import { orderNumber } from '../../domain/checkout/orderNumber.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import type { Workspace } from '../workspace.ts';

const replaceLine = ({ cart }: Workspace, key: string, change: (line: CartLine) => CartLine): void => {
  const entries = cart?.state.getState().entries ?? [];
  cart?.setEntries(
    entries.map((entry) => (entry.key === key ? { ...entry, line: change(entry.line) } : entry)),
  );
};

/**
 * Sets a line's quantity, in its unit; zero or what is no quantity takes the line out (specification §4, Cart) and answers
 * with what brings it back.
 */
export const setQuantity = (workspace: Workspace, key: string, quantity: string): (() => void) | null => {
  if (toPositive(quantity) === null) return removeLine(workspace, key);
  replaceLine(workspace, key, (line) => withQuantity(line, quantity));
  return null;
};

export const setUnit = (workspace: Workspace, key: string, unit: UnitOfMeasure | null): void =>
  replaceLine(workspace, key, (line) => ({ ...line, unit }));

export const setLineNote = (workspace: Workspace, key: string, note: string): void =>
  replaceLine(workspace, key, (line) => ({ ...line, note }));

/**
 * Takes a line out and answers with what brings it back, beside what was chosen meanwhile. The shipping method and the typed address go with it; with the
 * last line the coupon goes too and the order gets a new number (specification §4, Cart).
 */
export const removeLine = ({ cart, portal }: Workspace, key: string): (() => void) => {
  const before = cart?.state.getState();
  const removed = before?.entries.find((entry) => entry.key === key);
  if (!cart || !before || !removed) return () => undefined;
  const left = before.entries.filter((entry) => entry !== removed);
  const now = portal.clock.now();
  cart.setEntries(left);
  cart.setDetails({
    shippingMethodCode: null,
    address: null,
    ...(left.length === 0 && {
      coupon: null,
      orderNumber: orderNumber(now, portal.company.fullOrderNumber),
      orderNumberMadeAt: now,
    }),
  });
  return () => {
    const { entries, details } = cart.state.getState();
    cart.setEntries(putBack(entries, removed));
    cart.setDetails({
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
