import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { dealPromotion } from '../../domain/analytics/promotions.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { Deal } from '../../domain/deals/deal.ts';
import { type ConditionProgress, type DealProgress, dealProgress } from '../../domain/deals/dealProgress.ts';
import { isDealAvailable } from '../../domain/deals/isDealAvailable.ts';
import type { CompanySettings } from '../../domain/tenant/company.ts';
import type { ScreenLocation } from '../analytics/facts.ts';
import { useAnalyticsService } from '../analytics/useAnalyticsService.ts';
import { useRecordFact } from '../analytics/useRecordFact.ts';
import type { AddResult } from '../cart/addToCart.ts';
import { useCart, useIsCartOpen, useLineContext } from '../cart/useCart.ts';
import { useCartService } from '../cart/useCartService.ts';
import { dealsQuery } from '../catalogue/dealsQuery.ts';
import { useProductOffers } from '../catalogue/useProductOffers.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import { fillDeal } from './fillDeal.ts';

const useRecordDeals = (deals: readonly { deal: Deal }[], at: ScreenLocation): ((filled: Deal) => void) => {
  const { record } = useAnalyticsService();
  const promotions = deals.map(({ deal }) => dealPromotion(deal));
  useRecordFact(
    promotions.length > 0 ? { kind: 'promotions', at, slot: 'deals', promotions, chosen: null } : null,
  );
  return (filled) => record({ kind: 'promotion', slot: 'deals', promotion: dealPromotion(filled) });
};

type ShownDeal = { deal: Deal; progress: DealProgress };

export type Deals = {
  status: 'pending' | 'failed' | 'ready';
  deals: ShownDeal[];
  offers: ReadonlyMap<number, Offer> | null;
  retry(): void;
  terms: { settings: CompanySettings; pricing: LineContext['pricing']; hidesPrices: boolean };
  isOpen: boolean;
  fill(deal: Deal, conditions: readonly ConditionProgress[]): AddResult;
};

type DealsOptions = {
  at: ScreenLocation;
  productId?: number | null;
  max?: number;
};

const NO_DEALS: Deal[] = [];

/**
 * Today's available deals with the cart's progress; none for visitors. Shown deals and the used one are reported to
 * analytics.
 */
export const useDeals = ({
  at,
  productId = null,
  max: most = Number.POSITIVE_INFINITY,
}: DealsOptions): Deals => {
  const portal = usePortal();
  const { company } = portal;
  const customer = useCustomer();
  const { pricing, hidden } = useLineContext();
  const isOpen = useIsCartOpen();
  const cart = useCartService();
  const { data, isError, isPending, refetch } = useQuery(dealsQuery(portal, customer));
  const deals = useMemo(
    () =>
      (data ?? NO_DEALS)
        .filter(
          ({ conditions }) => productId === null || conditions.some((each) => each.productId === productId),
        )
        .slice(0, most),
    [data, productId, most],
  );
  const ids = [...new Set(deals.flatMap(({ conditions }) => conditions.map((each) => each.productId)))];
  const offers = useProductOffers(ids.map((id) => ({ id, code: '' })));
  const entries = useCart((cart) => cart.entries);
  const shown = useMemo(() => {
    const lines = entries.map(({ line }) => line);
    const sold = deals.filter((deal) => !offers.data || isDealAvailable(deal, offers.data));
    return sold.map((deal) => ({ deal, progress: dealProgress(deal, lines, pricing.settings.sizeInput) }));
  }, [deals, entries, pricing, offers.data]);
  const known = ids.length === 0 ? new Map<number, Offer>() : (offers.data ?? null);
  const reportFilled = useRecordDeals(known ? shown : [], at);
  const isFailed = (isError && !data) || (offers.isError && !offers.data);

  return {
    status: isFailed ? 'failed' : customer && isPending ? 'pending' : 'ready',
    deals: shown,
    offers: known,
    terms: {
      settings: company.settings,
      pricing,
      hidesPrices: hidden,
    },
    isOpen,
    retry: () => void (isError ? refetch() : offers.refetch()),
    fill: (deal, conditions) => {
      reportFilled(deal);
      return fillDeal(cart, conditions, known ?? new Map());
    },
  };
};
