import { documentLink } from '../../api/history/documentLink.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import { useAppearance } from '../appearance/useAppearance.ts';
import { usePortal } from '../usePortal.ts';

/** The URL of a receipt's PDF in the customer's language; empty without one. */
export const useReceiptLink = () => {
  const { http } = usePortal();
  const { language } = useAppearance();
  return ({ encryptedId }: Pick<Payment, 'encryptedId'>): string =>
    documentLink(http, { kind: 'collection', encryptedId }, language);
};
