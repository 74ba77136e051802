import { createStore, type StoreApi } from 'zustand/vanilla';
import type { CartChange } from '../../api/cloudStore/cartCodec.ts';
import type { Cart, CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import { entriesByProduct } from '../../domain/cart/entriesByProduct.ts';
import { newDetails } from '../../domain/cart/newDetails.ts';
import type { DocumentSync } from '../documents/documentSync.ts';
import type { SyncStatus } from '../documents/documentView.ts';
import { type CartChecksStore, createCartChecks } from './cartChecks.ts';

/** The cart of one customer, kept here and in the cloud store alike (specification §4, Cart). */
export type CartState = Cart & {
  /** The first line of each product that the customer put in, by the product's id. */
  byProduct: ReadonlyMap<number, CartEntry>;
  sync: SyncStatus;
  /** Whether the cloud store has been read; until then an empty cart may only be an unread one. */
  restored: boolean;
};

export type CartStore = {
  state: StoreApi<CartState>;
  /** Shows other lines at once and sends what changed, with these details if any. */
  setEntries(entries: readonly CartEntry[], details?: Partial<CartDetails>): void;
  /** As `setEntries`, where the portal takes lines out and the customer didn't: it isn't reported as theirs. */
  dropEntries(left: readonly CartEntry[], details: Partial<CartDetails>): void;
  /** Renews lines in the fields that differ: nothing that another open session typed into them is written over. */
  renewEntries(entries: readonly CartEntry[]): void;
  /** Sends these fields and no other: what another open session wrote into the rest stays. */
  setDetails(changes: Partial<CartDetails>): void;
  /**
   * After an order is placed: takes out what was ordered and begins a new order. A line that came or changed while the
   * order was on its way stays. Answers how many stay. Where the cart isn't the one any more that got its number at
   * `madeAt`, another session has taken them out already: everything stays.
   */
  takeOut(ordered: readonly CartEntry[], madeAt: number): number;
  /** What is known of the cart beside the cart itself. */
  checks: CartChecksStore;
  stop(): void;
};

type Options = {
  document: DocumentSync<Cart, CartChange>;
  /** The tenant whose order numbers hold the whole timestamp. */
  fullOrderNumber: boolean;
  now(): number;
  /** Told what this browser's customer put in or took out, not what other sessions, orders and checks do. */
  onCustomerChange?: ((before: readonly CartEntry[], after: readonly CartEntry[]) => void) | undefined;
};

/** What the customer says of a line; the rest are terms, which a verification anywhere may have renewed meanwhile. */
const intentOf = ({ key, line }: CartEntry): string =>
  JSON.stringify([key, line.quantity, line.unit?.code, line.size, line.typedSize, line.note]);

const isSameIntent = (one: CartEntry, other: CartEntry): boolean => intentOf(one) === intentOf(other);

export const createCartStore = ({ document, fullOrderNumber, now, onCustomerChange }: Options): CartStore => {
  const read = (before: CartState | null): CartState => {
    const { value, status, restored } = document.state.getState();
    const isSame = before?.entries === value.entries;
    const byProduct = isSame ? before.byProduct : entriesByProduct(value.entries);
    return { ...value, byProduct, sync: status, restored };
  };
  const state = createStore<CartState>(() => read(null));
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
    takeOut(ordered, madeAt) {
      const { entries, details } = state.getState();
      if (details.orderNumberMadeAt !== madeAt) return entries.length;
      const left = entries.filter((entry) => !ordered.some((one) => isSameIntent(one, entry)));
      write(left, newDetails(now(), fullOrderNumber));
      return left.length;
    },
    checks: createCartChecks(),
    stop: stopReading,
  };
};
