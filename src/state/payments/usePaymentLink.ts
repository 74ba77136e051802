import { useQueryClient } from '@tanstack/react-query';
import { revokePaymentLink } from '../../api/payments/revokePaymentLink.ts';
import { copyText } from '../../platform/clipboard.ts';
import { canShareLinks, shareLink } from '../../platform/shareLink.ts';
import { failed, useChange } from '../useChange.ts';
import { usePortal } from '../usePortal.ts';

/** Passes on the link that pays an invoice, and ends it; the document is loaded anew then. `share` is null where the browser can't. */
export const usePaymentLink = () => {
  const { http } = usePortal();
  const queries = useQueryClient();
  const change = useChange({
    scope: 'payment-links',
    onStored: () => void queries.invalidateQueries({ queryKey: ['transactions'] }),
    reasonOf: failed,
  });
  return {
    copy: copyText,
    share: canShareLinks() ? shareLink : null,
    revoke: (id: string) => change('Revoking a payment link', () => revokePaymentLink(http, id)),
  };
};
