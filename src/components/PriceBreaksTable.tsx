import { useTranslation } from 'react-i18next';
import { Table } from '../design-system/Table.tsx';
import type { Decimal } from '../domain/numbers/decimal.ts';
import type { PriceBreak } from '../domain/pricing/priceBreaks.ts';
import type { Explain } from './PriceTrail.tsx';
import { useFormat } from './useFormat.ts';
import { WhyPrice } from './WhyPrice.tsx';

type PriceBreaksTableProps = {
  breaks: readonly PriceBreak[];
  explain(from: Decimal): Explain;
};

export function PriceBreaksTable({ breaks, explain }: PriceBreaksTableProps) {
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
          cell: ({ from, unitPrice }) => (
            <WhyPrice explain={explain(from)}>{format.price(unitPrice)}</WhyPrice>
          ),
        },
      ]}
    />
  );
}
