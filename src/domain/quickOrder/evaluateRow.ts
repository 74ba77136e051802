import type { LineContext } from '../cart/currentLine.ts';
import type { Offer } from '../catalogue/product.ts';
import { getStock, type Stock } from '../inventory/stock.ts';
import { priceLine } from '../pricing/priceLine.ts';
import { parseSize, type Size } from '../pricing/size.ts';
import type { LinePrice, PriceLineInput, UnitOfMeasure } from '../pricing/types.ts';
import { type CodeMatch, certainProduct } from './codeMatch.ts';
import type { DraftRow } from './draftRow.ts';
import { type RowState, rowState } from './rowState.ts';
import { rowUnit } from './rowUnit.ts';

/**
 * What is known about a row's code and product. `match`: null while its code is being looked up. `hasFailed`: the look-up or the price
 * couldn't be asked. `isGone`: the product is no longer sold.
 */
export type RowKnowledge = {
  match: CodeMatch | null;
  offer: Offer | null;
  hasFailed: boolean;
  isGone: boolean;
};

/** `input`: what was priced, to find the next price step; null while the product isn't known. */
export type EvaluatedRow = RowKnowledge & {
  row: DraftRow;
  unit: UnitOfMeasure | null;
  size: Size | null;
  stock: Stock | null;
  input: PriceLineInput | null;
  price: LinePrice | null;
  state: RowState;
};

const priceInput = (
  { quantity }: DraftRow,
  { product, price, rules }: Offer,
  { unit, size }: { unit: UnitOfMeasure | null; size: Size | null },
  { pricing }: LineContext,
): PriceLineInput => ({
  // A price is shown before a quantity is typed.
  quantity: quantity || '1',
  unit,
  size: size?.value ?? null,
  price,
  rules,
  defaultTax: product.defaultTax,
  ...pricing,
});

const stockOf = ({ product, warehouses }: Offer, { settings }: LineContext): Stock | null =>
  getStock({
    isChecked: settings.inventoryCheck,
    productId: product.id,
    detailType: product.detailType,
    skip: settings.inventoryCheckSkip,
    soldOut: product.soldOut,
    warehouses,
  });

/** A row with its price, its stock, and what is to be done before it can be ordered. */
export const evaluateRow = (row: DraftRow, known: RowKnowledge, context: LineContext): EvaluatedRow => {
  const { offer, match } = known;
  const unit = rowUnit(row.unit, offer?.units ?? []);
  const size = context.pricing.settings.sizeInput ? parseSize(row.size) : null;
  const input = offer && priceInput(row, offer, { unit, size }, context);
  const price = input && priceLine(input);
  const stock = offer && stockOf(offer, context);
  // A row whose code means a product for sure only waits for it.
  const candidates = match === null || certainProduct(match) !== null ? null : match.productIds.length;
  const state = rowState({ ...known, row, unit, price, candidates, available: stock?.quantity ?? null });
  return { ...known, row, unit, size, stock, input, price, state };
};
