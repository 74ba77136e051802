import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { NativeSelect } from '../../design-system/NativeSelect.tsx';
import { SearchField } from '../../design-system/SearchField.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { parseStatus, STATUSES, type StatusFilter, UNPAID_STATUSES } from '../../domain/history/statuses.ts';
import { type HistoryView, hasFilters } from './historyView.ts';
import { DateFields } from './lazyHistoryParts.tsx';
import { Pill } from './Pill.ts';
import { QuickRanges, useQuickRanges } from './QuickRanges.tsx';

const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  margin-block-end: 12px;
`;

/** On a phone all chips are in one line, and come into sight together, so that none moves. */
const ChipLine = styled.div`
  display: contents;

  ${phone} {
    display: flex;
    flex: 1 1 60%;
    gap: 8px;
    min-width: 0;
    margin-inline: calc(-1 * var(--wp-screen-side));
    padding: 2px 40px 2px var(--wp-screen-side);
    overflow-x: auto;
    scrollbar-width: none;
    mask-image: linear-gradient(to right, #000 calc(100% - 40px), transparent);
    order: 1;

    && > * {
      display: contents;
    }

    & > * > * {
      flex: none;
    }

    & > :empty + * {
      visibility: hidden;
    }
  }
`;

const Chips = styled.div`
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  gap: 8px;
  min-width: 0;
`;

/** On a phone it stays in sight beside the line that is scrolled. */
const Clear = styled(Button)`
  ${phone} {
    padding-inline: 4px;
    font-size: 0;
    order: 1;

    &::after {
      content: attr(data-clear) / '';
      font-size: 14px;
    }
  }
`;

const SearchBox = styled.div`
  flex: 0 1 340px;
  min-width: min(100%, 220px);

  ${phone} {
    flex-basis: 100%;
  }
`;

type FiltersProps = {
  view: HistoryView;
  searchText: string;
  onSearch(text: string): void;
  onChange(changes: Partial<HistoryView>): void;
  onClear(): void;
  /** Of `UNPAID_STATUSES`, in place of those in the select. */
  pills: ReactNode;
};

const useStatusLabel = (kind: HistoryView['kind']) => {
  const { t } = useTranslation('history');
  const { t: tOrders } = useTranslation('orders');
  return (value: StatusFilter): string => {
    if (value === 'waiting') return tOrders('approval.pending');
    if (value === 'refused') return tOrders('approval.refused');
    if (value === 'partPaid') return tOrders('partPaid');
    return value === 'unpaid' ? t('filter.unpaid') : tOrders(`status.${kind}.${value}`);
  };
};

function StatusSelect({ view, onChange, pills }: Pick<FiltersProps, 'view' | 'onChange' | 'pills'>) {
  const { t } = useTranslation('history');
  const { kind, status } = view;
  const labelOf = useStatusLabel(kind);
  const statuses = STATUSES[kind]
    .filter((value) => !pills || !UNPAID_STATUSES.has(value))
    .map((value) => ({ value, label: labelOf(value) }));
  return (
    <NativeSelect
      label={t('filter.status')}
      value={status ?? ''}
      options={[{ value: '', label: t('filter.any') }, ...statuses]}
      onChange={(event) => onChange({ status: parseStatus(kind, event.target.value) })}
    />
  );
}

/** Own dates are in sight when they are what the list was opened with. */
export function HistoryFilters({ view, searchText, onSearch, onChange, onClear, pills }: FiltersProps) {
  const { t } = useTranslation(['history', 'orders']);
  const dates = useRef<HTMLButtonElement>(null);
  const { ranges, hasOwnDates } = useQuickRanges(view);
  const [areDatesOpen, setDatesOpen] = useState(hasOwnDates);
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setDatesOpen(false);
    dates.current?.focus();
  };
  return (
    <FilterBar role="search" aria-label={t('filter.label')}>
      <ChipLine>
        {pills}
        <Chips>
          <QuickRanges view={view} ranges={ranges} onChange={onChange} />
          <Pill
            ref={dates}
            aria-expanded={areDatesOpen}
            variant={hasOwnDates ? 'primary' : 'secondary'}
            onClick={() => setDatesOpen(!areDatesOpen)}
            onKeyDown={closeOnEscape}
          >
            {t('quick.dates')}
            <ChevronDown aria-hidden />
          </Pill>
          <StatusSelect view={view} onChange={onChange} pills={pills} />
        </Chips>
      </ChipLine>
      {hasFilters(view) && (
        <Clear data-clear={t('pay.clear')} variant="quiet" onClick={onClear}>
          {t('filter.clear')}
        </Clear>
      )}
      <SearchBox>
        <SearchField
          label={t('orders:search.label')}
          placeholder={t('orders:search.placeholder')}
          clearLabel={t('orders:search.clear')}
          value={searchText}
          onChange={onSearch}
        />
      </SearchBox>
      {areDatesOpen && <DateFields view={view} onChange={onChange} onKeyDown={closeOnEscape} />}
    </FilterBar>
  );
}
