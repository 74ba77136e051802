import type { Http } from '../calls.ts';
import { type VisitRequest, visitResponse } from '../history/visitSchema.ts';

/** (rules: Requests) */
const PLACE_TIMEOUT_MS = 300_000;
const PAYMENT_TIMEOUT_MS = 60_000;

/** The service that receives the transaction; `legacy_host` for the payment flow. */
export type VisitRoute = 'order_service' | 'node_service' | 'legacy_host';

const ROUTES = {
  order_service: { service: 'orderApi', path: '/rest/visitSync', timeoutMs: PLACE_TIMEOUT_MS },
  node_service: { service: 'productApi', path: '/visit-sync', timeoutMs: PLACE_TIMEOUT_MS },
  legacy_host: { service: 'legacyApi', path: '/rest/visitSync', timeoutMs: PAYMENT_TIMEOUT_MS },
} as const;

export type PlacedTransaction = {
  id: string;
  number: string;
  approvalStatus: number | null;
  differences: { productId: number | null; field: string }[];
  /** The number was known: nothing was stored, and this is the first result. */
  repeated: boolean;
};

/**
 * Sent once: after a lost answer the sender asks for the order by its number. The number is the idempotency key: a repeat
 * returns the first result. Throws {@link CallError} `refused` with the back office's message.
 */
export const placeTransaction = async (
  http: Http,
  route: VisitRoute,
  visit: VisitRequest,
): Promise<PlacedTransaction> => {
  const { transaction, differences, repeated } = await http.send({
    ...ROUTES[route],
    method: 'POST',
    body: visit,
    response: visitResponse,
  });
  return {
    id: transaction.id,
    number: transaction.transaction_number,
    approvalStatus: transaction.approval_status,
    differences: differences.map(({ product_id, field }) => ({ productId: product_id, field })),
    repeated,
  };
};
