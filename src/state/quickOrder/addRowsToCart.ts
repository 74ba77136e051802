import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import type { AddResult, CartItemInput } from '../cart/addToCart.ts';
import { addItems, type CartService } from '../cart/cartService.ts';

/** The wire's section_added. */
const SECTION = 'quick_order';

const toItem = ({ row, offer, unit, size, state }: EvaluatedRow): CartItemInput[] =>
  offer && state.kind === 'ready' ? [{ offer, quantity: row.quantity, unit, size, section: SECTION }] : [];

/**
 * Adds the rows that are ready to the cart. `added`: the keys of those that are in it now. `requestedCount`: their products, and what was
 * skipped.
 */
export const addRowsToCart = (
  cart: Pick<CartService, 'actions'>,
  rows: readonly EvaluatedRow[],
): { result: AddResult; requestedCount: number; added: ReadonlySet<string> } => {
  const ready = rows.filter((row) => toItem(row).length > 0);
  const result = addItems(cart, ready.flatMap(toItem));
  const skipped = new Set(result.ok ? result.skipped.map(({ at }) => at) : []);
  const added = result.ok ? ready.filter((_, at) => !skipped.has(at)) : [];
  return {
    result,
    requestedCount: new Set(added.map(({ row }) => row.productId)).size + skipped.size,
    added: new Set(added.map(({ row }) => row.key)),
  };
};
