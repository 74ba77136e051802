import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { useShipDate } from '../../state/checkout/useShipDate.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { useToMinimum } from '../../widgets/cart/useToMinimum.ts';

const CENTRED = { textAlign: 'center' } as const;

export function DeliveryAndTerms() {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const date = useShipDate();
  const kind = useTransactionKind();
  const toMinimum = useToMinimum();
  const days = useCustomer()?.terms.days ?? 0;
  return (
    <SmallText style={CENTRED}>
      {/* Why the button above isn't the way on yet; else when it ships, which an estimate does once it is an order. */}
      {toMinimum || (
        <>
          {kind !== 'estimate' && `${t('ships', { date: format.date(date, 'short') })} · `}
          {days > 0 ? t('terms.days', { count: days }) : t('terms.now')}
        </>
      )}
    </SmallText>
  );
}
