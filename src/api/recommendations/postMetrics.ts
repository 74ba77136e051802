import type { MetricRow } from '../../domain/recommendations/metricRows.ts';
import { successResponse } from '../access/schema.ts';
import type { Http } from '../calls.ts';
import type { MetricRowWire } from './schema.ts';

/** `date` is yyyy-mm-dd. */
export type MetricOrder = {
  id: string;
  number: string;
  date: string;
  client: { id: number; code: string; name: string };
};

/** (rules: Recommendations) Repeating it changes nothing. */
export const postMetrics = async (
  http: Http,
  { id, number, date, client }: MetricOrder,
  rows: readonly MetricRow[],
): Promise<void> => {
  const body: MetricRowWire[] = rows.map((row) => ({
    source: 'e-commerce',
    product_id: row.productId,
    recommended_quantity: row.recommendedQuantity,
    transaction_quantity: row.transactionQuantity,
    selection_section: row.selectionSection,
    product_name: row.productName,
    product_code: row.productCode,
    transaction_number: number,
    transaction_id: id,
    client_name: client.name,
    client_code: client.code,
    client_id: client.id,
    transaction_date: date,
  }));
  await http.send({
    service: 'api',
    method: 'POST',
    path: '/orders/recommendation_metrics',
    body,
    response: successResponse,
    repeatable: true,
  });
};
