import { useEffect, useState } from 'react';
import { useCustomer, usePortal } from '../usePortal.ts';
import type { PaymentOutcome } from './paymentResult.ts';
import { followRedirect, type RedirectQuery } from './redirectOutcome.ts';
import { usePaymentsService } from './usePaymentsService.ts';

/** The payment whose bank page led back here, as the back office knows it; null until the first answer. */
export const useRedirectOutcome = (redirect: RedirectQuery): PaymentOutcome | null => {
  const { http } = usePortal();
  const isCustomer = useCustomer() !== null;
  const service = usePaymentsService();
  const [outcome, setOutcome] = useState<PaymentOutcome | null>(null);
  const queryText = JSON.stringify(redirect);

  useEffect(() => {
    const controller = new AbortController();
    void followRedirect({ http, service, isCustomer }, JSON.parse(queryText), setOutcome, controller.signal);
    return () => controller.abort();
  }, [http, service, isCustomer, queryText]);

  return outcome;
};
