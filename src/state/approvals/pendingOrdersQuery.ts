import { queryOptions } from '@tanstack/react-query';
import { loadPendingOrders } from '../../api/approvals/loadPendingOrders.ts';
import type { Http } from '../../api/calls.ts';

export const PENDING_ORDERS = ['approvals', 'waiting'] as const;

export const PAGE_SIZE = 20;

/** Pending orders, oldest first; pages start at 1. */
export const pendingOrdersQuery = (http: Http, page: number) =>
  queryOptions({
    queryKey: [...PENDING_ORDERS, page],
    queryFn: () => loadPendingOrders(http, { page, pageSize: PAGE_SIZE }),
  });
