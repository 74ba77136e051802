import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { isPriceIncrease } from '../../domain/history/canReorderAtOnce.ts';
import { canOrderAgain, type OrderAgainLine } from '../../domain/history/orderAgain.ts';
import type { TransactionLine } from '../../domain/history/transaction.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import { pricePerChosenUnit } from '../../domain/pricing/baseQuantity.ts';
import type { LineQuote } from '../../domain/recommendations/quoteLine.ts';
import { AvailabilityNote, OrderAgainNote } from './OrderAgainNote.tsx';

type OrderAgainDifferencesProps = {
  orderAgainLine: OrderAgainLine<TransactionLine>;
  quote: LineQuote | null;
  hidden: boolean;
};

export function OrderAgainDifferences({ orderAgainLine, quote, hidden }: OrderAgainDifferencesProps) {
  const { t } = useTranslation(['history', 'common']);
  const format = useFormat();
  const { line, unit, state, isOtherUnit } = orderAgainLine;
  const originalText = [format.number(line.quantity), line.unit || t('common:piece'), line.typedSize]
    .filter(Boolean)
    .join(' × ');
  const originalPrice = toDecimal(line.unitNet);
  const priceTexts = [originalPrice, quote?.price.originalNetPrice ?? null].map((unitPrice) =>
    unitPrice && !hidden ? format.price(pricePerChosenUnit(unitPrice, unit)) : '',
  );
  const [originalPriceText = '', currentPriceText = ''] = canOrderAgain(state) ? priceTexts : [];
  const isIncrease = isPriceIncrease(line, quote);
  return (
    <>
      <span>{t('again.then', { many: originalText })}</span>
      {canOrderAgain(state) && isOtherUnit && (
        <OrderAgainNote $tone="warn">
          {unit
            ? t('again.otherUnit', { before: line.unit || t('common:piece'), after: unit.name })
            : t('again.pieces', { before: line.unit })}
        </OrderAgainNote>
      )}
      <AvailabilityNote orderAgainLine={orderAgainLine} />
      {originalPriceText && currentPriceText && originalPriceText !== currentPriceText && (
        <OrderAgainNote $tone={isIncrease ? 'warn' : 'ok'}>
          {t(isIncrease ? 'again.up' : 'again.down', {
            before: originalPriceText,
            after: currentPriceText,
          })}
        </OrderAgainNote>
      )}
    </>
  );
}
