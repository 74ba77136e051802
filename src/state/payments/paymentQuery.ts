import { queryOptions } from '@tanstack/react-query';
import type { Http } from '../../api/calls.ts';
import { readPayment } from '../../api/payments/readPayment.ts';

export const paymentQuery = (http: Http, id: string) =>
  queryOptions({ queryKey: ['payments', id], queryFn: () => readPayment(http, id, null) });
