import type { FastifyInstance, FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { CallerShares } from '../../callerShares.ts';
import type { SearchCaller, SearchDependencies, SearchService } from '../../contracts.ts';
import { processorTime } from '../../processorTime.ts';
import { createCompanyIndexes } from '../../search/companyIndexes.ts';
import type { SearchResult } from '../../search/productSearch.ts';
import { readRequest } from '../../search/readRequest.ts';
import { createSearchCluster } from '../../search/searchCluster.ts';
import { SearchError, unsupported } from '../../search/searchError.ts';
import { checkSearchShare, createSearchShares } from '../../search/searchShare.ts';

const INDEX = 'products';

type Path = { Params: { index: string }; Querystring: Record<string, string> };

function readTotalAsNumber(query: Record<string, string>): boolean {
  const { rest_total_hits_as_int: asNumber = 'false', bought: _, ...others } = query;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw unsupported(`request parameter [${unknown}] is not supported`);
  return asNumber === 'true';
}

const present = (
  { timedOut, total, maxScore, hits, facets }: SearchResult,
  took: number,
  asNumber: boolean,
) => ({
  took,
  timed_out: timedOut,
  _shards: { total: 1, successful: 1, skipped: 0, failed: 0 },
  hits: { total: asNumber ? total : { value: total, relation: 'eq' }, max_score: maxScore, hits },
  ...(Object.keys(facets).length > 0 && { aggregations: facets }),
});

const refuse = (reply: FastifyReply, { type, message, status, retryAfter }: SearchError) => {
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  return reply.code(status).send({ error: { type, reason: message }, status });
};

const createLocalSearch = (
  { products, indexOf = createCompanyIndexes(products) }: Pick<SearchDependencies, 'products' | 'indexOf'>,
  shares: CallerShares = createSearchShares(() => performance.now()),
): SearchService => {
  return {
    // The first search would otherwise wait for the index and block all others.
    async prepare() {
      for (const companyId of await products.companies()) await indexOf(companyId);
    },
    async search({ caller, body, totalAsNumber }) {
      const started = performance.now();
      checkSearchShare(shares, caller.searcher);
      const plan = readRequest(body);
      const { search } = await indexOf(caller.companyId);
      const before = processorTime();
      const result = search(plan, caller.products);
      shares.spend(caller.searcher, processorTime() - before);
      return { status: 200, body: present(result, Math.round(performance.now() - started), totalAsNumber) };
    },
  };
};

const withHits = v.looseObject({
  hits: v.object({ hits: v.array(v.object({ _source: v.object({ id: v.number() }) })) }),
});

const withPurchases = async (body: unknown, { lastPurchases }: SearchCaller): Promise<unknown> => {
  if (!lastPurchases || !v.is(withHits, body)) return body;
  const ids = body.hits.hits.map(({ _source }) => _source.id);
  return { ...body, purchases: ids.length > 0 ? await lastPurchases(ids) : [] };
};

/**
 * POST /products/_search: the part of Elasticsearch's search that the portal uses (rules: Search). Anything else gives
 * 400 `{error: {type, reason}, status}`; a caller who has used up the time for searches gets 429 with Retry-After.
 * `bought=1`: only what the customer has bought; nothing for visitors. A customer's answer has `purchases`: the last of each found product, as
 * GET /products/purchases has them. Company and customer come from the token, never from the query. The indexes are built before the server listens. With
 * `cluster`, the request goes there.
 */
export async function searchRoutes(app: FastifyInstance, deps: SearchDependencies): Promise<void> {
  const service = deps.cluster
    ? createSearchCluster(deps.cluster, deps.products)
    : createLocalSearch(deps, deps.shares);
  app.addHook('onReady', () => service.prepare());
  app.post<Path>('/:index/_search', async (request, reply) => {
    const caller = await deps.callerOf(request);
    try {
      if (request.params.index !== INDEX) {
        throw new SearchError('index_not_found_exception', `no such index [${request.params.index}]`, 404);
      }
      const { status, body } = await service.search({
        caller,
        body: request.body,
        totalAsNumber: readTotalAsNumber(request.query),
      });
      return reply.code(status).send(await withPurchases(body, caller));
    } catch (error) {
      if (error instanceof SearchError) return refuse(reply, error);
      throw error;
    }
  });
}
