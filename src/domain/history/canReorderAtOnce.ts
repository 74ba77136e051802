import type { LineContext } from '../cart/currentLine.ts';
import { toDecimal } from '../numbers/decimal.ts';
import type { LineQuote } from '../recommendations/quoteLine.ts';
import { type OrderAgainLine, orderAgainPrice } from './orderAgain.ts';
import type { TransactionLine } from './transaction.ts';

/** Whether one base unit costs more than when the line was ordered; false where its price then is unknown. */
export function isPriceIncrease(line: Pick<TransactionLine, 'unitNet'>, quote: LineQuote | null): boolean {
  const before = toDecimal(line.unitNet);
  return before && quote ? quote.price.originalNetPrice.gt(before) : false;
}

/**
 * Whether the lines of an order can be added as they were: all are available in the ordered quantity and unit, and none costs
 * more. Otherwise the customer decides line by line (rules: History).
 */
export const canReorderAtOnce = (
  lines: readonly OrderAgainLine<TransactionLine>[],
  context: LineContext,
): boolean =>
  lines.length > 0 &&
  lines.every(
    (again) =>
      again.state === 'available' &&
      !again.isOtherUnit &&
      !isPriceIncrease(again.line, orderAgainPrice(again, again.quantity, context)),
  );
