import * as v from 'valibot';
import { productWire } from '../../../src/api/catalogue/schema.ts';
import type { Database } from '../database/schema.ts';
import type { CompanyRules } from '../settings.ts';
import { exact, percentOf } from './numbers.ts';
import type { PriceFacts, Rules } from './unitPrice.ts';

type Product = v.InferOutput<typeof productWire>;
export type Unit = { units: string; name: string; factor: string; allows_fractions: boolean };

/** A product's price for a client. `rules` is null without advanced price rules. */
export type Offer = { product: Product; facts: PriceFacts; rules: Rules | null; units: Unit[] };

/** `clientId` null: a visitor, who sees list prices. */
export type OfferRequest = { companyId: number; clientId: number | null; rules: CompanyRules };

const MARGIN_RULES = ['COST_MARGIN', 'SCALE_MARGIN'];

/** Costs are sent only where price rules need them. */
const isCostNeeded = (rules: Rules | null): boolean =>
  (rules?.special_prices ?? []).some(({ rule }) => MARGIN_RULES.includes(rule));

const priceFacts = (
  product: { default_price: string | null; cost: string | null },
  rules: Rules | null,
  client: { percent: string; net: string | null },
): PriceFacts => {
  const list = product.default_price;
  return {
    default_price: list,
    default_cost: isCostNeeded(rules) ? product.cost : null,
    net_value: null,
    net_price: client.net,
    adjust_value: list === null ? null : percentOf(exact(list), exact(client.percent)).toFixed(),
  };
};

const loadUnits = async (
  database: Database,
  companyId: number,
  ids: readonly number[],
): Promise<Map<number, Unit[]>> => {
  const rows = await database
    .selectFrom('product_units')
    .select(['product_id', 'units', 'name', 'factor', 'allows_fractions'])
    .where('company_id', '=', companyId)
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ product_id }) => product_id);
};

const loadClient = async (
  database: Database,
  { companyId, clientId }: OfferRequest,
  ids: readonly number[],
) => {
  if (clientId === null) return { percent: '0', nets: new Map<number, string>() };
  const client = await database
    .selectFrom('clients')
    .select('price_percent')
    .where('company_id', '=', companyId)
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  const nets = await database
    .selectFrom('client_prices')
    .select(['product_id', 'net_price'])
    .where('company_id', '=', companyId)
    .where('client_id', '=', clientId)
    .where('product_id', 'in', ids)
    .execute();
  return {
    percent: client.price_percent,
    nets: new Map(nets.map(({ product_id, net_price }) => [product_id, net_price])),
  };
};

export const loadOffers = async (
  database: Database,
  request: OfferRequest,
  ids: readonly number[],
): Promise<Map<number, Offer>> => {
  if (ids.length === 0) return new Map();
  const products = await database
    .selectFrom('products')
    .select(['id', 'default_price', 'cost', 'data', 'rules'])
    .where('company_id', '=', request.companyId)
    .where('id', 'in', ids)
    .execute();
  const units = await loadUnits(database, request.companyId, ids);
  const client = await loadClient(database, request, ids);
  return new Map(
    products.map((row) => {
      const rules = request.rules.hasAdvancedPrices ? row.rules : null;
      const facts = priceFacts(row, rules, { percent: client.percent, net: client.nets.get(row.id) ?? null });
      return [
        row.id,
        { product: v.parse(productWire, row.data), facts, rules, units: units.get(row.id) ?? [] },
      ];
    }),
  );
};

export const giftIds = (offers: Iterable<Offer>): number[] => [
  ...new Set(
    [...offers].flatMap(({ rules }) => (rules?.gifts ?? []).map(({ product_id }) => Number(product_id))),
  ),
];
