import type { QueryClient } from '@tanstack/react-query';
import { postMetrics } from '../../api/recommendations/postMetrics.ts';
import type { Customer } from '../../domain/access/customer.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import type { LineContext } from '../../domain/cart/currentLine.ts';
import { metricRows } from '../../domain/recommendations/metricRows.ts';
import type { Suggestion } from '../../domain/recommendations/suggestion.ts';
import type { PortalContext } from '../portal.ts';
import { recommendationsQuery, SMART_ORDER } from './recommendationQueries.ts';

type Dependencies = Pick<PortalContext, 'http' | 'clock' | 'errors'> & {
  customer: Customer;
  queries: QueryClient;
  context: Pick<LineContext, 'pricing'>;
};

/**
 * Sends recommendation metrics of a placed order (rules: Recommendations). The company's recommendations have priority
 * over the smart order. Never throws; failures are reported.
 */
export const reportMetrics = async (
  { http, clock, errors, customer, queries, context }: Dependencies,
  order: { id: string; number: string },
  ordered: readonly CartEntry[],
): Promise<void> => {
  try {
    const usual = queries.getQueryData<Suggestion[]>(SMART_ORDER) ?? [];
    const recommendations = await queries.fetchQuery(recommendationsQuery({ http, customer }));
    const suggestions = [...recommendations.flatMap((each) => each.suggestions), ...usual];
    const lines = ordered.map(({ line }) => line);
    const rows = metricRows(lines, suggestions, context.pricing.settings.sizeInput);
    void queries.invalidateQueries({ queryKey: SMART_ORDER });
    if (rows.length === 0) return;
    const { clientId: id, clientCode: code, clientName: name } = customer;
    const metricOrder = { ...order, date: clock.today(), client: { id, code, name } };
    await postMetrics(http, metricOrder, rows);
  } catch (error) {
    errors.report('Recommendation metrics of an order', error);
  }
};
