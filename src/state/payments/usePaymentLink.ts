import { useQueryClient } from '@tanstack/react-query';
import { revokePaymentLink } from '../../api/payments/revokePaymentLink.ts';
import { copyText } from '../../platform/clipboard.ts';
import { canShareLinks, shareLink } from '../../platform/shareLink.ts';
import { usePortal } from '../usePortal.ts';

/** Passes on the link that pays an invoice, and ends it. Each returns whether it succeeded; `share` is null where the browser can't. */
export const usePaymentLink = () => {
  const { http, errors } = usePortal();
  const queries = useQueryClient();
  return {
    copy: copyText,
    share: canShareLinks() ? shareLink : null,
    /** The document is loaded anew, with another link. */
    async revoke(id: string): Promise<boolean> {
      try {
        await revokePaymentLink(http, id);
      } catch (error) {
        errors.report('Revoking a payment link', error);
        return false;
      }
      void queries.invalidateQueries({ queryKey: ['transactions'] });
      return true;
    },
  };
};
