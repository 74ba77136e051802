import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useDueDate } from '../../state/checkout/useDueDate.ts';

const Dates = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding: 8px 12px;
  border-radius: var(--wp-radius);
  background: var(--wp-page);
`;

const Item = styled.div`
  flex: 1 1 130px;
  font-size: 13px;

  & > dt {
    color: var(--wp-muted);
  }

  & > dd {
    font-weight: 600;
  }
`;

type DateItemProps = { name: string; date: string | null };

function DateItem({ name, date }: DateItemProps) {
  const format = useFormat();
  return (
    <Item>
      <dt>{name}</dt>
      <dd>{format.date(date, 'short')}</dd>
    </Item>
  );
}

export function OrderDates({ checkout: { kind, shipDate, payment } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const dueDate = useDueDate(kind);
  // An estimate ships once it is an order.
  if (kind === 'estimate') return null;
  return (
    <Dates>
      <DateItem name={t('when.label')} date={shipDate} />
      {dueDate && !payment && <DateItem name={t('when.due')} date={dueDate} />}
    </Dates>
  );
}
