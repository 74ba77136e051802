import { useQuery } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { loadNextDelivery } from '../../api/history/loadNextDelivery.ts';
import { type ShownStep, shownSteps } from '../../domain/history/orderSteps.ts';
import { usePortal } from '../usePortal.ts';

/** `date`: the day on which it ships, yyyy-mm-dd. `sum`: decimal text, null where prices are hidden. */
export type NextDelivery = {
  number: string;
  id: string;
  date: string;
  sum: string | null;
  currency: string;
  products: number;
  steps: ShownStep[];
};

const load = async (http: Http): Promise<NextDelivery | null> => {
  const delivery = await loadNextDelivery(http);
  if (!delivery?.shipDate) return null;
  const { number, id, shipDate: date, net: sum, currency, lineCount: products } = delivery;
  return { number, id, date, sum, currency, products, steps: shownSteps(delivery.steps) };
};

/** What is delivered next, in one call; `data` is null without one, and where the back office doesn't tell. */
export const useNextDelivery = (): { isFetched: boolean; data: NextDelivery | null } => {
  const { http } = usePortal();
  const { data = null, isFetched } = useQuery({
    queryKey: ['transactions', 'next-delivery'],
    queryFn: () => load(http),
    throwOnError: false,
  });
  return { isFetched, data };
};
