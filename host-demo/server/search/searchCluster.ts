import { readFile } from 'node:fs/promises';
import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import type { ProductSource, SearchCaller, SearchClusterOptions, SearchService } from '../contracts.ts';
import { readRequest } from './readRequest.ts';
import { SearchError } from './searchError.ts';
import { yearsOf } from './years.ts';

const INDEX_DEFINITION = new URL('../../../docs/search-index.json', import.meta.url);
const INDEX = 'products';
const BULK_SIZE = 1_000;
const SEARCH_TIMEOUT_MS = 5_000;
const REWRITE_PAUSE_MS = 10_000;
/** Creating the index and writing 1,000 products, on a cluster that has just started. */
const WRITE_TIMEOUT_MS = 60_000;
const NDJSON = 'application/x-ndjson';

type Method = 'HEAD' | 'PUT' | 'POST';
type ClusterRequest = { body?: string; type?: string; timeoutMs?: number };
type ClusterResponse = { status: number; body: unknown };

const unreachable = (): SearchError =>
  new SearchError('search_unavailable', 'the search service can’t be reached', 503);

const report = (error: unknown) => process.stderr.write(`search cluster: ${String(error)}\n`);

const ndjson = (lines: readonly unknown[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

const chunksOf = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, chunk) =>
    items.slice(chunk * size, (chunk + 1) * size),
  );

const idOf = (companyId: number, productId: number): string => `${companyId}-${productId}`;

/** The caller's company and products apply whatever the query asks for. */
const restricted = (body: object, { companyId, products }: SearchCaller) => ({
  ...body,
  query: {
    bool: {
      must: [('query' in body && body.query) || { match_all: {} }],
      filter: [
        { term: { company_id: companyId } },
        ...(products === null ? [] : [{ terms: { id: products } }]),
      ],
    },
  },
});

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Searches an Elasticsearch or OpenSearch cluster: the portal's request goes there as it is, restricted to the caller's
 * company and products. Fetch is used because Elastic's own client refuses OpenSearch.
 */
export const createSearchCluster = (
  { url, authorization }: SearchClusterOptions,
  source: ProductSource,
  pauseMs = REWRITE_PAUSE_MS,
): SearchService => {
  const send = async (
    method: Method,
    path: string,
    { body, type = 'application/json', timeoutMs = WRITE_TIMEOUT_MS }: ClusterRequest = {},
  ): Promise<ClusterResponse> => {
    try {
      const response = await fetch(url.replace(/\/$/, '') + path, {
        method,
        headers: {
          ...(authorization && { authorization }),
          ...(body !== undefined && { 'content-type': type }),
        },
        ...(body !== undefined && { body }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    } catch {
      throw unreachable();
    }
  };

  const write = async (lines: readonly unknown[]): Promise<void> => {
    const { status, body } = await send('POST', `/${INDEX}/_bulk`, { body: ndjson(lines), type: NDJSON });
    const hasFailed = status !== 200 || (isObject(body) && 'errors' in body && body.errors === true);
    if (hasFailed)
      throw new Error(`The search cluster didn't accept the products: ${JSON.stringify(body).slice(0, 500)}`);
  };

  const writeCompany = async (companyId: number): Promise<void> => {
    const products = await source.forCompany(companyId);
    const documentOf = (product: ProductWire) => [
      { index: { _id: idOf(companyId, Number(product.id)) } },
      { ...product, company_id: companyId, years: yearsOf(product) },
    ];
    for (const chunk of chunksOf(products, BULK_SIZE)) await write(chunk.flatMap(documentOf));
  };

  /** Companies whose products have to be written again. Writing them twice, by two processes, does no harm. */
  const stale = new Set<number>();
  let isRewriting = false;
  let retry: NodeJS.Timeout | undefined;
  const writeIfKnown = async (companyId: number): Promise<void> => {
    if ((await source.companies()).includes(companyId)) await writeCompany(companyId);
  };
  const rewrite = async (companies: readonly number[]): Promise<void> => {
    for (const companyId of companies) stale.add(companyId);
    if (isRewriting) return;
    isRewriting = true;
    try {
      for (const companyId of stale) {
        stale.delete(companyId);
        await writeIfKnown(companyId).catch((error: unknown) => {
          stale.add(companyId);
          throw error;
        });
      }
    } catch (error) {
      report(error);
      clearTimeout(retry);
      retry = setTimeout(() => void rewrite([]), pauseMs).unref();
    } finally {
      isRewriting = false;
    }
  };
  source.onSoldOut((companyId, ids) => {
    const update = async () => {
      const changes = await source.soldOut(companyId, ids);
      await write(
        changes.flatMap(({ id, soldOut }) => [
          { update: { _id: idOf(companyId, id) } },
          { doc: { sold_out: soldOut } },
        ]),
      );
    };
    update().catch((error: unknown) => {
      report(error);
      return rewrite([companyId]);
    });
  });
  source.onChange((companyId) => {
    const companies = companyId === null ? source.companies() : Promise.resolve([companyId]);
    companies.then(rewrite, report);
  });

  return {
    /** Creates and fills the index if the cluster has none. Throws when the cluster refuses it. */
    async prepare(): Promise<void> {
      const found = await send('HEAD', `/${INDEX}`);
      if (found.status === 200) return;
      const definition = await readFile(INDEX_DEFINITION, 'utf8');
      const created = await send('PUT', `/${INDEX}`, { body: definition });
      if (created.status !== 200) {
        throw new Error(
          `The search cluster didn't create the index: ${JSON.stringify(created.body).slice(0, 500)}`,
        );
      }
      for (const companyId of await source.companies()) await writeCompany(companyId);
      await send('POST', `/${INDEX}/_refresh`);
    },
    /** The cluster's response. Throws {@link SearchError}: 400 for what the portal never asks, 503 without the cluster. */
    async search({ caller, body, totalAsNumber }) {
      readRequest(body);
      const response = await send('POST', `/${INDEX}/_search?rest_total_hits_as_int=${totalAsNumber}`, {
        body: JSON.stringify(restricted(isObject(body) ? body : {}, caller)),
        timeoutMs: SEARCH_TIMEOUT_MS,
      });
      if (response.status >= 500 || response.status === 401 || response.status === 403) throw unreachable();
      return response;
    },
  };
};
