import { useTranslation } from 'react-i18next';
import { Table } from '../design-system/Table.tsx';
import type { PriceBreak } from '../domain/pricing/priceBreaks.ts';
import { useFormat } from './useFormat.ts';

/** From which quantity on each costs how much. */
export function PriceBreaksTable({ breaks }: { breaks: readonly PriceBreak[] }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  return (
    <Table
      caption={t('breaks.title')}
      rows={breaks}
      rowKey={({ from }) => from.toFixed()}
      columns={[
        {
          key: 'from',
          header: t('breaks.from'),
          cell: ({ from }) => t('breaks.orMore', { quantity: format.number(from) }),
        },
        {
          key: 'each',
          header: t('breaks.each'),
          align: 'end',
          cell: ({ unitPrice }) => format.price(unitPrice),
        },
      ]}
    />
  );
}
