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

/** Products asked for at a time, and how many times at once. */
const CHUNKS = { size: 40, atOnce: 3 };
/** The wire's section_added of what is ordered again. */
const SECTION = 'order_again';

/** A line that is ordered again, and how many of it. */
export type OrderAgainSelection = { line: OrderAgainLine; quantity: string };

/**
 * Today's terms for the products of an earlier order, by their ids; those that aren't sold to this customer any more are
 * missing. Throws {@link CallError}.
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

/** The base units of each product that the cart holds. */
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

/** Puts the chosen lines of an earlier order into the cart at today's terms; what can't be added is skipped and named. */
export const addOrderAgain = (workspace: Workspace, chosen: readonly OrderAgainSelection[]): AddResult =>
  addToCart(
    workspace,
    chosen.flatMap(({ line: { offer, unit, size }, quantity }) =>
      offer ? [{ offer, quantity, unit, size, section: SECTION }] : [],
    ),
  );
