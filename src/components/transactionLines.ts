import { toDecimal } from '../domain/numbers/decimal.ts';
import type { Transaction } from '../domain/orders/transaction.ts';
import type { OrderLine } from './OrderLines.tsx';

/** The lines of a placed transaction, ready to be read. */
export const transactionLines = ({ lines }: Transaction): OrderLine[] =>
  lines.map(({ productId, name, code, image, quantity, unit, isGift, note, gross, discount }, at) => ({
    key: `${productId} ${at}`,
    name: name || code,
    detail: [code, note].filter(Boolean).join(' · '),
    image,
    quantity,
    unit,
    isGift,
    amount: toDecimal(gross)?.minus(toDecimal(discount) ?? 0) ?? null,
  }));
