import fastify from 'fastify';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { demoTenants } from '../../../../host-demo/seeds/index.ts';
import type { ProductSource, SearchCaller } from '../../../../host-demo/server/contracts.ts';
import { searchRoutes } from '../../../../host-demo/server/routes/search/searchRoutes.ts';
import { buildProductIndex } from '../../../../host-demo/server/search/productIndex.ts';
import { createSearch } from '../../../../host-demo/server/search/productSearch.ts';
import { readRequest } from '../../../../host-demo/server/search/readRequest.ts';
import { createSearchCluster } from '../../../../host-demo/server/search/searchCluster.ts';
import { type ProductWire, searchResponse } from '../../../../src/api/catalogue/schema.ts';
import { productQuery } from '../../../../src/api/search/productQuery.ts';
import { aProductSearch } from '../../../support/productSearch.ts';

const productsOf = demoTenants().map((tenant) => [...tenant.products()].map(({ product }) => product));
const soldOut = new Set<number>();
let notifySoldOut: Parameters<ProductSource['onSoldOut']>[0];
let notifyChange: Parameters<ProductSource['onChange']>[0];
const source: ProductSource = {
  companies: async () => [1, 2],
  forCompany: async (companyId) => productsOf[companyId - 1] ?? [],
  soldOut: async (_, ids) => ids.map((id) => ({ id, soldOut: soldOut.has(id) })),
  onSoldOut: (listener) => {
    notifySoldOut = listener;
  },
  onChange: (listener) => {
    notifyChange = listener;
  },
};
const buyer: SearchCaller = { searcher: 'a', companyId: 1, products: null, loggedIn: true };

const searchBody = v.object({
  query: v.object({
    bool: v.object({
      must: v.array(v.unknown()),
      filter: v.tupleWithRest([v.object({ term: v.object({ company_id: v.number() }) })], v.unknown()),
    }),
  }),
});

type Document = ProductWire & { company_id: number };
type BulkRow = { index?: { _id: string }; update?: { _id: string }; doc?: Partial<Document> };

/**
 * Stands in for a cluster, which no package of this project brings: it keeps what `_bulk` writes, and answers `_search` with
 * the reference search over the documents of every company.
 */
