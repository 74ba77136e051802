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
  min-height: 36px;
  margin-block-end: 12px;
`;

/**
 * How many there are; the list's sums tell how much. `sums`: undefined while loading; null when the back office sends none. `onChooseOverdue`: null where they
 * can't be paid.
 */
type InvoiceSumsProps = {
  sums: AccountSums | null | undefined;
  status: StatusFilter | null;
  onStatus(status: StatusFilter | null): void;
  onChooseOverdue: (() => Promise<boolean>) | null;
};

export function InvoiceSums({ sums, status, onStatus, onChooseOverdue }: InvoiceSumsProps) {
  const { t } = useTranslation('history');
  if (sums === null) return null;
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
      {sums && button('unpaid', sums.unpaidInvoices.count)}
      {sums && button('overdue', sums.overdueInvoices.count)}
      {sums && sums.overdueInvoices.count > 0 && onChooseOverdue && (
        <ChooseOverdue onChoose={onChooseOverdue} />
      )}
      {sums && sums.unpaidInvoices.count === 0 && <p>{t('sums.none')}</p>}
    </Row>
  );
}
