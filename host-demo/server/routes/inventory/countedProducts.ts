import * as v from 'valibot';
import { productWire } from '../../../../src/api/catalogue/schema.ts';
import { addDays, isoDay } from '../../calendar.ts';
import type { Context } from '../../context.ts';
import { Refusal } from '../../refusal.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { orderableProducts } from '../catalogue/orderableProducts.ts';

type Product = v.InferOutput<typeof productWire>;

const MAX_AGE_DAYS = 365;

/** Throws 403 unless the id is the caller's client's or one of its sub-customers'. */
export const checkCustomer = ({ customer }: CustomerCaller, customerId: number): void => {
  const { clientId, user } = customer;
  const isOwn = customerId === clientId || user.sub_customers.some(({ id }) => id === customerId);
  if (!isOwn) throw new Refusal(403, 'not_yours', 'customer_id: another customer');
};

/**
 * The products that a customer counts (rules: Inventory capture): those bought or received as gifts within a year, else
 * those that the customer is restricted to. Sorted by name, without products that can't be ordered now.
 */
export const countedProducts = async (
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  caller: CustomerCaller,
): Promise<Product[]> => {
  const { companyId, clientId, user } = caller.customer;
  const since = addDays(isoDay(clock()), -MAX_AGE_DAYS);
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
  const products = await orderableProducts(database, caller, ids);
  return [...products.values()]
    .map((product) => v.parse(productWire, product))
    .sort((one, other) => one.name.localeCompare(other.name) || one.id - other.id);
};
