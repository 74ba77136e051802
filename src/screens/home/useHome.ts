import type { Credit } from '../../domain/checkout/credit.ts';
import type { PendingOrder } from '../../domain/history/approval.ts';
import { type Owed, owed } from '../../domain/history/owed.ts';
import type { YearSums } from '../../domain/history/yearSums.ts';
import { usePendingOrders } from '../../state/approvals/usePendingOrders.ts';
import { useCredit } from '../../state/checkout/useCredit.ts';
import { type NextDelivery, useNextDelivery } from '../../state/history/useNextDelivery.ts';
import { useOpenInvoices, useRecentTransactions } from '../../state/history/useTransactions.ts';
import { useYearSums } from '../../state/history/useYearSums.ts';
import { useSmartOrderState } from '../../state/recommendations/useSmartOrder.ts';
import { usePortal } from '../../state/usePortal.ts';

/** Null: nothing to say, or it couldn't be loaded; what is owed is undefined when it couldn't. */
export type HomeTilesData = {
  approval: { order: PendingOrder; count: number } | null;
  owed: Owed | null | undefined;
  credit: Credit | null;
  delivery: NextDelivery | null;
  year: YearSums | null;
};

type HomeContents = {
  /** All are known at once, so that none moves another when it comes. */
  isPending: boolean;
  tiles: HomeTilesData;
  /** Both also while it isn't known. */
  hasSmartOrder: boolean;
  hasOrders: boolean;
};

export const useHome = (): HomeContents => {
  const { clock } = usePortal();
  const invoices = useOpenInvoices();
  const pendingOrders = usePendingOrders(1);
  const recent = useRecentTransactions();
  const year = useYearSums();
  const credit = useCredit(0);
  const delivery = useNextDelivery();
  const smartOrder = useSmartOrderState();
  const [oldest] = pendingOrders.data?.orders ?? [];
  // A query that is asked again after a failure doesn't hide what is shown.
  const isFetched = [invoices, recent, year, delivery, smartOrder].every((query) => query.isFetched);
  return {
    isPending: !isFetched || (pendingOrders.isLoading && !pendingOrders.isFetched),
    tiles: {
      approval: oldest ? { order: oldest, count: pendingOrders.data?.total ?? 1 } : null,
      owed: invoices.data && owed(invoices.data.transactions, invoices.data.sums, clock.today()),
      credit,
      delivery: delivery.data,
      year: year.data,
    },
    hasSmartOrder: !smartOrder.isEmpty,
    hasOrders: recent.data?.transactions.length !== 0,
  };
};
