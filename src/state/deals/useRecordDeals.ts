import { dealPromotion } from '../../domain/analytics/promotions.ts';
import type { Deal } from '../../domain/deals/deal.ts';
import type { ScreenLocation } from '../analytics/facts.ts';
import { useAnalyticsService } from '../analytics/useAnalyticsService.ts';
import { useRecordFact } from '../analytics/useRecordFact.ts';

export const useRecordDeals = (
  deals: readonly { deal: Deal }[],
  at: ScreenLocation,
): ((filled: Deal) => void) => {
  const { record } = useAnalyticsService();
  const promotions = deals.map(({ deal }) => dealPromotion(deal));
  useRecordFact(
    promotions.length > 0 ? { kind: 'promotions', at, slot: 'deals', promotions, chosen: null } : null,
  );
  return (filled) => record({ kind: 'promotion', slot: 'deals', promotion: dealPromotion(filled) });
};
