import type { ProductSource } from '../../contracts.ts';
import type { Database } from '../../database/schema.ts';
import { companyRules } from '../../settings.ts';

/** What the search service indexes of a company: all products, without list prices where prices are hidden. */
export const createProductSource = (database: Database): ProductSource => ({
  async forCompany(companyId) {
    const company = await database
      .selectFrom('companies')
      .select('data')
      .where('id', '=', companyId)
      .executeTakeFirstOrThrow();
    const rows = await database
      .selectFrom('products')
      .select('data')
      .where('company_id', '=', companyId)
      .orderBy('id')
      .execute();
    const { hidesPrices } = companyRules(company.data);
    return rows.map(({ data }) => (hidesPrices ? { ...data, default_price: null } : data));
  },
});
