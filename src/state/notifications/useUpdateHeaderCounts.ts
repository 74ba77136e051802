import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countUnread, newArrivals } from '../../domain/notifications/notification.ts';
import { pendingOrdersQuery } from '../approvals/pendingOrdersQuery.ts';
import { useCustomer, usePortal } from '../usePortal.ts';
import type { NotificationsState } from './notificationsService.ts';
import { useNotificationsService } from './useNotificationsService.ts';

export const useUpdateHeaderCounts = (): void => {
  const { http, errors } = usePortal();
  const queries = useQueryClient();
  const { state, counts, open } = useNotificationsService();
  const mayApprove = useCustomer()?.canApprove === true;
  useEffect(() => {
    if (!mayApprove) return;
    const pending = new QueryObserver(queries, {
      ...pendingOrdersQuery(http, 1),
      refetchOnWindowFocus: true,
    });
    return pending.subscribe(({ data }) => counts.setState({ toApprove: data?.total ?? 0 }));
  }, [mayApprove, queries, http, counts]);

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const follow = () => {
      const update = ({ notifications, known }: NotificationsState, before: NotificationsState) => {
        const unread = countUnread(notifications);
        const [newest] = before.known && known ? newArrivals(before.notifications, notifications) : [];
        counts.setState(newest ? { unread, latest: newest } : { unread });
        // News about an order refreshes its data.
        if (newest?.transactionId) void queries.invalidateQueries({ queryKey: ['transactions'] });
      };
      stop = state.subscribe(update);
      update(state.getState(), state.getState());
    };
    open().then(
      (isOpen) => {
        if (isOpen && !isOver) follow();
      },
      (error: unknown) => errors.report('Opening the notifications', error),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [errors, queries, state, counts, open]);
};
