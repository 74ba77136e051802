import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { userWire } from '../../../src/api/access/schema.ts';
import { companyWire } from '../../../src/api/tenant/schema.ts';
import type { SearchCaller } from '../contracts.ts';
import type { Database } from '../database/schema.ts';
import { Refusal } from '../refusal.ts';
import { boughtIds, lastPurchases } from '../routes/recommendations/lastPurchases.ts';
import { type CompanyRules, companyRules } from '../settings.ts';
import { addressGroup } from './addressGroup.ts';
import { type AccessClaims, invalidToken, type Tokens } from './tokens.ts';

type Company = v.InferOutput<typeof companyWire>;
export type User = v.InferOutput<typeof userWire>;

/** A customer, or a visitor of an open portal (rules: Visitors and customers). */
export type Caller = {
  company: Company;
  rules: CompanyRules;
  customer: Customer | null;
  /** The only visible product ids; null for all. */
  products: ReadonlySet<number> | null;
  seesPrices: boolean;
  /** The client's address, from the connection or a trusted proxy. */
  address: string;
};

/** The logged-in user and client, taken from token and database only. */
type Customer = {
  companyId: number;
  clientId: number;
  user: User;
  sessionId: string;
  documentLinksVersion: number;
};
export type CustomerCaller = Caller & { customer: Customer };

export const missingToken = (): Refusal => new Refusal(401, 'token_missing', 'a token is needed');
const wrongTenant = () => new Refusal(403, 'wrong_tenant', 'the token belongs to another company');
const notYours = () => new Refusal(403, 'not_yours', 'this belongs to another customer');

export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

const companyHeader = (request: FastifyRequest): string | null => {
  const alias = request.headers['x-company'];
  return typeof alias === 'string' && alias !== '' ? alias.toLowerCase() : null;
};

const stated = (source: unknown, field: string): string | null => {
  if (typeof source !== 'object' || source === null) return null;
  const value: unknown = Object.getOwnPropertyDescriptor(source, field)?.value;
  if (value === undefined || value === null || value === '') return null;
  // Nothing but text and numbers names a company or a client.
  return typeof value === 'object' ? typeof value : String(value);
};

/** Company and client in a request must match the token. Throws 403. */
const checkScope = (request: FastifyRequest, company: Company, clientId: number | null): void => {
  const alias = companyHeader(request);
  if (alias !== null && alias !== company.alias) throw wrongTenant();
  for (const source of [request.query, request.body]) {
    const companyId = stated(source, 'company_id');
    if (companyId !== null && companyId !== String(company.company_id)) throw wrongTenant();
    const client = stated(source, 'client_id');
    if (client !== null && client !== String(clientId)) throw notYours();
  }
};

const boughtQuery = v.object({ bought: v.literal('1') });

/** The only products that the user sees; null for all (rules: Visitors and customers). */
export const visibleProducts = (company: Company, user: User | null): ReadonlySet<number> | null => {
  const own = user?.products ?? null;
  if (own === null) return company.products && new Set(company.products);
  const all = company.products && new Set(company.products);
  return new Set(all ? own.filter((id) => all.has(id)) : own);
};

/** Prices are visible unless the company hides them from this user (rules: Hidden prices). */
export const maySeePrices = ({ hidesPrices }: CompanyRules, user: User | null): boolean =>
  !hidesPrices || user?.force_show_price === true;

const callerOf = (company: Company, customer: Customer | null, address: string): Caller => {
  const rules = companyRules(company);
  return {
    address,
    company,
    rules,
    customer,
    products: visibleProducts(company, customer?.user ?? null),
    seesPrices: maySeePrices(rules, customer?.user ?? null),
  };
};

