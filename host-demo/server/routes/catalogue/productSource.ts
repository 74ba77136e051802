import type { ProductSource } from '../../contracts.ts';
import type { Database } from '../../database/schema.ts';
import type { Messages } from '../../messages/messages.ts';
import { flagOf } from '../../search/fields.ts';
import { companyRules } from '../../settings.ts';

/** The products of a company for the search index, without list prices where prices are hidden. */
export const createProductSource = (database: Database, messages: Messages): ProductSource => ({
  onSoldOut: (listener) =>
    messages.subscribe('soldOut', ({ companyId, productIds }) => listener(companyId, productIds)),
  onChange(listener) {
    messages.subscribe('products', ({ companyId }) => listener(companyId));
    messages.onGap(() => listener(null));
  },
  async companies() {
    const rows = await database.selectFrom('companies').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  },
  async soldOut(companyId, ids) {
    const rows = await database
      .selectFrom('products')
      .select(['id', 'data'])
      .where('company_id', '=', companyId)
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ id, data }) => ({ id, soldOut: flagOf(data, 'sold_out') }));
  },
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
