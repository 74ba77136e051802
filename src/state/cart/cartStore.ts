import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  detailsPatch,
  fieldsPatch,
  linesPatch,
  readCartDocument,
  type SavedDetails,
} from '../../api/cloudStore/cartDocument.ts';
import type { Cart, CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import { newDetails } from '../../domain/cart/newDetails.ts';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import type { DocumentSync, SyncStatus } from '../documents/documentSync.ts';

/** The cart of one customer, kept here and in the cloud store alike (specification §4, Cart). */
export type CartState = Cart & {
  sync: SyncStatus;
  /** Whether the cloud store has been heard once; until then an empty cart may only be an unread one. */
  restored: boolean;
};

export type CartStore = {
  state: StoreApi<CartState>;
  /** Shows other lines at once and sends what changed, with these details if any. */
  setEntries(entries: readonly CartEntry[], details?: Partial<CartDetails>): void;
  /** As `setEntries`, where the portal takes lines out and the customer didn't: nobody hears of a move. */
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
  stop(): void;
};

type Options = {
  document: DocumentSync;
  clientId: number;
  /** The tenant whose order numbers hold the whole timestamp. */
  fullOrderNumber: boolean;
  now(): number;
  /** Hears what this browser's customer put in or took out; what other sessions, orders and checks do isn't told. */
  onMoved?: ((before: readonly CartEntry[], after: readonly CartEntry[]) => void) | undefined;
};

/** What the customer says of a line; the rest are terms, which a verification anywhere may have renewed meanwhile. */
const wishOf = ({ key, line }: CartEntry): string =>
  JSON.stringify([key, line.quantity, line.unit?.code, line.size, line.typedSize, line.note]);

const isSameWish = (one: CartEntry, other: CartEntry): boolean => wishOf(one) === wishOf(other);

export const createCartStore = ({
  document,
  clientId,
  fullOrderNumber,
  now,
  onMoved,
}: Options): CartStore => {
  const fresh = newDetails(now(), fullOrderNumber);

  /** A cart of another client is emptied (specification §4, Session); one without a number gets one. */
  const reconcile = (data: JsonObject): JsonObject => {
    const saved = readCartDocument(data);
    if (saved.clientId !== null && saved.clientId !== clientId) {
      return { clientId, ...detailsPatch(fresh), ...linesPatch(saved.entries, []) };
    }
    const { orderNumber: number, orderNumberMadeAt } = fresh;
    const hasNumber = saved.details.orderNumber !== null && saved.details.orderNumberMadeAt !== null;
    return {
      ...(saved.clientId === null && { clientId }),
      ...(!hasNumber && detailsPatch({ orderNumber: number, orderNumberMadeAt })),
    };
  };

  const read = (): CartState => {
    const { data, status, restored } = document.state.getState();
    const { entries, details } = readCartDocument(data);
    return { entries, details: withNumber(details), sync: status, restored };
  };

  const numbered = new WeakMap<SavedDetails, CartDetails>();
  const withNumber = (saved: SavedDetails): CartDetails => {
    const known = numbered.get(saved);
    if (known) return known;
    const { orderNumber: number, orderNumberMadeAt: madeAt } = saved;
    const details = {
      ...saved,
      orderNumber: number ?? fresh.orderNumber,
      orderNumberMadeAt: madeAt ?? fresh.orderNumberMadeAt,
    };
    numbered.set(saved, details);
    return details;
  };

  document.reconcileWith(reconcile);
  const state = createStore<CartState>(read);
  const stopReading = document.state.subscribe(() => state.setState(read()));

  const write = (entries: readonly CartEntry[], details?: Partial<CartDetails>) => {
    const before = state.getState().entries;
    document.change({ ...(details && detailsPatch(details)), ...linesPatch(before, entries) });
    return before;
  };

  return {
    state,
    setEntries(entries, details) {
      const before = write(entries, details);
      onMoved?.(before, entries);
    },
    dropEntries: (left, details) => void write(left, details),
    renewEntries: (entries) => document.change(fieldsPatch(state.getState().entries, entries)),
    setDetails: (changes) => document.change(detailsPatch(changes)),
    takeOut(ordered, madeAt) {
      const { entries, details } = state.getState();
      if (details.orderNumberMadeAt !== madeAt) return entries.length;
      const left = entries.filter((entry) => !ordered.some((one) => isSameWish(one, entry)));
      document.change({ ...detailsPatch(newDetails(now(), fullOrderNumber)), ...linesPatch(entries, left) });
      return left.length;
    },
    stop: stopReading,
  };
};
