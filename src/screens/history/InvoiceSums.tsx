import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { Button } from '../../design-system/Button.tsx';
import { useToast } from '../../design-system/toasts.ts';
import type { AccountSum, AccountSums } from '../../domain/history/accountSums.ts';
import type { StatusFilter } from '../../domain/history/statuses.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { Pill } from './Pill.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  min-height: 36px;
  margin-block-end: 12px;
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

function ChooseOverdue({ onChoose }: { onChoose(): Promise<boolean> }) {
  const { t } = useTranslation('history');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    const isChosen = await onChoose().finally(() => setBusy(false));
    if (!isChosen) toast.show({ tone: 'bad', text: t('pay.notLoaded') });
  };
  return (
    <Button variant="quiet" loading={isBusy} onClick={() => void choose()}>
      {t('pay.overdue')}
    </Button>
  );
}

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
