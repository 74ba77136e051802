import { type LastPurchases, usualOrder } from '../catalogue/lastPurchase.ts';
import type { Offer } from '../catalogue/product.ts';
import type { EarlierLine } from '../history/orderAgain.ts';
import { formatForWire } from '../numbers/localNumber.ts';
import { unitFactor } from '../pricing/baseQuantity.ts';
import { type UsualQuantities, usualSize } from './usualQuantity.ts';

const NO_OFFERS: ReadonlyMap<number, Offer> = new Map();

/**
 * The products of a list as lines to order: in their usual quantities, else as bought last, else 1 in the first unit. Without an
 * offer, a line has only what the list keeps.
 */
export const listLines = (
  productIds: readonly number[],
  usual: UsualQuantities,
  offers: ReadonlyMap<number, Offer> = NO_OFFERS,
  purchases: LastPurchases = {},
): EarlierLine[] =>
  productIds.map((productId) => {
    const kept = usual[productId];
    const offer = offers.get(productId);
    const size = kept ? usualSize(kept) : null;
    const units = offer?.units ?? [];
    const start = usualOrder(purchases[productId], units, null) ?? { quantity: '1', unit: units[0] ?? null };
    return {
      productId,
      name: offer?.product.name ?? '',
      code: offer?.product.code ?? '',
      remark: offer?.product.remark ?? '',
      image: offer?.product.image ?? '',
      subline: offer?.product.subline ?? '',
      isGift: false,
      quantity: kept?.quantity ?? start.quantity,
      unit: kept?.unit ?? start.unit?.code ?? '',
      factor: kept?.factor ?? formatForWire(unitFactor(start.unit)),
      size: size?.value ?? null,
      typedSize: size?.text ?? '',
    };
  });
