import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { countUnread } from '../../domain/notifications/notification.ts';
import { waitingQuery } from '../approvals/queries.ts';
import { useCustomer } from '../usePortal.ts';
import { useWorkspace } from '../useWorkspace.ts';

/** Updates the header's numbers in the background. */
export const useUpdateHeaderCounts = (): void => {
  const { portal, queries, attention, openNotifications } = useWorkspace();
  const mayApprove = useCustomer()?.canApprove === true;
  const { data } = useQuery({
    ...waitingQuery(portal, 1),
    enabled: mayApprove,
    refetchOnWindowFocus: true,
    throwOnError: false,
  });
  const toApprove = mayApprove ? (data?.total ?? 0) : 0;
  useEffect(() => attention.setState({ toApprove }), [attention, toApprove]);

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    openNotifications().then(
      (opened) => {
        if (!opened || isOver) return;
        let newest = opened.state.getState().notifications[0]?.id;
        const tell = () => {
          const { notifications } = opened.state.getState();
          attention.setState({ unread: countUnread(notifications) });
          // A new message about an order refreshes its data.
          if (notifications[0]?.transactionId && notifications[0].id !== newest)
            void queries.invalidateQueries({ queryKey: ['transactions'] });
          newest = notifications[0]?.id;
        };
        stop = opened.state.subscribe(tell);
        tell();
      },
      (error: unknown) => portal.errors.report('Opening the notifications', error),
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [portal, queries, attention, openNotifications]);
};
