import { memo, type ReactNode } from 'react';
import { CreditStatement, StatementSkeleton } from '../../components/lazyExplanations.tsx';
import { useFormat } from '../../components/useFormat.ts';
import type { Credit } from '../../domain/checkout/credit.ts';
import { paths } from '../../routing/paths.ts';
import { useAccountSums } from '../../state/history/useAccountSums.ts';
import { useCompany } from '../../state/usePortal.ts';

type CreditRowsProps = { limit: string; openBalance: string; order: ReactNode; left: ReactNode };

/** How the credit that is left comes about; `order` and `left` may follow the cart themselves. */
export const CreditRows = memo(function CreditRows(rows: CreditRowsProps) {
  const company = useCompany();
  const { data, isPending } = useAccountSums();
  return isPending ? (
    <StatementSkeleton />
  ) : (
    <CreditStatement {...rows} sums={data ?? null} company={company} invoices={paths.unpaidInvoices()} />
  );
});

export function CreditDetails({ credit: { limit, openBalance, order, left } }: { credit: Credit }) {
  const format = useFormat();
  return (
    <CreditRows
      limit={limit.toFixed()}
      openBalance={openBalance.toFixed()}
      order={order.gt(0) ? format.money(order.times(-1)) : null}
      left={format.money(left)}
    />
  );
}
