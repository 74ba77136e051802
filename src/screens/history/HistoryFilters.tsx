import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { NativeSelect } from '../../design-system/NativeSelect.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { parseStatus, STATUSES, type StatusFilter } from '../../domain/history/statuses.ts';
import { type HistoryView, hasFilters, hasReversedDates } from './historyView.ts';

const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 8px 12px;
  margin-block-end: 12px;
`;

const DateField = styled.div`
  flex: 0 1 160px;
  min-width: 0;

  ${phone} {
    flex-basis: calc(50% - 6px);
  }
`;

const StatusField = styled.div`
  display: grid;
  gap: 6px;
  flex: 0 1 180px;
  font-size: 13px;
  font-weight: 600;

  & select {
    font-weight: 400;
    font-size: 14px;
  }

  ${phone} {
    flex: 1 1 130px;
  }
`;

const FilterActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-start: 25px;

  ${phone} {
    align-self: flex-end;
    margin-block-start: 0;
  }
`;

type HistoryFiltersProps = {
  view: HistoryView;
  onChange(changes: Partial<HistoryView>): void;
  onClear(): void;
  children?: ReactNode;
};

const useStatusLabel = (kind: HistoryView['kind']) => {
  const { t } = useTranslation('history');
  const { t: tOrders } = useTranslation('orders');
  return (value: StatusFilter): string => {
    switch (value) {
      case 'waiting':
        return tOrders('approval.pending');
      case 'refused':
        return tOrders('approval.refused');
      case 'partPaid':
        return tOrders('partPaid');
      case 'unpaid':
        return t('filter.unpaid');
      default:
        return tOrders(`status.${kind}.${value}`);
    }
  };
};

export function HistoryFilters({ view, onChange, onClear, children }: HistoryFiltersProps) {
  const { t } = useTranslation('history');
  const { kind, from, to, status } = view;
  const labelOf = useStatusLabel(kind);
  const statuses = STATUSES[kind].map((value) => ({ value, label: labelOf(value) }));
  return (
    <FilterBar role="search" aria-label={t('filter.label')}>
      <DateField>
        <TextField
          type="date"
          label={t('filter.from')}
          value={from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </DateField>
      <DateField>
        <TextField
          type="date"
          label={t('filter.to')}
          value={to}
          error={hasReversedDates(view) ? t('filter.backwards') : undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </DateField>
      <StatusField>
        <span aria-hidden>{t('filter.status')}</span>
        <NativeSelect
          label={t('filter.status')}
          value={status ?? ''}
          options={[{ value: '', label: t('filter.any') }, ...statuses]}
          onChange={(event) => onChange({ status: parseStatus(kind, event.target.value) })}
        />
      </StatusField>
      <FilterActions>
        {hasFilters(view) && (
          <Button variant="quiet" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        )}
        {children}
      </FilterActions>
    </FilterBar>
  );
}
