import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Price } from '../../components/Price.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { useBottomBar } from '../../design-system/useBottomBar.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { CurrencyFormat } from '../../widgets/payments/CurrencyFormat.tsx';
import { type HistoryView, NO_FILTERS } from './historyView.ts';
import { unseenCount } from './unseenCount.ts';
import type { InvoiceSelection } from './useInvoiceSelection.ts';

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--wp-navigation-bar, 0px);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin: auto calc(-1 * var(--wp-screen-side)) calc(-1 * var(--wp-screen-foot));
  padding: 10px var(--wp-screen-side) calc(10px + var(--wp-safe-bottom));
  border-block-start: 1px solid var(--wp-line);
  background: var(--wp-surface);

  @media print {
    display: none;
  }
`;

const TotalText = styled.p`
  display: grid;
  color: var(--wp-muted);
  font-size: 13px;

  & > strong {
    color: var(--wp-ink);
    font-size: 17px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
  }
`;

const Actions = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  gap: 8px;
`;

// Every invoice that can be paid is among these.
const ALL_UNPAID = { ...NO_FILTERS, status: 'unpaid' } as const;

type PayBarProps = {
  selection: InvoiceSelection;
  view: HistoryView;
  rows: readonly TransactionSummary[] | undefined;
  onFilter(filters: Partial<HistoryView>): void;
};

export function PayBar({ selection: { chosen, total, clear }, view, rows, onFilter }: PayBarProps) {
  const { t } = useTranslation('history');
  const unseen = unseenCount(view, rows, chosen);
  return (
    <Bar ref={useBottomBar('action')} role="region" aria-label={t('pay.region')}>
      <TotalText role="status">
        <span>
          {t('pay.chosen', { count: chosen.length })}
          {unseen > 0 && ` · ${t('pay.unseen', { count: unseen })}`}
        </span>
        <strong>
          <CurrencyFormat currency={chosen[0]?.currency}>
            <Price value={total} hidden={false} kind="amount" />
          </CurrencyFormat>
        </strong>
      </TotalText>
      <Actions>
        {unseen > 0 && (
          <Button variant="quiet" onClick={() => onFilter(ALL_UNPAID)}>
            {t('pay.show')}
          </Button>
        )}
        <Button variant="quiet" onClick={clear}>
          {t('pay.clear')}
        </Button>
        <ButtonLink as={Link} to={paths.payInvoices(chosen.map(({ id }) => id))} $variant="primary">
          <CreditCard aria-hidden />
          {t('pay.action', { count: chosen.length })}
        </ButtonLink>
      </Actions>
    </Bar>
  );
}
