import { sql } from 'kysely';
import type { ProductWire } from '../../../../src/api/catalogue/schema.ts';
import type { Database } from '../../database/schema.ts';
import { positiveOrNull } from '../../pricing/numbers.ts';

const MAX_CANDIDATES = 200;
const MAX_PRICE_FACTOR = 2;

/** Ids of the products in stock of the same line and subline, at most twice and at least half as expensive. */
export const substituteIds = async (
  database: Database,
  companyId: number,
  { id, line_name, subline_name, default_price }: ProductWire,
): Promise<number[]> => {
  const price = positiveOrNull(default_price)?.toNumber();
  if (price === undefined || !subline_name) return [];
  const rows = await database
    .selectFrom('products')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '<>', Number(id))
    .where(sql`data ->> 'subline_name'`, '=', String(subline_name))
    .where(sql`data ->> 'line_name'`, '=', String(line_name ?? ''))
    .where(sql`coalesce(data ->> 'sold_out', 'false')`, '<>', 'true')
    .where('default_price', '>=', String(price / MAX_PRICE_FACTOR))
    .where('default_price', '<=', String(price * MAX_PRICE_FACTOR))
    .orderBy(sql`abs(ln(default_price / ${price}::numeric))`)
    .orderBy('id')
    .limit(MAX_CANDIDATES)
    .execute();
  return rows.map((row) => row.id);
};

const wordsOf = (name: string): Set<string> => new Set(name.toLowerCase().match(/[\p{L}\p{N}]+/gu));

const likeness = (one: Set<string>, other: Set<string>): number => {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
};

const isSameKind = (one: ProductWire, other: ProductWire): boolean =>
  (one.subline2name ?? '') === (other.subline2name ?? '');

/** The best substitutes first: the same kind within the subline, then the most similar name, then the given order. */
export const rankSubstitutes = (product: ProductWire, candidates: readonly ProductWire[]): ProductWire[] => {
  const name = wordsOf(product.name);
  const ranked = candidates.map((candidate) => ({
    candidate,
    isSameKind: Number(isSameKind(product, candidate)),
    likeness: likeness(name, wordsOf(candidate.name)),
  }));
  return ranked
    .toSorted((one, other) => other.isSameKind - one.isSameKind || other.likeness - one.likeness)
    .map(({ candidate }) => candidate);
};
