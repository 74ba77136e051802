import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TextField } from '../../design-system/TextField.tsx';
import { type HistoryView, hasReversedDates } from './historyView.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  flex-basis: 100%;
  order: 2;

  & > div {
    flex: 0 1 160px;
    min-width: 130px;
  }
`;

type DateFieldsProps = {
  view: HistoryView;
  onChange(dates: Partial<HistoryView>): void;
  onKeyDown(event: KeyboardEvent): void;
};

export function DateFields({ view, onChange, onKeyDown }: DateFieldsProps) {
  const { t } = useTranslation('history');
  return (
    <Row onKeyDown={onKeyDown}>
      <div>
        <TextField
          type="date"
          label={t('filter.from')}
          value={view.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </div>
      <div>
        <TextField
          type="date"
          label={t('filter.to')}
          value={view.to}
          error={hasReversedDates(view) ? t('filter.backwards') : undefined}
          onChange={(event) => onChange({ to: event.target.value })}
        />
      </div>
    </Row>
  );
}