const startCluster = async () => {
  const documents = new Map<string, Document>();
  const calls: string[] = [];
  const app = fastify({ bodyLimit: 64 * 1024 * 1024 });
  app.addContentTypeParser('application/x-ndjson', { parseAs: 'string' }, (_request, body, done) =>
    done(
      null,
      String(body)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ),
  );
  app.addHook('onRequest', async (request) => {
    calls.push(`${request.method} ${request.url} ${request.headers.authorization ?? ''}`.trim());
  });
  let definition: unknown = null;
  app.head('/products', (_request, reply) => reply.code(definition === null ? 404 : 200).send());
  app.put('/products', (request) => {
    definition = request.body;
    return { acknowledged: true };
  });
  let isRefusing = false;
  app.post<{ Body: (BulkRow & Document)[] }>('/products/_bulk', ({ body }) => {
    if (isRefusing) return { errors: true };
    for (let row = 0; row < body.length; row += 2) {
      const [action, content] = [body[row], body[row + 1]];
      if (!action || !content) continue;
      const changed = documents.get(action.update?._id ?? '');
      if (changed) Object.assign(changed, content.doc);
      else if (action.index) documents.set(action.index._id, content);
    }
    return { errors: false };
  });
  app.post('/products/_refresh', () => ({}));
  app.post('/products/_search', async ({ body }) => {
    const [{ term }] = v.parse(searchBody, body).query.bool.filter;
    const own = [...documents.values()].filter(({ company_id }) => company_id === term.company_id);
    const { total, hits } = createSearch(await buildProductIndex(term.company_id, own))(
      readRequest(body),
      null,
    );
    return { took: 1, timed_out: false, hits: { total, max_score: null, hits } };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    documents,
    calls,
    url: `${address}/`,
    definition: () => definition,
    refuseWrites(refuses: boolean) {
      isRefusing = refuses;
    },
  };
};

let cluster: Awaited<ReturnType<typeof startCluster>>;
let search: ReturnType<typeof createSearchCluster>;

beforeEach(async () => {
  cluster = await startCluster();
  search = createSearchCluster({ url: cluster.url, authorization: 'ApiKey abc' }, source);
});
afterEach(() => cluster.app.close());

const idsFor = async (caller: SearchCaller, body: unknown): Promise<number[]> => {
  const response = await search.search({ caller, body, totalAsNumber: true });
  const { hits } = v.parse(searchResponse, response.body);
  return hits.hits.map(({ _source }) => Number(_source.id));
};

const callOf = (body: unknown) => ({ caller: buyer, body, totalAsNumber: true });

const olives = productQuery({ ...aProductSearch({ size: 100 }), text: 'olive oil' });

it('creates the index of docs/search-index.json with the products of every company, once', async () => {
  await search.prepare();
  await search.prepare();
  expect(cluster.definition()).toHaveProperty('mappings.properties.name.analyzer', 'words_and_pairs');
  expect(cluster.documents.size).toBe((productsOf[0]?.length ?? 0) + (productsOf[1]?.length ?? 0));
  expect(cluster.calls.filter((call) => call.startsWith('PUT'))).toEqual(['PUT /products ApiKey abc']);
});

it('finds what the reference search finds', async () => {
  await search.prepare();
  const index = await buildProductIndex(1, productsOf[0] ?? []);
  const expected = createSearch(index)(readRequest(olives), null).hits.map(({ _id }) => Number(_id));
  expect(expected.length).toBeGreaterThan(1);
  expect(await idsFor(buyer, olives)).toEqual(expected);
});

it('applies the caller’s company and products whatever the query asks for', async () => {
  await search.prepare();
  const [first = 0, second = 0] = await idsFor(buyer, olives);
  expect(await idsFor({ ...buyer, products: [second] }, olives)).toEqual([second]);
  const everything = {
    query: { bool: { should: [{ match_all: {} }, { term: { company_id: 1 } }] } },
    size: 1000,
  };
  const ofOther = (productsOf[1] ?? []).map(({ id }) => Number(id));
  expect(ofOther).not.toContain(first);
  expect((await idsFor({ ...buyer, companyId: 2 }, everything)).toSorted()).toEqual(ofOther.toSorted());
});

it('marks a product as sold out', async () => {
  await search.prepare();
  const [first = 0] = await idsFor(buyer, olives);
  soldOut.add(first);
  notifySoldOut(1, [first]);
  await expect.poll(() => cluster.documents.get(`1-${first}`)).toMatchObject({ sold_out: true, id: first });
});

it('gets the products of a company again when they have changed, and of all when changes may have been missed', async () => {
  await search.prepare();
  const firstIds = productsOf.map((products) => Number(products[0]?.id));
  const keys = firstIds.slice(0, 2).map((id, index) => `${index + 1}-${id}`);
  const forget = () => cluster.documents.clear();
  forget();
  notifyChange(2);
  await expect.poll(() => cluster.documents.size).toBe(productsOf[1]?.length);
  forget();
  notifyChange(null);
  await expect.poll(() => keys.map((key) => cluster.documents.has(key))).toEqual([true, true]);
});

it('tries again when the cluster didn’t take changed products', async () => {
  const patient = createSearchCluster({ url: cluster.url }, source, 10);
  await patient.prepare();
  cluster.documents.clear();
  cluster.calls.length = 0;
  cluster.refuseWrites(true);
  notifyChange(2);
  notifySoldOut(1, [Number(productsOf[0]?.[0]?.id)]);
  await expect.poll(() => cluster.calls.length).toBeGreaterThan(2);
  expect(cluster.documents.size).toBe(0);
  cluster.refuseWrites(false);
  const [first = [], second = []] = productsOf;
  await expect.poll(() => cluster.documents.size).toBe(first.length + second.length);
});

it('refuses what the portal never asks, and says that the cluster can’t be reached', async () => {
  const everyCompany = { size: 0, aggs: { all: { global: {} } } };
  await expect(search.search(callOf(everyCompany))).rejects.toMatchObject({ status: 400 });
  await cluster.app.close();
  await expect(search.search(callOf(olives))).rejects.toMatchObject({ status: 503 });
});

it('answers the portal at the back end’s own address', async () => {
  const app = fastify();
  await app.register(searchRoutes, {
    products: source,
    callerOf: async () => buyer,
    cluster: { url: cluster.url },
  });
  const response = await app.inject({
    method: 'POST',
    url: '/products/_search?rest_total_hits_as_int=true',
    payload: olives,
  });
  expect(response.statusCode).toBe(200);
  expect(v.parse(searchResponse, response.json()).hits.hits.length).toBeGreaterThan(1);
  await cluster.app.close();
  const without = await app.inject({ method: 'POST', url: '/products/_search', payload: olives });
  expect([without.statusCode, without.json().error.type]).toEqual([503, 'search_unavailable']);
  await app.close();
});
