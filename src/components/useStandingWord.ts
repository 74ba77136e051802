import { useTranslation } from 'react-i18next';
import { displayStatus } from '../domain/orders/openInvoice.ts';
import type { TransactionSummary } from '../domain/orders/transaction.ts';

/** The status text of a transaction without its approval. */
export const useStandingWord = () => {
  const { t } = useTranslation('orders');
  return (
    transaction: Pick<TransactionSummary, 'kind' | 'status' | 'dueDate' | 'net' | 'balance'>,
  ): string => {
    const stands = displayStatus(transaction);
    return stands === 'partPaid' ? t('partPaid') : t(`status.${transaction.kind}.${stands}`);
  };
};
