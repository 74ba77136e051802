import { useEffect } from 'react';
import { showAppBadge } from '../../platform/appBadge.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { usePortal } from '../../state/usePortal.ts';

/** The number of unread notifications on the installed app's icon, until the customer logs out. */
export const useAppBadge = (): void => {
  const { ownsPage, parent } = usePortal();
  const unread = useHeaderCounts((counts) => counts.unread);
  const isOwn = ownsPage && !parent;
  useEffect(() => {
    if (isOwn) showAppBadge(unread);
  }, [isOwn, unread]);
  useEffect(() => () => void (isOwn && showAppBadge(0)), [isOwn]);
};
