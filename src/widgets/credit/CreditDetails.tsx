import { CreditStatement, StatementSkeleton } from '../../components/lazyExplanations.tsx';
import type { Credit } from '../../domain/checkout/credit.ts';
import { paths } from '../../routing/paths.ts';
import { useAccountSums } from '../../state/history/useAccountSums.ts';
import { useCompany } from '../../state/usePortal.ts';

export function CreditDetails({ credit }: { credit: Credit }) {
  const company = useCompany();
  const { data, isPending } = useAccountSums();
  return isPending ? (
    <StatementSkeleton />
  ) : (
    <CreditStatement
      credit={credit}
      sums={data ?? null}
      company={company}
      invoices={paths.unpaidInvoices()}
    />
  );
}
