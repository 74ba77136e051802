import type { StoreApi } from 'zustand/vanilla';
import type { CartChange } from '../../api/cart/cartCodec.ts';
import type { Cart, CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import { entriesByProduct } from '../../domain/cart/entriesByProduct.ts';
import { newDetails } from '../../domain/cart/newDetails.ts';
import type { DocumentSync } from '../../sync/engine/documentSync.ts';
import { type CartChecksStore, createCartChecks } from './cartChecks.ts';
import type { CartState, CartStates } from './cartStates.ts';

export type CartStore = {
  state: StoreApi<CartState>;
  /** Shows other lines at once and sends what changed, with these details if any. */
  setEntries(entries: readonly CartEntry[], details?: Partial<CartDetails>): void;
  /** As `setEntries`, where the portal takes lines out and the customer didn't: it isn't reported as theirs. */
  dropEntries(left: readonly CartEntry[], details: Partial<CartDetails>): void;
  renewEntries(entries: readonly CartEntry[]): void;
  /** Sends these fields and no other: what another open session wrote into the rest stays. */
  setDetails(changes: Partial<CartDetails>): void;
  /**
   * After an order is placed: takes out what was ordered and begins a new order. A line that came or changed while the
   * order was sent stays. Returns how many lines stay. When the cart no longer has the number of `madeAt`, another session
   * has removed them already, and everything stays. `presets`: what the next order starts with.
   */
  takeOut(ordered: readonly CartEntry[], madeAt: number, presets?: Partial<CartDetails>): number;
  checks: CartChecksStore;
  stop(): void;
};

type Options = Pick<CartStates, 'state' | 'checks'> & {
  document: DocumentSync<Cart, CartChange>;
  fullOrderNumber: boolean;
  now(): number;
  /** Called when this browser's customer adds or removes lines; not for other sessions, orders and verifications. */
  onCustomerChange?: ((before: readonly CartEntry[], after: readonly CartEntry[]) => void) | undefined;
};

/** What the customer has entered. The rest of a line is the back office's, and a verification may have renewed it. */
const intentOf = ({ key, line }: CartEntry): string =>
  JSON.stringify([key, line.quantity, line.unit?.code, line.size, line.typedSize, line.note]);

const isSameIntent = (one: CartEntry, other: CartEntry): boolean => intentOf(one) === intentOf(other);

export const createCartStore = ({
  state,
  checks,
  document,
  fullOrderNumber,
  now,
  onCustomerChange,
}: Options): CartStore => {
  const read = (before: CartState): CartState => {
    const { value, status, restored } = document.state.getState();
    const isSame = before.entries === value.entries;
    const byProduct = isSame ? before.byProduct : entriesByProduct(value.entries);
    return { ...value, status: 'open', byProduct, sync: status, restored };
  };
  state.setState(read);
  const stopReading = document.state.subscribe(() => state.setState(read));

  const write = (after: readonly CartEntry[], details?: Partial<CartDetails>) => {
    const before = state.getState().entries;
    document.change({ entries: { before, after, write: 'lines' }, details });
    return before;
  };

  return {
    state,
    setEntries(entries, details) {
      const before = write(entries, details);
      onCustomerChange?.(before, entries);
    },
    dropEntries: (left, details) => void write(left, details),
    renewEntries: (after) =>
      document.change({ entries: { before: state.getState().entries, after, write: 'fields' } }),
    setDetails: (details) => document.change({ details }),
    takeOut(ordered, madeAt, presets) {
      const { entries, details } = state.getState();
      if (details.orderNumberMadeAt !== madeAt) return entries.length;
      const left = entries.filter((entry) => !ordered.some((one) => isSameIntent(one, entry)));
      write(left, {
        ...newDetails(now(), fullOrderNumber),
        lastShippingMethodCode: details.lastShippingMethodCode,
        ...presets,
      });
      return left.length;
    },
    checks: createCartChecks(checks),
    stop: stopReading,
  };
};
