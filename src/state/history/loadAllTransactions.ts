import type { Http } from '../../api/calls.ts';
import { loadTransactions, type TransactionsQuery } from '../../api/history/loadTransactions.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';

/** The back office's limit. */
const PAGE_SIZE = 100;
/** Larger exports are left to the back office. */
const MAX_PAGES = 50;

export const loadAllTransactions = async (
  http: Http,
  question: Omit<TransactionsQuery, 'page' | 'pageSize'>,
): Promise<[TransactionSummary[], number]> => {
  const rows = new Map<string, TransactionSummary>();
  for (let page = 1; ; page++) {
    const { total, transactions } = await loadTransactions(http, { ...question, page, pageSize: PAGE_SIZE });
    for (const row of transactions) rows.set(row.id, row);
    if (transactions.length < PAGE_SIZE || page === MAX_PAGES) return [[...rows.values()], total];
  }
};
