import type { Offer } from '../../domain/catalogue/product.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import { ZERO } from '../../domain/numbers/decimal.ts';
import type { OrderAgainLine } from '../../domain/orders/orderAgain.ts';
import type { Transaction } from '../../domain/orders/transaction.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import { type AddResult, addToCart } from '../cart/addToCart.ts';
import type { CartState } from '../cart/cartStore.ts';
import { inChunks } from '../cart/inChunks.ts';
import { loadCurrentLines } from '../cart/loadCurrentLines.ts';
import type { Workspace } from '../workspace.ts';

const CHUNKS = { size: 40, atOnce: 3 };
/** The wire's section_added of what is ordered again. */
const SECTION = 'order_again';

export type OrderAgainSelection = { line: OrderAgainLine; quantity: string };

/**
 * Today's offers of an earlier order's products by id; products that are no longer sold to this customer are missing.
 * Throws {@link CallError}.
 */
export const loadOrderOffers = async (
  workspace: Workspace,
  { lines }: Transaction,
): Promise<ReadonlyMap<number, Offer>> => {
  const offers = new Map<number, Offer>();
  const asked = lines
    .filter(({ isGift }) => !isGift)
    .map(({ productId, code, quantity, unit, factor, size }, at) => ({
      key: String(at),
      line: { productId, code, quantity: quantity ?? '0', unit: { code: unit, name: unit, factor }, size },
    }));
  await inChunks(asked, CHUNKS, async (chunk) => {
    for (const { productId, ...today } of await loadCurrentLines(workspace, chunk)) {
      if (today.reason === null) offers.set(productId, today.terms);
    }
  });
  return offers;
};

/** Base units in the cart by product id. */
export const baseQuantitiesInCart = (
  entries: CartState['entries'],
  { pricing }: Workspace,
): ReadonlyMap<number, Decimal> => {
  const held = new Map<number, Decimal>();
  for (const { line } of entries) {
    const q = baseQuantity(line, pricing.settings.sizeInput) ?? ZERO;
    held.set(line.productId, q.plus(held.get(line.productId) ?? ZERO));
  }
  return held;
};

/** Adds the selected lines at today's prices; skipped products are named. */
export const addOrderAgain = (workspace: Workspace, chosen: readonly OrderAgainSelection[]): AddResult =>
  addToCart(
    workspace,
    chosen.flatMap(({ line: { offer, unit, size }, quantity }) =>
      offer ? [{ offer, quantity, unit, size, section: SECTION }] : [],
    ),
  );
