import { queryOptions } from '@tanstack/react-query';
import { loadApprovers } from '../../api/approvals/loadApprovers.ts';
import { loadPendingOrders } from '../../api/approvals/loadPendingOrders.ts';
import type { Portal } from '../portal.ts';

/** Everything that changes with a decision. */
export const WAITING = ['approvals', 'waiting'] as const;

/** Who may approve what the customer orders. */
export const approversQuery = ({ http }: Portal) =>
  queryOptions({ queryKey: ['approvals', 'approvers'], queryFn: () => loadApprovers(http) });

/** Orders on one page of those that wait for the customer. */
export const WAITING_PAGE = 20;

/** What waits for the customer's approval, oldest first; pages count from 1. */
export const waitingQuery = ({ http }: Portal, page: number) =>
  queryOptions({
    queryKey: [...WAITING, page],
    queryFn: () => loadPendingOrders(http, { page, pageSize: WAITING_PAGE }),
  });
