import type { Cart, CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import { validLines } from '../../domain/cart/cleanLines.ts';
import type { JsonObject } from '../../domain/cloudStore/cloudStore.ts';
import type { DocumentCodec } from '../../domain/cloudStore/documentCodec.ts';
import { isSameJson } from '../../domain/cloudStore/sameJson.ts';
import { decodeClientId, decodeDetails, decodeEntries, keysOfLines } from './cartDocument.ts';
import { detailsPatch, fieldsPatch, linesPatch } from './cartPatch.ts';
import type { SavedDetails } from './cartSchema.ts';

/** `write`: changed lines as a whole, or only those of their fields that differ. */
export type CartChange = {
  entries?: { before: readonly CartEntry[]; after: readonly CartEntry[]; write: 'lines' | 'fields' };
  details?: Partial<CartDetails> | undefined;
};

type Options = {
  /** The client who is at work. */
  clientId: number;
  /** What a new cart starts with. */
  newCart: CartDetails;
};

/** The entries as a document would give them back: by position, without lines whose quantity is none. */
const asDecoded = (entries: readonly CartEntry[]): readonly CartEntry[] =>
  entries
    .filter(({ line }) => validLines([line]).length > 0)
    .toSorted((one, other) => one.position - other.position);

/** The saved transaction of the cloud store as a cart (specification §4, Cart, and §7). */
export const createCartCodec = ({ clientId, newCart }: Options): DocumentCodec<Cart, CartChange> => {
  const withNumber = (saved: SavedDetails): CartDetails => ({
    ...saved,
    orderNumber: saved.orderNumber ?? newCart.orderNumber,
    orderNumberMadeAt: saved.orderNumberMadeAt ?? newCart.orderNumberMadeAt,
  });
  return {
    decode(document, previous) {
      const entries = decodeEntries(
        document,
        previous && { document: previous.document, entries: previous.value.entries },
      );
      const hasSameDetails = previous && isSameJson(previous.document.details, document.details);
      return {
        entries,
        details: hasSameDetails ? previous.value.details : withNumber(decodeDetails(document)),
      };
    },
    apply: (cart, { entries, details }) => ({
      entries: entries ? asDecoded(entries.after) : cart.entries,
      details: details ? { ...cart.details, ...details } : cart.details,
    }),
    encode({ entries, details }) {
      const patchOf = entries?.write === 'fields' ? fieldsPatch : linesPatch;
      return {
        ...(details && detailsPatch(details)),
        ...(entries && patchOf(entries.before, entries.after)),
      };
    },
    /** A cart of another client is emptied (specification §4, Session); one without a number gets one. */
    reconcile(document) {
      const savedClient = decodeClientId(document);
      if (savedClient !== null && savedClient !== clientId) {
        const lines: JsonObject = Object.fromEntries(keysOfLines(document).map((key) => [key, null]));
        return { clientId, ...detailsPatch(newCart), lines };
      }
      const { orderNumber, orderNumberMadeAt } = decodeDetails(document);
      const hasNumber = orderNumber !== null && orderNumberMadeAt !== null;
      return {
        ...(savedClient === null && { clientId }),
        ...(!hasNumber &&
          detailsPatch({
            orderNumber: newCart.orderNumber,
            orderNumberMadeAt: newCart.orderNumberMadeAt,
          })),
      };
    },
  };
};
