import { promotionOfDeal } from '../../domain/analytics/promotions.ts';
import type { Deal } from '../../domain/deals/deal.ts';
import type { Place } from '../analytics/facts.ts';
import { useReport } from '../analytics/useReport.ts';
import { useWorkspace } from '../useWorkspace.ts';

/** Reports the deals that a screen shows, and answers with what reports the one that is filled. */
export const useReportDeals = (deals: readonly { deal: Deal }[], at: Place): ((filled: Deal) => void) => {
  const { report } = useWorkspace();
  const promotions = deals.map(({ deal }) => promotionOfDeal(deal));
  useReport(
    promotions.length > 0 ? { kind: 'promotions', at, slot: 'deals', promotions, chosen: null } : null,
  );
  return (filled) => report({ kind: 'promotion', slot: 'deals', promotion: promotionOfDeal(filled) });
};
