import { queryOptions } from '@tanstack/react-query';
import { loadApprovers } from '../../api/approvals/loadApprovers.ts';
import { loadPendingOrders } from '../../api/approvals/loadPendingOrders.ts';
import type { Portal } from '../portal.ts';

/** Query key of everything that a decision changes. */
export const WAITING = ['approvals', 'waiting'] as const;

export const approversQuery = ({ http }: Portal) =>
  queryOptions({ queryKey: ['approvals', 'approvers'], queryFn: () => loadApprovers(http) });

/** Page size. */
export const WAITING_PAGE = 20;

/** Pending orders, oldest first; pages start at 1. */
export const waitingQuery = ({ http }: Portal, page: number) =>
  queryOptions({
    queryKey: [...WAITING, page],
    queryFn: () => loadPendingOrders(http, { page, pageSize: WAITING_PAGE }),
  });
