import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { toDecimal } from '../../domain/numbers/decimal.ts';
import type { OrderAgainLine } from '../../domain/orders/orderAgain.ts';
import { pricePerChosenUnit } from '../../domain/pricing/baseQuantity.ts';
import type { LineQuote } from '../../domain/recommendations/quoteLine.ts';

export const OrderAgainNote = styled.span<{ $tone: 'warn' | 'ok' }>`
  color: ${({ $tone }) => ($tone === 'ok' ? 'var(--wp-ok)' : 'var(--wp-warn)')};
  font-weight: 600;
`;

type OrderAgainDifferencesProps = {
  orderAgainLine: OrderAgainLine;
  quote: LineQuote | null;
  hidden: boolean;
};

export function OrderAgainDifferences({ orderAgainLine, quote, hidden }: OrderAgainDifferencesProps) {
  const { t } = useTranslation(['history', 'common']);
  const format = useFormat();
  const { line, unit, state, available, isOtherUnit } = orderAgainLine;
  const originalPrice = toDecimal(line.unitNet);
  const priceTexts = [originalPrice, quote?.price.originalNetPrice ?? null].map((unitPrice) =>
    unitPrice && !hidden ? format.price(pricePerChosenUnit(unitPrice, unit)) : '',
  );
  const [originalPriceText = '', currentPriceText = ''] = priceTexts;
  const isPriceIncrease = originalPrice && quote ? quote.price.originalNetPrice.gt(originalPrice) : false;
  return (
    <>
      {isOtherUnit && (
        <OrderAgainNote $tone="warn">
          {unit
            ? t('again.otherUnit', { before: line.unit || t('common:piece'), after: unit.name })
            : t('again.pieces', { before: line.unit })}
        </OrderAgainNote>
      )}
      {state === 'short' && (
        <OrderAgainNote $tone="warn">
          {t('again.short', { available: format.number(available) })}
        </OrderAgainNote>
      )}
      {originalPriceText && currentPriceText && originalPriceText !== currentPriceText && (
        <OrderAgainNote $tone={isPriceIncrease ? 'warn' : 'ok'}>
          {t(isPriceIncrease ? 'again.up' : 'again.down', {
            before: originalPriceText,
            after: currentPriceText,
          })}
        </OrderAgainNote>
      )}
      {originalPriceText && originalPriceText === currentPriceText && <span>{t('again.same')}</span>}
    </>
  );
}
