import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { captureRequest } from '../../../../src/api/inventory/requestSchema.ts';
import { captureResponse } from '../../../../src/api/inventory/schema.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { exact, numericOrNull } from '../../pricing/numbers.ts';
import { invalidRequest, Refusal, unprocessable } from '../../refusal.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { checkCustomer, countedProducts } from './countedProducts.ts';

/** Body limit for 5,000 products, bytes. */
const BODY_LIMIT = 1024 * 1024;
const MAX_OF_ONE = exact(1e9);
const MAX_DIGITS = 6;

type Sent = v.InferOutput<typeof captureRequest>;
type Counted = { product_id: number; quantity: string };

/** The sent counts, one per product. Throws 422 `incomplete` for an invalid one, 400 for a repeated product. */
const countsOf = ({ lines }: Sent): Counted[] => {
  const seen = new Set<number>();
  return lines.map(({ product_id, quantity }) => {
    if (seen.has(product_id)) throw invalidRequest(`lines: product ${product_id} twice`);
    seen.add(product_id);
    const number = numericOrNull(quantity);
    if (number === null || number.lt(exact(0)) || number.gt(MAX_OF_ONE)) throw incomplete();
    return { product_id, quantity: number.round(MAX_DIGITS).toFixed() };
  });
};

const incomplete = () =>
  unprocessable('incomplete', 'all products are required to have a valid inventory or zero');

type Answer = v.InferInput<typeof captureResponse>;

const present = (
  row: { capture_number: string; created_at: Date; lines: readonly Counted[] },
  repeated: boolean,
): Answer => ({
  success: true,
  capture: {
    capture_number: row.capture_number,
    captured_at: row.created_at.toISOString(),
    line_count: row.lines.length,
  },
  repeated,
});

const findStored = async (
  database: Database,
  { companyId, clientId }: CustomerCaller['customer'],
  number: string,
) => {
  const row = await database
    .selectFrom('inventory_captures')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('capture_number', '=', number)
    .executeTakeFirst();
  if (row && row.client_id !== clientId) {
    throw new Refusal(409, 'number_taken', 'the number is used by another customer');
  }
  return row;
};

const capture = async (context: Context, caller: CustomerCaller, sent: Sent): Promise<Answer> => {
  const { database, clock } = context;
  const { customer } = caller;
  const before = await findStored(database, customer, sent.capture_number);
  if (before) return present(before, true);
  const lines = countsOf(sent);
  const requiredIds = new Set((await countedProducts(context, caller)).map(({ id }) => id));
  const foreign = lines.find(({ product_id }) => !requiredIds.has(product_id));
  if (foreign) throw unprocessable('product_unavailable', `product ${foreign.product_id} is not counted`);
  if (lines.length < requiredIds.size) throw incomplete();
  const stored = await database
    .insertInto('inventory_captures')
    .values({
      company_id: customer.companyId,
      client_id: customer.clientId,
      customer_id: sent.customer_id,
      user_id: customer.user.id,
      capture_number: sent.capture_number,
      lines: JSON.stringify(lines),
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'capture_number']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (stored) return present(stored, false);
  const first = await findStored(database, customer, sent.capture_number);
  if (!first) throw new Error('the stored count is missing');
  return present(first, true);
};

/**
 * POST /inventory_capture {customer_id, capture_number, lines}: stores a count of all products that the customer counts,
 * 0 allowed (rules: Inventory capture). The number is the idempotency key: a repeat returns the first result. Customers
 * only; 403 `not_yours`; 409 `number_taken`; 422 `incomplete`, `product_unavailable`.
 */
export const storeCapture = (app: FastifyInstance, context: Context): void => {
  app.post('/inventory_capture', { bodyLimit: BODY_LIMIT }, async (request) => {
    const caller = await context.access.customer(request);
    const sent = parseRequest(captureRequest, request.body);
    checkCustomer(caller, sent.customer_id);
    return toResponse(captureResponse, await capture(context, caller, sent));
  });
};
