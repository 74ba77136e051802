import { CalendarClock, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useDueDate } from '../../state/checkout/useDueDate.ts';

const Dates = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  padding: 10px 12px;
  border-radius: var(--wp-radius);
  background: var(--wp-page);
`;

const Item = styled.div`
  display: grid;
  flex: 1 1 130px;
  grid-template-columns: 16px minmax(0, 1fr);
  align-items: center;
  gap: 0 8px;
  font-size: 13px;

  & > svg {
    grid-row: span 2;
    width: 16px;
    height: 16px;
    color: var(--wp-muted);
  }

  & > dt {
    color: var(--wp-muted);
  }

  & > dd {
    grid-column: 2;
    font-weight: 600;
  }
`;

type DateItemProps = { icon: ReactNode; name: string; date: string | null };

function DateItem({ icon, name, date }: DateItemProps) {
  const format = useFormat();
  return (
    <Item>
      {icon}
      <dt>{name}</dt>
      <dd>{format.date(date, 'short')}</dd>
    </Item>
  );
}

export function OrderDates({ checkout: { kind, shipDate, payment } }: { checkout: Checkout }) {
  const { t } = useTranslation('checkout');
  const dueDate = useDueDate(kind);
  return (
    <Dates>
      <DateItem icon={<Truck aria-hidden />} name={t('when.label')} date={shipDate} />
      {dueDate && !payment && (
        <DateItem icon={<CalendarClock aria-hidden />} name={t('when.due')} date={dueDate} />
      )}
    </Dates>
  );
}
