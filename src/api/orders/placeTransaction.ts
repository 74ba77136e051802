import type { Http } from '../calls.ts';
import { type VisitRequest, visitAnswer } from './schema.ts';

/** Placing may take the back office up to 5 minutes; the payment flow waits one (specification §9), ms. */
const PLACING = 300_000;
const PAYING = 60_000;

/** Which service takes the transaction (specification §7); the legacy host those of the payment flow. */
export type VisitRoute = 'order_service' | 'node_service' | 'legacy_host';

const routes = {
  order_service: { service: 'orderApi', path: '/rest/visitSync', timeout: PLACING },
  node_service: { service: 'productApi', path: '/visit-sync', timeout: PLACING },
  legacy_host: { service: 'legacyApi', path: '/rest/visitSync', timeout: PAYING },
} as const;

/** What the back office stored: its number, and whether its own figures differ from those that were sent. */
export type PlacedTransaction = {
  id: string;
  number: string;
  approvalStatus: number | null;
  differences: { productId: number | null; field: string }[];
  /** The back office knew the number already and stored nothing: this is what it stored then. */
  repeated: boolean;
};

/**
 * POST {orderApi}/rest/visitSync, {productApi}/visit-sync, or {legacyApi}/rest/visitSync. The order number is the key: a
 * repeat is answered with the first result, so the call may be sent again after a lost answer. Throws {@link CallError}; code is the back office's reason.
 */
export const placeTransaction = async (
  http: Http,
  route: VisitRoute,
  visit: VisitRequest,
): Promise<PlacedTransaction> => {
  const { transaction, differences, repeated } = await http.send({
    ...routes[route],
    method: 'POST',
    body: visit,
    answer: visitAnswer,
    repeatable: true,
  });
  return {
    id: transaction.id,
    number: transaction.transaction_number,
    approvalStatus: transaction.approval_status,
    differences: differences.map(({ product_id, field }) => ({ productId: product_id, field })),
    repeated,
  };
};
