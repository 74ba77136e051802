import type { EarlierLine } from '../history/orderAgain.ts';
import { sizeText } from '../pricing/size.ts';
import { type DraftRow, newRow, positionsAfter } from './draftRow.ts';

/**
 * Rows of the quick order for the lines of an earlier order, after all rows. The unit with as many pieces is found when the product's
 * units are known. Gifts are left out, because they follow from their lines (rules: History).
 */
export const rowsOfOrder = (
  lines: readonly EarlierLine[],
  { rows, newKey }: { rows: readonly DraftRow[]; newKey: () => string },
): DraftRow[] => {
  const ordered = lines.filter(({ isGift }) => !isGift);
  const positions = positionsAfter(rows, rows.at(-1)?.position ?? null, ordered.length);
  return ordered.map(({ productId, code, quantity, factor, size, typedSize }, index) =>
    newRow(newKey(), positions[index] ?? index, {
      code,
      productId,
      quantity: quantity ?? '',
      packSize: factor ?? '1',
      size: sizeText(size, typedSize),
    }),
  );
};
