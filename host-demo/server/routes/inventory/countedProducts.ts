import * as v from 'valibot';
import { productWire } from '../../../../src/api/catalogue/schema.ts';
import { addDays, isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { CustomerGuest } from '../../session/authorise.ts';
import { orderableProducts } from '../catalogue/orderableProducts.ts';

type Product = v.InferOutput<typeof productWire>;

/** Who bought nothing for so long no longer has it on the shelf, days. */
const A_YEAR = 365;

/** 403 unless the number is the caller's client's, or that of one of its sub-customers. */
export const checkCustomer = ({ customer }: CustomerGuest, customerId: number): void => {
  const { clientId, user } = customer;
  const isOwn = customerId === clientId || user.sub_customers.some(({ id }) => id === customerId);
  if (!isOwn) throw new Refusal(403, 'not_yours', 'customer_id: another customer');
};

/**
 * What a customer counts (experience: Inventory capture): every product that they bought, or got with it, within a year; of who bought
 * nothing, those that they are restricted to; by name, without those that they can't order now.
 */
export const countedProducts = async (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  guest: CustomerGuest,
): Promise<Product[]> => {
  const { companyId, clientId, user } = guest.customer;
  const since = addDays(isoDay(clock()), -A_YEAR);
  const bought = await database
    .selectFrom('transaction_lines')
    .innerJoin('transactions', 'transactions.id', 'transaction_lines.transaction_id')
    .select('transaction_lines.product_id')
    .distinct()
    .where('transactions.company_id', '=', companyId)
    .where('transactions.client_id', '=', clientId)
    .where('transactions.kind', '<>', 'estimate')
    .where('transactions.status', '<>', 'cancelled')
    .where('transactions.transaction_date', '>=', since)
    .execute();
  const ids = bought.length > 0 ? bought.map(({ product_id }) => product_id) : (user.products ?? []);
  const products = await orderableProducts(database, guest, ids);
  return [...products.values()]
    .map((product) => v.parse(productWire, product))
    .sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
};
