import { useTranslation } from 'react-i18next';
import { displayStatus } from '../domain/orders/openInvoice.ts';
import type { TransactionSummary } from '../domain/orders/transaction.ts';

/** Where a transaction stands, in a word that fits its kind; what an approver said of it apart. */
export const useStandingWord = () => {
  const { t } = useTranslation('orders');
  return (
    transaction: Pick<TransactionSummary, 'kind' | 'status' | 'dueDate' | 'net' | 'balance'>,
  ): string => {
    const stands = displayStatus(transaction);
    return stands === 'partPaid' ? t('partPaid') : t(`status.${transaction.kind}.${stands}`);
  };
};
