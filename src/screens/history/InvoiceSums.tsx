import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { phone } from '../../design-system/theme/media.ts';
import type { AccountSum, AccountSums } from '../../domain/history/accountSums.ts';
import type { StatusFilter } from '../../domain/history/statuses.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { ChooseOverdue } from './ChooseOverdue.tsx';
import { Pill } from './Pill.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 36px;
  margin-block-end: 12px;

  ${phone} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Amount = styled.strong`
  font-variant-numeric: tabular-nums;
`;

const Overdue = styled(Amount)`
  [aria-pressed='false'] & {
    color: var(--wp-bad);
  }
`;

/**
 * `sums`: undefined while loading; null when the back office sends none. `onChooseOverdue`: null where they
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
  const hidden = usePricesHidden();
  if (sums === null) return null;
  const button = (filter: 'unpaid' | 'overdue', { count, amount }: AccountSum) => {
    const Sum = filter === 'overdue' ? Overdue : Amount;
    return (
      count > 0 && (
        <Pill
          aria-pressed={status === filter}
          variant={status === filter ? 'primary' : 'secondary'}
          onClick={() => onStatus(status === filter ? null : filter)}
        >
          {t(`sums.${filter}`, { count })}
          <Sum>
            <Price value={amount} hidden={hidden} kind="amount" />
          </Sum>
        </Pill>
      )
    );
  };
  return (
    <Row>
      {sums && button('unpaid', sums.unpaidInvoices)}
      {sums && button('overdue', sums.overdueInvoices)}
      {sums && sums.overdueInvoices.count > 0 && onChooseOverdue && (
        <ChooseOverdue onChoose={onChooseOverdue} />
      )}
      {sums && sums.unpaidInvoices.count === 0 && <p>{t('sums.none')}</p>}
    </Row>
  );
}
