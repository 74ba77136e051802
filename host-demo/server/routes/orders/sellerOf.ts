import type { TransactionWire } from '../../../../src/api/history/transactionSchema.ts';
import type { Database } from '../../database/schema.ts';

export const sellerOf = async (database: Database, companyId: number): Promise<TransactionWire['seller']> => {
  const { settings } = await database
    .selectFrom('companies')
    .select('settings')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  if (!settings.seller) return null;
  const { address, country, taxNumber: tax_number, bank } = settings.seller;
  if (!bank) return { address, country, tax_number, bank };
  const { name, holder, account, codes } = bank;
  return { address, country, tax_number, bank: { bank: name, holder, account, ...codes } };
};
