import { dealPromotion } from '../../domain/analytics/promotions.ts';
import type { Deal } from '../../domain/deals/deal.ts';
import type { ScreenLocation } from '../analytics/facts.ts';
import { useRecordFact } from '../analytics/useRecordFact.ts';
import { useWorkspace } from '../useWorkspace.ts';

/** Reports the shown deals, and returns a function that reports the used one. */
export const useRecordDeals = (
  deals: readonly { deal: Deal }[],
  at: ScreenLocation,
): ((filled: Deal) => void) => {
  const { report } = useWorkspace();
  const promotions = deals.map(({ deal }) => dealPromotion(deal));
  useRecordFact(
    promotions.length > 0 ? { kind: 'promotions', at, slot: 'deals', promotions, chosen: null } : null,
  );
  return (filled) => report({ kind: 'promotion', slot: 'deals', promotion: dealPromotion(filled) });
};