/** Identifies the caller. Every endpoint uses it and nothing else to determine company and customer. */
export const createAccess = (database: Database, tokens: Tokens, clock: () => Date) => {
  const customerOf = async (claims: AccessClaims, address: string): Promise<CustomerCaller> => {
    const row = await database
      .selectFrom('sessions')
      .innerJoin('users', (join) =>
        join.onRef('users.company_id', '=', 'sessions.company_id').onRef('users.id', '=', 'sessions.user_id'),
      )
      .innerJoin('companies', 'companies.id', 'sessions.company_id')
      .select([
        'users.data as user',
        'users.client_id',
        'users.document_links_version as documentLinksVersion',
        'companies.data as company',
      ])
      .where('sessions.id', '=', claims.session_id)
      .where('sessions.company_id', '=', claims.company_id)
      .where('sessions.user_id', '=', claims.user_id)
      .where('sessions.expires_at', '>', clock())
      .where('users.disabled', '=', false)
      .executeTakeFirst();
    if (!row) throw invalidToken();
    const company = v.parse(companyWire, row.company);
    const customer = {
      companyId: company.company_id,
      clientId: row.client_id,
      user: v.parse(userWire, row.user),
      sessionId: claims.session_id,
      documentLinksVersion: row.documentLinksVersion,
    };
    return { ...callerOf(company, customer, address), customer };
  };

  /**
   * The user of an encrypted link, which needs no session. Null when the user is disabled or has revoked the link. Throws 403 for a
   * request that names another company or client.
   */
  const linkHolder = async (
    request: FastifyRequest,
    { companyId, userId, version }: { companyId: number; userId: number; version: number },
  ): Promise<CustomerCaller | null> => {
    const row = await database
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select(['users.data as user', 'users.client_id', 'companies.data as company'])
      .where('users.company_id', '=', companyId)
      .where('users.id', '=', userId)
      .where('users.document_links_version', '=', version)
      .where('users.disabled', '=', false)
      .executeTakeFirst();
    if (!row) return null;
    const company = v.parse(companyWire, row.company);
    checkScope(request, company, row.client_id);
    const user = v.parse(userWire, row.user);
    const customer = {
      companyId,
      clientId: row.client_id,
      user,
      sessionId: '',
      documentLinksVersion: version,
    };
    return { ...callerOf(company, customer, request.ip), customer };
  };

  /** Throws 401 `token_missing`, `token_expired`, `token_invalid`; 403 `wrong_tenant`, `not_yours`. */
  const customer = async (request: FastifyRequest): Promise<CustomerCaller> => {
    const token = bearerToken(request);
    if (token === null) throw missingToken();
    const found = await customerOf(tokens.read('access', token), request.ip);
    checkScope(request, found.company, found.customer.clientId);
    return found;
  };

  /** A customer, or without a token a visitor of the open portal named by `x-company`. Throws as `customer` does. */
  const customerOrVisitor = async (request: FastifyRequest): Promise<Caller> => {
    if (bearerToken(request) !== null) return customer(request);
    const alias = companyHeader(request);
    if (alias === null) throw missingToken();
    const row = await database
      .selectFrom('companies')
      .select('data')
      .where('alias', '=', alias)
      .executeTakeFirst();
    const company = row && v.parse(companyWire, row.data);
    if (!company?.open_portal) throw missingToken();
    checkScope(request, company, null);
    return callerOf(company, null, request.ip);
  };

  const boughtBy = async ({ customer: buyer, rules: { kind } }: Caller): Promise<number[]> =>
    buyer ? boughtIds(database, { ...buyer, kind }) : [];

  const searchCaller = async (request: FastifyRequest): Promise<SearchCaller> => {
    const found = await customerOrVisitor(request);
    const buyer = found.customer;
    const asked = v.safeParse(boughtQuery, request.query).success ? await boughtBy(found) : null;
    return {
      searcher: buyer?.sessionId ?? addressGroup(found.address),
      companyId: found.company.company_id,
      products: asked ? allowedIds(found, asked) : found.products && [...found.products],
      loggedIn: buyer !== null,
      ...(buyer && {
        lastPurchases: (ids) => lastPurchases(database, { ...buyer, kind: found.rules.kind }, ids),
      }),
    };
  };

  return { customer, customerOrVisitor, linkHolder, searchCaller };
};
export type Access = ReturnType<typeof createAccess>;

export const allowedIds = ({ products }: Caller, ids: readonly number[]): number[] =>
  ids.filter((id) => products === null || products.has(id));

/** Throws 403 unless a request without token names the company of its header. */
export const checkCompanyHeader = (request: FastifyRequest, alias: string): void => {
  const stated = companyHeader(request);
  if (stated !== null && stated !== alias) throw wrongTenant();
};
