import type * as v from 'valibot';
import type { differenceWire } from '../../../../src/api/history/visitSchema.ts';
import { type Exact, numericOrNull, zero } from '../../pricing/numbers.ts';
import type { PricedLine, PricedTransaction } from '../../pricing/priceTransaction.ts';
import type { SentLine, SentTransaction } from './readVisit.ts';

/** A figure that differs from the stored one; `product_id` null means the header. */
export type Difference = v.InferInput<typeof differenceWire> & {
  product_id: number | null;
  sent: string;
  stored: string;
};

type Figure = { field: string; sent: unknown; stored: Exact };

const toDifferences = (productId: number | null, figures: readonly Figure[]): Difference[] =>
  figures.flatMap(({ field, sent, stored }) => {
    const number = numericOrNull(sent);
    if (number === null || number.eq(stored)) return [];
    return [{ product_id: productId, field, sent: number.toFixed(), stored: stored.toFixed() }];
  });

const lineFigures = (sent: SentLine, { price, gross, lineTotals }: PricedLine): Figure[] => [
  { field: 'product_price', sent: sent.product_price, stored: price.price },
  { field: 'product_discount', sent: sent.product_discount, stored: price.discount },
  { field: 'order_detail_grossvalue', sent: sent.order_detail_grossvalue, stored: gross },
  { field: 'order_detail_discount', sent: sent.order_detail_discount, stored: lineTotals.discount },
  { field: 'order_detail_tax', sent: sent.order_detail_tax, stored: lineTotals.tax },
  { field: 'order_detail_netvalue', sent: sent.order_detail_netvalue, stored: lineTotals.net },
];

const giftDifferences = (sent: readonly SentLine[], stored: readonly PricedLine[]): Difference[] => {
  const sentGifts = new Map<number, Exact>();
  for (const { product_id, quantity, detail_type } of sent) {
    if (detail_type === null) continue;
    sentGifts.set(product_id, (sentGifts.get(product_id) ?? zero).plus(numericOrNull(quantity) ?? zero));
  }
  const storedGifts = new Map(
    stored
      .filter(({ detail_type }) => detail_type !== null)
      .map(({ requested }) => [requested.offer.product.id, requested.quantity]),
  );
  return [...new Set([...sentGifts.keys(), ...storedGifts.keys()])].flatMap((id) =>
    toDifferences(id, [
      {
        field: 'gift_quantity',
        sent: (sentGifts.get(id) ?? zero).toFixed(),
        stored: storedGifts.get(id) ?? zero,
      },
    ]),
  );
};

/**
 * The differences between sent and stored figures. `sentLines` correspond to the priced lines, in order; `charge` is below 0 for a
 * discount.
 */
export const differencesOf = (
  { kind, header, figures, lines }: SentTransaction,
  sentLines: readonly SentLine[],
  priced: PricedTransaction,
  charge: Exact,
): Difference[] => {
  const { totals } = priced;
  return [
    ...sentLines.flatMap((sent, at) => {
      const line = priced.lines[at];
      return line ? toDifferences(sent.product_id, lineFigures(sent, line)) : [];
    }),
    ...giftDifferences(lines, priced.lines),
    ...toDifferences(null, [
      { field: `${kind}_grossvalue`, sent: figures.grossvalue, stored: totals.gross },
      { field: `${kind}_discount`, sent: figures.discount, stored: totals.discount },
      { field: `${kind}_tax`, sent: figures.tax, stored: totals.tax },
      { field: 'shipping_cost', sent: header.shipping_cost, stored: totals.shipping },
      {
        field: 'payment_method_charge_amount',
        sent: header.payment_method_charge_amount,
        stored: charge,
      },
      { field: `${kind}_netvalue`, sent: figures.netvalue, stored: totals.net },
    ]),
  ];
};
