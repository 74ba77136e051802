import { documentLink } from '../../api/orders/documentLink.ts';
import type { TransactionSummary } from '../../domain/orders/transaction.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { useWorkspace } from '../useWorkspace.ts';

/** Gives the link to a transaction's PDF in the customer's language; empty where there is none. */
export const useDocumentLink = () => {
  const { http } = useWorkspace().portal;
  const { language } = useAppearance();
  return (transaction: Pick<TransactionSummary, 'kind' | 'encryptedId'>): string =>
    documentLink(http, transaction, language);
};
