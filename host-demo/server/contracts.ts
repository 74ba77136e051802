import type { FastifyRequest } from 'fastify';
import type { ProductWire } from '../../src/api/catalogue/schema.ts';

/** The caller: the token's company and customer, or a visitor of an open portal. */
export type SearchCaller = {
  companyId: number;
  /** The only product ids this caller may see (company and customer restrictions combined); null for all. */
  products: number[] | null;
  loggedIn: boolean;
};

/** The data source of the search service. */
export type ProductSource = {
  /** Companies whose index is built at startup. */
  companies(): Promise<number[]>;
  forCompany(companyId: number): Promise<ProductWire[]>;
  soldOut(companyId: number, ids: readonly number[]): Promise<{ id: number; soldOut: boolean }[]>;
  /** Subscribes to changes of a company's sold-out products. */
  onSoldOut(listener: (companyId: number, ids: readonly number[]) => void): void;
};

/** Where to search; `authorization` is the header's value: `ApiKey …` or `Basic …`. */
export type SearchClusterOptions = { url: string; authorization?: string | undefined };

/** Searches for a caller. `search` throws a SearchError for what it doesn't support. */
export type SearchService = {
  /** Before the server listens. */
  prepare(): Promise<void>;
  search(
    caller: SearchCaller,
    body: unknown,
    totalAsNumber: boolean,
  ): Promise<{ status: number; body: unknown }>;
};

/** `callerOf` throws the response for callers without access. */
export type SearchDependencies = {
  products: ProductSource;
  callerOf(request: FastifyRequest): Promise<SearchCaller>;
  /** An Elasticsearch or OpenSearch cluster; null searches in this process. */
  cluster?: SearchClusterOptions | null;
};
