import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { successResponse } from '../../../../src/api/access/schema.ts';
import { partNumbersRequest } from '../../../../src/api/partNumbers/requestSchema.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { invalidRequest, unprocessable } from '../../refusal.ts';
import { codeOf } from '../../search/analysis.ts';
import type { CompanyIndex } from '../../search/companyIndex.ts';
import { allowedIds, type CustomerCaller } from '../../session/authorise.ts';
import { parseRequest, toResponse } from '../../wire.ts';
import { isOffered } from '../catalogue/isOffered.ts';
import { readPartNumbers } from './readPartNumbers.ts';
import { refuseOthersCodes } from './refuseOthersCodes.ts';

/** Of one client. */
const MOST_NUMBERS = 20_000;

type Sent = v.InferOutput<typeof partNumbersRequest>['part_numbers'];

/** The last of several entries for one number holds. Throws 400 for a number without a letter or digit. */
const byNumber = (sent: Sent): Map<string, Sent[number]> => {
  const entries = new Map<string, Sent[number]>();
  for (const entry of sent) {
    const folded = codeOf(entry.number);
    if (folded === '') throw invalidRequest('part_numbers: a number needs a letter or a digit');
    entries.set(folded, entry);
  }
  return entries;
};

/** Throws 422 `product_unavailable` unless the caller may order all of these products. */
const checkProducts = async (database: Database, caller: CustomerCaller, ids: number[]): Promise<void> => {
  const allowed = allowedIds(caller, ids);
  const rows =
    allowed.length === 0
      ? []
      : await database
          .selectFrom('products')
          .select(['id', 'data'])
          .where('company_id', '=', caller.customer.companyId)
          .where('id', 'in', allowed)
          .execute();
  const known = new Set(rows.flatMap(({ id, data }) => (isOffered(data) ? [id] : [])));
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw unprocessable('product_unavailable', `product ${missing} is not sold`);
};

const store = async (
  database: Database,
  { customer }: CustomerCaller,
  entries: Map<string, Sent[number]>,
) => {
  const owner = { company_id: customer.companyId, client_id: customer.clientId };
  const removed = [...entries].flatMap(([folded, { product_id }]) => (product_id === null ? [folded] : []));
  const set = [...entries].flatMap(([folded, { number, product_id }]) =>
    product_id === null ? [] : [{ ...owner, folded, number, product_id }],
  );
  await database.transaction().execute(async (transaction) => {
    if (removed.length > 0)
      await transaction
        .deleteFrom('part_numbers')
        .where((where) => where.and(owner))
        .where('folded', 'in', removed)
        .execute();
    if (set.length === 0) return;
    await transaction
      .insertInto('part_numbers')
      .values(set)
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'client_id', 'folded']).doUpdateSet((excluded) => ({
          number: excluded.ref('excluded.number'),
          product_id: excluded.ref('excluded.product_id'),
        })),
      )
      .execute();
    const { count } = await transaction
      .selectFrom('part_numbers')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where((where) => where.and(owner))
      .executeTakeFirstOrThrow();
    if (Number(count) > MOST_NUMBERS)
      throw unprocessable('too_many_part_numbers', `at most ${MOST_NUMBERS} numbers`);
  });
};

/**
 * POST /part_numbers {part_numbers}: each number then names its product, for everybody of the client; null removes it, and the others
 * stay. Numbers are equal that differ by case and punctuation only. A repeat changes nothing. Customers only; 422
 * `product_unavailable`, `number_is_code` for another product's code or barcode, `too_many_part_numbers`.
 */
export const changePartNumbers = (
  app: FastifyInstance,
  { access, database }: Context,
  indexOf: (companyId: number) => Promise<CompanyIndex>,
): void => {
  app.post('/part_numbers', async (request) => {
    const caller = await access.customer(request);
    const entries = byNumber(parseRequest(partNumbersRequest, request.body).part_numbers);
    const ids = [...entries.values()].flatMap(({ product_id }) => product_id ?? []);
    await checkProducts(database, caller, [...new Set(ids)]);
    const [companyIndex, kept] = await Promise.all([
      indexOf(caller.customer.companyId),
      readPartNumbers(database, caller.customer, [...entries.keys()]),
    ]);
    refuseOthersCodes(caller, [...entries.values()], kept, companyIndex);
    await store(database, caller, entries);
    return toResponse(successResponse, { success: true });
  });
};
