import type { Database } from '../../database/schema.ts';
import { codeOf } from '../../search/analysis.ts';

export type PartNumberOwner = { companyId: number; clientId: number };

/** The client's products for the own numbers among these texts, by the folded number. */
export const readPartNumbers = async (
  database: Database,
  { companyId, clientId }: PartNumberOwner,
  texts: readonly string[],
): Promise<Map<string, number[]>> => {
  const folded = [...new Set(texts.map(codeOf))].filter(Boolean);
  const rows =
    folded.length === 0
      ? []
      : await database
          .selectFrom('part_numbers')
          .select(['folded', 'product_id'])
          .where('company_id', '=', companyId)
          .where('client_id', '=', clientId)
          .where('folded', 'in', folded)
          .execute();
  const products = new Map<string, number[]>();
  for (const { folded: number, product_id } of rows)
    products.set(number, [...(products.get(number) ?? []), product_id]);
  return products;
};

/** The client's own numbers of these products, by product, in the order of their folded form. */
export const partNumbersOf = async (
  database: Database,
  { companyId, clientId }: PartNumberOwner,
  productIds: readonly number[],
): Promise<Map<number, string[]>> => {
  const rows =
    productIds.length === 0
      ? []
      : await database
          .selectFrom('part_numbers')
          .select(['number', 'product_id'])
          .where('company_id', '=', companyId)
          .where('client_id', '=', clientId)
          .where('product_id', 'in', [...new Set(productIds)])
          .orderBy('folded')
          .execute();
  const numbers = new Map<number, string[]>();
  for (const { number, product_id } of rows)
    numbers.set(product_id, [...(numbers.get(product_id) ?? []), number]);
  return numbers;
};
