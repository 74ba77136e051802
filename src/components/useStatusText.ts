import { useTranslation } from 'react-i18next';
import { displayStatus } from '../domain/history/openInvoice.ts';
import type { TransactionSummary } from '../domain/history/transaction.ts';

export const useStatusText = () => {
  const { t } = useTranslation('orders');
  return (
    transaction: Pick<TransactionSummary, 'kind' | 'status' | 'dueDate' | 'net' | 'balance' | 'isClearing'>,
  ): string => {
    const status = displayStatus(transaction);
    if (status === 'partPaid' || status === 'clearing') return t(status);
    return t(`status.${transaction.kind}.${status}`);
  };
};
