import { productTitle, type TitleSettings } from '../domain/catalogue/productTitle.ts';
import { lineAmount, ownDiscount } from '../domain/history/splitDiscount.ts';
import type { Transaction } from '../domain/history/transaction.ts';
import { toDecimal, ZERO } from '../domain/numbers/decimal.ts';
import { baseQuantity } from '../domain/pricing/baseQuantity.ts';
import { sizeText } from '../domain/pricing/size.ts';
import type { OrderLine } from './OrderLines.tsx';

export const transactionLines = ({ lines }: Transaction, settings: TitleSettings): OrderLine[] =>
  lines.map((line, index) => {
    const { productId, code, partNumbers: ownNumbers, image, quantity, unit, isGift, note, unitNet } = line;
    // Where that price is unknown, the discount has no column.
    const before = ownDiscount(line).gt(ZERO) ? toDecimal(line.unitPrice) : null;
    const { name, details } = productTitle({ ...line, barcode: '' }, settings);
    return {
      key: `${productId} ${index}`,
      name: name || code,
      detail: details[0] ?? '',
      ownNumbers,
      image,
      quantity,
      unit,
      size: sizeText(line.size, line.typedSize),
      isGift,
      note,
      amount: lineAmount(line),
      baseQuantity: baseQuantity({ ...line, unit: { code: '', name: line.unit, factor: line.factor } }, true),
      unitPrice: toDecimal(unitNet) ?? before,
      before,
      discount: before && ownDiscount(line),
      explain: ({ explainRecord }) => explainRecord(line),
    };
  });
