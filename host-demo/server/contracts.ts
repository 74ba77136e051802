import type { FastifyRequest } from 'fastify';
import type { ProductWire } from '../../src/api/catalogue/schema.ts';
import type { SearchShares } from './search/searchShare.ts';

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

/** `callerOf` throws the response for callers without access. */
export type SearchDependencies = {
  products: ProductSource;
  shares?: SearchShares;
  callerOf(request: FastifyRequest): Promise<SearchCaller>;
};
