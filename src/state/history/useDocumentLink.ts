import { documentLink } from '../../api/history/documentLink.ts';
import type { TransactionSummary } from '../../domain/history/transaction.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { usePortal } from '../usePortal.ts';

/** The URL of a transaction's PDF in the customer's language; empty without one. */
export const useDocumentLink = () => {
  const { http } = usePortal();
  const { language } = useAppearance();
  return (transaction: Pick<TransactionSummary, 'kind' | 'encryptedId'>): string =>
    documentLink(http, transaction, language);
};
