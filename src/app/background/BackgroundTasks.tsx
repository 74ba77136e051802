import { useEffect } from 'react';
import { useUpdateHeaderCounts } from '../../state/notifications/useUpdateHeaderCounts.ts';
import { followOtherTabs } from '../../state/session/followOtherTabs.ts';
import { usePortal } from '../../state/usePortal.ts';
import { useAnnounceScreen } from './useAnnounceScreen.ts';
import { useDismissAddedNotice } from './useDismissAddedNotice.ts';

/** What every screen shares and the first one doesn't need: page title, focus, unread counts, other tabs. */
export function BackgroundTasks() {
  const portal = usePortal();
  useAnnounceScreen();
  useUpdateHeaderCounts();
  useDismissAddedNotice();
  useEffect(() => followOtherTabs(portal), [portal]);
  return null;
}
