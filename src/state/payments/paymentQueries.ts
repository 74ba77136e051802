import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { loadPaymentForm } from '../../api/payments/loadPaymentForm.ts';
import { readPayment } from '../../api/payments/readPayment.ts';

export const paymentQuery = (http: Http, id: string) =>
  queryOptions({ queryKey: ['payments', id], queryFn: () => readPayment(http, id, null) });

/** The invoice of a public link, without login; it stays as it was read. */
export const paymentFormQuery = (http: Http, id: string) =>
  queryOptions({
    queryKey: ['payment-form', id],
    queryFn: () => loadPaymentForm(http, id),
    staleTime: Number.POSITIVE_INFINITY,
  });
