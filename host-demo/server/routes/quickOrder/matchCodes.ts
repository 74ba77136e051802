import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import type { ProductWire } from '../../../../src/api/catalogue/schema.ts';
import { codesRequest } from '../../../../src/api/quickOrder/requestSchema.ts';
import type { codeMatchesResponse } from '../../../../src/api/quickOrder/schema.ts';
import type { Context } from '../../context.ts';
import { processorTime } from '../../processorTime.ts';
import { Refusal } from '../../refusal.ts';
import type { CompanyIndex } from '../../search/companyIndex.ts';
import { matchCode } from '../../search/matchCode.ts';
import { createSearchShares } from '../../search/searchShare.ts';
import { addressGroup } from '../../session/addressGroup.ts';
import { parseRequest } from '../../wire.ts';
import { visibleDocuments } from '../catalogue/visibleDocuments.ts';
import { readPartNumbers } from '../partNumbers/readPartNumbers.ts';

/** 500 codes of 100 characters, bytes. */
const BODY_LIMIT = 128 * 1024;

/**
 * POST /products/by_codes {codes}, at most 500: what each code means for the caller, in the order asked, with the products. For
 * customers and visitors of an open portal; only customers have own part numbers. 429 `too_many_requests` with Retry-After for a
 * caller who has used up the time for look-ups.
 */
export const matchCodes = (
  app: FastifyInstance,
  { access, database }: Context,
  indexOf: (companyId: number) => Promise<CompanyIndex>,
): void => {
  const shares = createSearchShares(() => performance.now());
  app.post('/products/by_codes', { bodyLimit: BODY_LIMIT }, async (request) => {
    const caller = await access.customerOrVisitor(request);
    const { codes } = parseRequest(codesRequest, request.body);
    const searcher = caller.customer?.sessionId ?? addressGroup(caller.address);
    const retryAfter = shares.secondsToWait(searcher);
    if (retryAfter > 0)
      throw new Refusal(429, 'too_many_requests', 'too many look-ups, please wait', { retryAfter });
    const [{ index, codes: known }, numbers] = await Promise.all([
      indexOf(caller.company.company_id),
      caller.customer ? readPartNumbers(database, caller.customer, codes) : new Map<string, number[]>(),
    ]);
    const began = processorTime();
    const isVisible = visibleDocuments(caller, index);
    const ownNumber = (folded: string) =>
      (numbers.get(folded) ?? []).flatMap((id) => index.documentOf.get(id) ?? []);
    const found = new Map<number, ProductWire>();
    const matches = codes.map((code) => {
      const { step, products } = matchCode(known, code, { ownNumber, isVisible });
      const all = products.flatMap((doc) => index.products[doc] ?? []);
      for (const product of all) found.set(Number(product.id), product);
      return { code, step, product_ids: all.map(({ id }) => Number(id)) };
    });
    shares.spend(searcher, processorTime() - began);
    const products = [...found.values()];
    // The products are as the index has them, like those of a search: checking 500 again takes longer than finding them.
    const response: v.InferInput<typeof codeMatchesResponse> = {
      success: true,
      matches,
      products: caller.seesPrices
        ? products
        : products.map((product) => ({ ...product, default_price: null })),
    };
    return response;
  });
};
