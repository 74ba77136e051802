import type { FastifyRequest } from 'fastify';
import type { ProductWire } from '../../src/api/catalogue/schema.ts';

/** What every endpoint family is given of who calls: the token's company and customer, or a visitor of an open portal. */
export type Caller = {
  companyId: number;
  /** The only products this caller may see (company's and customer's restriction together); null: all. */
  products: number[] | null;
  loggedIn: boolean;
};

/** Where the search service gets what it indexes. */
export type ProductSource = {
  /** The companies whose search is to be ready before anyone searches. */
  companies(): Promise<number[]>;
  forCompany(companyId: number): Promise<ProductWire[]>;
  /** Whether these products are sold out now. */
  soldOut(companyId: number, ids: readonly number[]): Promise<{ id: number; soldOut: boolean }[]>;
  /** Hears which products of a company are sold out since, or no longer. */
  onSoldOut(listener: (companyId: number, ids: readonly number[]) => void): void;
};

/** What the search service is mounted with; `callerOf` throws the answer that a caller without access gets. */
export type SearchDependencies = {
  products: ProductSource;
  callerOf(request: FastifyRequest): Promise<Caller>;
};
