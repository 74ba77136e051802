import * as v from 'valibot';
import { userWire } from '../../../src/api/access/schema.ts';
import { productWire } from '../../../src/api/catalogue/schema.ts';
import { companyWire } from '../../../src/api/tenant/schema.ts';
import { personNameOf } from '../accounts/personName.ts';
import { isoDay } from '../calendar.ts';
import type { Context } from '../context.ts';
import type { Database, NotificationEventRow, TransactionRow } from '../database/schema.ts';
import { approversOf } from '../routes/approvals/approvers.ts';
import { isOffered } from '../routes/catalogue/isOffered.ts';
import { visibleProducts } from '../session/authorise.ts';
import { approvalNews, backInStockText, statusText } from '../texts/notifications.ts';
import { favouriteReaders } from './favouriteReaders.ts';
import type { News } from './news.ts';

const APPROVED = 1;

const ordererOf = async (database: Database, { company_id, user_id }: TransactionRow) => {
  const row = await database
    .selectFrom('users')
    .select(['data', 'client_id'])
    .where('company_id', '=', company_id)
    .where('id', '=', user_id)
    .executeTakeFirst();
  return row && { companyId: company_id, clientId: row.client_id, user: v.parse(userWire, row.data) };
};

const transactionNews = async (
  database: Database,
  { kind, status }: NotificationEventRow,
  row: TransactionRow,
): Promise<News[]> => {
  const orderer = await ordererOf(database, row);
  if (!orderer) return [];
  const { companyId, user } = orderer;
  const email = user.email.toLowerCase();
  const news = { companyId, about: { transactionId: row.id } };
  switch (kind) {
    case 'approval_waiting': {
      const person = await personNameOf(database, companyId, user.id);
      return (await approversOf(database, orderer)).map((approver) => ({
        ...news,
        kind,
        email: approver.email.toLowerCase(),
        key: `approval-waiting-${row.id}`,
        text: (language) => approvalNews(language, row, 'pending', person),
      }));
    }
    case 'approval_decided': {
      const decision = row.approval_status === APPROVED ? 'approved' : 'refused';
      const text: News['text'] = (language) => approvalNews(language, row, decision, row.approved_by);
      return [{ ...news, kind, email, key: `approval-${row.id}`, text }];
    }
    case 'order_status': {
      if (!statusText('en', row, status)) return [];
      const text: News['text'] = (language) => statusText(language, row, status) ?? { title: '', body: '' };
      return [{ ...news, kind, email, key: `status-${row.id}-${status}`, text }];
    }
    default:
      return [];
  }
};

/** Favourites of customers who may buy the product again; at most once a day for each. */
const stockNews = async (
  { database, documents, clock }: Pick<Context, 'database' | 'documents' | 'clock'>,
  companyId: number,
  productId: number,
): Promise<News[]> => {
  const found = await database
    .selectFrom('products')
    .innerJoin('companies', 'companies.id', 'products.company_id')
    .select(['products.data as product', 'companies.data as company'])
    .where('products.company_id', '=', companyId)
    .where('products.id', '=', productId)
    .executeTakeFirst();
  if (!found) return [];
  const product = v.parse(productWire, found.product);
  const company = v.parse(companyWire, found.company);
  if (!isOffered(product) || product.disabled || product.sold_out) return [];
  const readers = await favouriteReaders({ database, documents }, companyId);
  return readers.flatMap(({ email, user, products }) => {
    const visible = visibleProducts(company, user);
    if (!products.has(productId) || (visible && !visible.has(productId))) return [];
    return {
      companyId,
      email,
      kind: 'back_in_stock' as const,
      key: `stock-${productId}-${isoDay(clock())}`,
      about: { productId },
      text: (language) => backInStockText(language, product.name),
    };
  });
};

export const eventNews = async (
  context: Pick<Context, 'database' | 'documents' | 'clock'>,
  event: NotificationEventRow,
): Promise<News[]> => {
  const { company_id, transaction_id, product_id } = event;
  if (product_id !== null) return stockNews(context, company_id, product_id);
  const row = await context.database
    .selectFrom('transactions')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('id', '=', transaction_id)
    .executeTakeFirst();
  return row ? transactionNews(context.database, event, row) : [];
};
