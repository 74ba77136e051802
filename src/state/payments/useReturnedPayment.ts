import { useEffect, useState } from 'react';
import { useCustomer, usePortal } from '../usePortal.ts';
import { followReturned, type ReturnOutcome, type ReturnQuery } from './returnedPayment.ts';
import { usePaymentsService } from './usePaymentsService.ts';

/** The payment whose bank page led back here, as the back office knows it; null until the first answer. */
export const useReturnedPayment = (returnQuery: ReturnQuery): ReturnOutcome | null => {
  const { http } = usePortal();
  const isCustomer = useCustomer() !== null;
  const service = usePaymentsService();
  const [returned, setReturned] = useState<ReturnOutcome | null>(null);
  const queryText = JSON.stringify(returnQuery);

  useEffect(() => {
    const controller = new AbortController();
    void followReturned({ http, service, isCustomer }, JSON.parse(queryText), setReturned, controller.signal);
    return () => controller.abort();
  }, [http, service, isCustomer, queryText]);

  return returned;
};
