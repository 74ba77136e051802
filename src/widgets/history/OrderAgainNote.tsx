import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { canOrderAgain, type OrderAgainLine } from '../../domain/history/orderAgain.ts';

export const OrderAgainNote = styled.span<{ $tone: 'warn' | 'ok' }>`
  color: ${({ $tone }) => ($tone === 'ok' ? 'var(--wp-ok)' : 'var(--wp-warn)')};
  font-weight: 600;
`;

export function AvailabilityNote({
  orderAgainLine: { state, available },
}: {
  orderAgainLine: OrderAgainLine;
}) {
  const { t } = useTranslation('history');
  const format = useFormat();
  if (!canOrderAgain(state)) return <OrderAgainNote $tone="warn">{t(`again.${state}`)}</OrderAgainNote>;
  return (
    state === 'short' && (
      <OrderAgainNote $tone="warn">
        {t('again.short', { available: format.number(available) })}
      </OrderAgainNote>
    )
  );
}
