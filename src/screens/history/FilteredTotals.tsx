import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Price } from '../../components/Price.tsx';
import { useFormat } from '../../components/useFormat.ts';
import type { FilteredSums } from '../../domain/history/filteredSums.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { toPositive } from '../../domain/numbers/decimal.ts';

const Tiles = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  min-height: 69px;
  border-block-end: 1px solid var(--wp-line);
  background: var(--wp-line);

  & > div {
    flex: 1 1 0;
    padding: 10px 16px;
    background: var(--wp-page);
  }

  & dt {
    color: var(--wp-muted);
    font-size: 12.5px;
  }

  & strong {
    color: var(--wp-bad);
    font-size: 12.5px;
    white-space: nowrap;
  }

  & dd {
    font-size: 20px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
  }

  @container history (max-width: 899.98px) {
    min-height: 56px;

    & > div {
      padding: 6px 10px;
    }

    /* It has the longest text. */
    & > :last-child {
      flex-grow: 4;
    }

    & dd {
      font-size: 17px;
    }
  }
`;

/** `total`: listed, over all pages; `searched`: empty for everything. */
type FilteredTotalsProps = {
  kind: TransactionKind;
  total: number;
  sums: FilteredSums;
  searched: string;
  hidden: boolean;
};

export function FilteredTotals({ kind, total, sums, searched, hidden }: FilteredTotalsProps) {
  const { t } = useTranslation('history');
  const { t: tOrders } = useTranslation('orders');
  const format = useFormat();
  const leftOut = total - sums.count;
  const { amount, balance, overdue } = sums;
  return (
    <Tiles>
      <div>
        <dt>{searched ? t(`totals.with.${kind}`, { text: searched }) : tOrders(`kind.${kind}`)}</dt>
        <dd>{format.number(total)}</dd>
      </div>
      <div>
        <dt>
          {tOrders('column.total')}
          {leftOut > 0 && t('totals.leftOut', { count: leftOut, number: format.number(leftOut) })}
        </dt>
        <dd>
          <Price value={amount} hidden={hidden} kind="amount" />
        </dd>
      </div>
      {kind === 'invoice' && (
        <div>
          <dt>{t('totals.unpaid')}</dt>
          <dd>
            <Price value={balance} hidden={hidden} kind="amount" />{' '}
            {!hidden && toPositive(overdue) && (
              <strong>{t('totals.overdue', { amount: format.money(overdue) })}</strong>
            )}
          </dd>
        </div>
      )}
    </Tiles>
  );
}
