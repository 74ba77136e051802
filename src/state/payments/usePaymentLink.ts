import { useQueryClient } from '@tanstack/react-query';
import { revokePaymentLink } from '../../api/payments/revokePaymentLink.ts';
import { copyText } from '../../platform/clipboard.ts';
import { canShareLinks, shareLink } from '../../platform/shareLink.ts';
import type { Outcome } from '../result.ts';
import { usePortal } from '../usePortal.ts';

/** Passes on the link that pays an invoice, and ends it. `copy` and `share` return whether they succeeded; `share` is null where the browser can't. */
export const usePaymentLink = () => {
  const { http, errors } = usePortal();
  const queries = useQueryClient();
  return {
    copy: copyText,
    share: canShareLinks() ? shareLink : null,
    async revoke(id: string): Promise<Outcome<'failed'>> {
      try {
        await revokePaymentLink(http, id);
      } catch (error) {
        errors.report('Revoking a payment link', error);
        return { ok: false, reason: 'failed' };
      }
      void queries.invalidateQueries({ queryKey: ['transactions'] });
      return { ok: true };
    },
  };
};
