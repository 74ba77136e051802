import { postMetrics } from '../../api/recommendations/postMetrics.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { metricRows } from '../../domain/recommendations/metricRows.ts';
import type { Suggestion } from '../../domain/recommendations/suggestion.ts';
import type { Workspace } from '../workspace.ts';
import { recommendationsQuery, SMART_ORDER } from './queries.ts';

/**
 * Sends recommendation metrics of a placed order (specification §3, Recommendation metric row). The company's
 * recommendations have priority over the smart order. Never throws; failures are reported.
 */
export const reportMetrics = async (
  workspace: Workspace,
  order: { id: string; number: string },
  ordered: readonly CartEntry[],
): Promise<void> => {
  const { portal, customer, queries, pricing } = workspace;
  if (!customer) return;
  try {
    const usual = queries.getQueryData<Suggestion[]>(SMART_ORDER) ?? [];
    const recommendations = await queries.fetchQuery(recommendationsQuery(workspace));
    const suggestions = [...recommendations.flatMap((each) => each.suggestions), ...usual];
    const lines = ordered.map(({ line }) => line);
    const rows = metricRows(lines, suggestions, pricing.settings.sizeInput);
    void queries.invalidateQueries({ queryKey: SMART_ORDER });
    if (rows.length === 0) return;
    const { clientId: id, clientCode: code, clientName: name } = customer;
    const metricOrder = { ...order, date: portal.clock.today(), client: { id, code, name } };
    await postMetrics(portal.http, metricOrder, rows);
  } catch (error) {
    portal.errors.report('Recommendation metrics of an order', error);
  }
};
