import type { Cart, CartDetails, CartEntry } from '../../domain/cart/cart.ts';
import { isValidLine } from '../../domain/cart/cleanLines.ts';
import type { JsonObject } from '../../sync/rules/cloudStore.ts';
import type { DocumentCodec } from '../../sync/rules/documentCodec.ts';
import { isSameJson } from '../../sync/rules/sameJson.ts';
import { decodeClientId, decodeDetails, decodeEntries, getLineKeys } from './cartDocument.ts';
import { detailsPatch, fieldsPatch, linesPatch } from './cartPatch.ts';
import type { SavedDetails } from './cartSchema.ts';

/** `write`: changed lines are sent in full, or only their changed fields. */
export type CartChange = {
  entries?: { before: readonly CartEntry[]; after: readonly CartEntry[]; write: 'lines' | 'fields' };
  details?: Partial<CartDetails> | undefined;
};

type Options = {
  clientId: number;
  newCart: CartDetails;
};

/** The entries as a document would be decoded: sorted, without lines whose quantity is not above 0. */
const normalizeEntries = (entries: readonly CartEntry[]): readonly CartEntry[] =>
  entries.filter(({ line }) => isValidLine(line)).toSorted((a, b) => a.position - b.position);

/** The saved transaction of the cloud store as a cart (rules: Cleaning the cart). */
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
      entries: entries ? normalizeEntries(entries.after) : cart.entries,
      details: details ? { ...cart.details, ...details } : cart.details,
    }),
    encode({ entries, details }) {
      const toPatch = entries?.write === 'fields' ? fieldsPatch : linesPatch;
      return {
        ...(details && detailsPatch(details)),
        ...(entries && toPatch(entries.before, entries.after)),
      };
    },
    /** A cart of another client is emptied (rules: Cleaning the cart); one without a number gets one. */
    reconcile(document) {
      const savedClient = decodeClientId(document);
      if (savedClient !== null && savedClient !== clientId) {
        const lines: JsonObject = Object.fromEntries(getLineKeys(document).map((key) => [key, null]));
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
