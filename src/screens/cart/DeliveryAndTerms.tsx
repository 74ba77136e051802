import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { useShipDate } from '../../state/checkout/useShipDate.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { useToMinimum } from '../../widgets/cart/useToMinimum.ts';

const CENTRED = { textAlign: 'center' } as const;
const BELOW_MINIMUM = { ...CENTRED, color: 'var(--wp-warn)' } as const;

export function DeliveryAndTerms() {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const date = useShipDate();
  const kind = useTransactionKind();
  const toMinimum = useToMinimum();
  const days = useCustomer()?.terms.days ?? 0;
  // Why the button above isn't the way on yet.
  if (toMinimum) return <SmallText style={BELOW_MINIMUM}>{toMinimum}</SmallText>;
  return (
    <SmallText style={CENTRED}>
      {/* An estimate ships once it is an order. */}
      {kind !== 'estimate' && `${t('ships', { date: format.date(date, 'short') })} · `}
      {days > 0 ? t('terms.days', { count: days }) : t('terms.now')}
    </SmallText>
  );
}
