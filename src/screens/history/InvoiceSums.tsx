import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { AccountSums } from '../../domain/history/accountSums.ts';
import type { StatusFilter } from '../../domain/history/statuses.ts';
import { ChooseOverdue } from './ChooseOverdue.tsx';
import { Pill } from './Pill.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-width: min(100%, 340px);
  min-height: 36px;
  order: 1;
`;

/**
 * How many there are; the list's sums tell how much. `sums`: undefined while loading. `onChooseOverdue`: null where they
 * can't be paid.
 */
type InvoiceSumsProps = {
  sums: AccountSums | undefined;
  status: StatusFilter | null;
  onStatus(status: StatusFilter | null): void;
  onChooseOverdue: (() => Promise<boolean>) | null;
};

export function InvoiceSums({ sums, status, onStatus, onChooseOverdue }: InvoiceSumsProps) {
  const { t } = useTranslation('history');
  if (!sums) return <Row />;
  const [unpaid, overdue] = [sums.unpaidInvoices.count, sums.overdueInvoices.count];
  const button = (filter: 'unpaid' | 'overdue', count: number) =>
    count > 0 && (
      <Pill
        aria-pressed={status === filter}
        variant={status === filter ? 'primary' : 'secondary'}
        onClick={() => onStatus(status === filter ? null : filter)}
      >
        {t(`sums.${filter}`, { count })}
      </Pill>
    );
  return (
    <Row>
      {button('unpaid', unpaid)}
      {button('overdue', overdue)}
      {overdue > 0 && onChooseOverdue && <ChooseOverdue onChoose={onChooseOverdue} />}
      {unpaid === 0 && <p>{t('sums.none')}</p>}
    </Row>
  );
}
