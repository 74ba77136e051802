import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../design-system/Badge.ts';
import { Table } from '../../design-system/Table.tsx';
import { Sample } from './Sample.tsx';

type Status = 'open' | 'paid' | 'overdue';

const rows: readonly { number: string; date: string; status: Status; total: string }[] = [
  { number: 'WEB-4471902', date: '2026-11-18', status: 'open', total: '486.21' },
  { number: 'WEB-4471877', date: '2026-11-11', status: 'paid', total: '1,204.00' },
  { number: 'WEB-4471790', date: '2026-10-02', status: 'overdue', total: '38.90' },
];

const tones: Record<Status, Tone> = { open: 'neutral', paid: 'ok', overdue: 'bad' };

export function DataSamples() {
  const { t } = useTranslation('designSystem');
  return (
    <Sample title={t('sections.data')}>
      <Table
        caption={t('data.caption')}
        rows={rows}
        rowKey={(row) => row.number}
        columns={[
          { key: 'number', header: t('data.order'), isRowHeader: true, cell: (row) => row.number },
          { key: 'date', header: t('data.date'), cell: (row) => row.date },
          {
            key: 'status',
            header: t('data.status'),
            cell: (row) => <Badge $tone={tones[row.status]}>{t(`data.${row.status}`)}</Badge>,
          },
          { key: 'total', header: t('data.total'), align: 'end', cell: (row) => row.total },
        ]}
      />
    </Sample>
  );
}
