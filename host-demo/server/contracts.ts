import type { FastifyRequest } from 'fastify';
import type { LastPurchaseWire } from '../../src/api/catalogue/lastPurchaseSchema.ts';
import type { ProductWire } from '../../src/api/catalogue/schema.ts';
import type { CallerShares } from './callerShares.ts';
import type { CompanyIndex } from './search/companyIndex.ts';

export type SearchCaller = {
  /** Who has to wait after too many searches: the session, or a visitor's address. */
  searcher: string;
  companyId: number;
  /** The only product ids this caller may see (company and customer restrictions combined); null for all. */
  products: number[] | null;
  loggedIn: boolean;
  /** What the caller's client bought last of these products; absent for visitors. */
  lastPurchases?: (productIds: readonly number[]) => Promise<LastPurchaseWire[]>;
};

export type ProductSource = {
  companies(): Promise<number[]>;
  forCompany(companyId: number): Promise<ProductWire[]>;
  soldOut(companyId: number, ids: readonly number[]): Promise<{ id: number; soldOut: boolean }[]>;
  onSoldOut(listener: (companyId: number, ids: readonly number[]) => void): void;
  /** Subscribes to other changes of a company's products; null: changes of any company may have been missed. */
  onChange(listener: (companyId: number | null) => void): void;
};

/** Where to search; `authorization` is the header's value: `ApiKey …` or `Basic …`. */
export type SearchClusterOptions = { url: string; authorization?: string | undefined };

type SearchCall = { caller: SearchCaller; body: unknown; totalAsNumber: boolean };

/** `search` throws a SearchError for what it doesn't support. */
export type SearchService = {
  prepare(): Promise<void>;
  search(call: SearchCall): Promise<{ status: number; body: unknown }>;
};

export type SearchDependencies = {
  products: ProductSource;
  /** The index that others use too; its own by default. */
  indexOf?: (companyId: number) => Promise<CompanyIndex>;
  shares?: CallerShares;
  callerOf(request: FastifyRequest): Promise<SearchCaller>;
  cluster?: SearchClusterOptions | null;
};
