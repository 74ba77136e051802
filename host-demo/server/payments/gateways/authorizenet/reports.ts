import type { Gateway } from '../gateway.ts';
import { UNKNOWN } from '../outcomes.ts';
import type { Client } from './client.ts';
import { readDetails, statusOutcome } from './outcomes.ts';
import { batchesWire, detailsWire, rowsWire, type TransactionRow } from './schema.ts';

const PAGE = 1_000;
const LONGEST_RANGE_DAYS = 31;
const DAY = 86_400_000;

export const createReports = ({ ask }: Client, clock: () => Date) => {
  const details = (transId: string) => ask('getTransactionDetailsRequest', { transId }, detailsWire);

  const rows = async (name: string, content: object): Promise<TransactionRow[] | null> => {
    const all: TransactionRow[] = [];
    for (let offset = 1; ; offset += 1) {
      const sorting = { orderBy: 'submitTimeUTC', orderDescending: true };
      const page = await ask(name, { ...content, sorting, paging: { limit: PAGE, offset } }, rowsWire);
      if (!page) return null;
      all.push(...(page.transactions ?? []));
      if ((page.transactions ?? []).length < PAGE) return all;
    }
  };

  const settledRows = async (since: Date): Promise<TransactionRow[] | null> => {
    const now = clock().getTime();
    const first = new Date(Math.max(since.getTime(), now - LONGEST_RANGE_DAYS * DAY));
    const range = {
      firstSettlementDate: first.toISOString(),
      lastSettlementDate: new Date(now).toISOString(),
    };
    const batches = await ask('getSettledBatchListRequest', range, batchesWire);
    if (!batches) return null;
    const all: TransactionRow[] = [];
    for (const { batchId } of batches.batchList ?? []) {
      const ofBatch = await rows('getTransactionListRequest', { batchId });
      if (!ofBatch) return null;
      all.push(...ofBatch);
    }
    return all;
  };

  const lookUp: Gateway['lookUp'] = async ({ paymentId, reference, sentAt }) => {
    if (reference) {
      const found = await details(reference);
      return found?.transaction ? readDetails(found.transaction) : UNKNOWN;
    }
    const isThis = ({ invoiceNumber }: TransactionRow) => invoiceNumber === paymentId;
    const unsettled = (await rows('getUnsettledTransactionListRequest', {}))?.filter(isThis);
    if (!unsettled) return UNKNOWN;
    if (unsettled.length > 0) return statusOutcome(unsettled);
    const settled = (await settledRows(sentAt ?? new Date(0)))?.filter(isThis);
    if (!settled) return UNKNOWN;
    return settled.length > 0 ? statusOutcome(settled) : { state: 'not_found' };
  };

  return { details, lookUp };
};
