import type { TransactionSummary } from './transaction.ts';

type Fields = Pick<TransactionSummary, 'kind' | 'status' | 'shipDate'>;

/** An estimate that is still open can't ship on a day that has passed. Dates are yyyy-mm-dd. */
export const shownShipDate = ({ kind, status, shipDate }: Fields, today: string): string | null =>
  kind === 'estimate' && status === 'open' && shipDate !== null && shipDate < today ? null : shipDate;
