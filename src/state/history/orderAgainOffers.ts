import type { CartEntry } from '../../domain/cart/cart.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { EarlierLine, OrderAgainLine } from '../../domain/history/orderAgain.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import { ZERO } from '../../domain/numbers/decimal.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import type { AddResult } from '../cart/addToCart.ts';
import { addItems, type CartActions, type CartService } from '../cart/cartService.ts';
import { inChunks } from '../cart/inChunks.ts';

const CHUNKS = { size: 40, atOnce: 3 };
export const ORDER_AGAIN_SECTION = 'order_again';

export type RequestedAgain = Pick<
  EarlierLine,
  'productId' | 'code' | 'quantity' | 'unit' | 'factor' | 'size' | 'isGift'
>;

export type OrderAgainSelection = { line: OrderAgainLine; quantity: string };

/**
 * Today's offers of the lines' products by id; products that are no longer sold to this customer are missing.
 * Throws {@link CallError}.
 */
export const loadOrderOffers = async (
  cart: Pick<CartActions, 'loadCurrentLines'>,
  lines: readonly RequestedAgain[],
): Promise<ReadonlyMap<number, Offer>> => {
  const offers = new Map<number, Offer>();
  const asked = lines
    .filter(({ isGift }) => !isGift)
    .map(({ productId, code, quantity, unit, factor, size }, at) => ({
      key: String(at),
      line: { productId, code, quantity: quantity ?? '0', unit: { code: unit, name: unit, factor }, size },
    }));
  await inChunks(asked, CHUNKS, async (chunk) => {
    for (const { productId, ...today } of await cart.loadCurrentLines(chunk)) {
      if (today.reason === null) offers.set(productId, today.offer);
    }
  });
  return offers;
};

export const baseQuantitiesInCart = (
  entries: readonly CartEntry[],
  sizeInput: boolean,
): ReadonlyMap<number, Decimal> => {
  const held = new Map<number, Decimal>();
  for (const { line } of entries) {
    const q = baseQuantity(line, sizeInput) ?? ZERO;
    held.set(line.productId, q.plus(held.get(line.productId) ?? ZERO));
  }
  return held;
};

/** Adds the selected lines at today's prices; skipped products are named. `section` is the wire's section_added. */
export const addOrderAgain = (
  cart: Pick<CartService, 'actions'>,
  chosen: readonly OrderAgainSelection[],
  section: string,
): AddResult =>
  addItems(
    cart,
    chosen.flatMap(({ line: { offer, unit, size }, quantity }) =>
      offer ? [{ offer, quantity, unit, size, section }] : [],
    ),
  );
