import { useEffect } from 'react';
import { useUpdateHeaderCounts } from '../../state/notifications/useUpdateHeaderCounts.ts';
import { followOtherTabs } from '../../state/session/followOtherTabs.ts';
import { usePortal } from '../../state/usePortal.ts';
import { useAddedNoticeEnds } from './useAddedNoticeEnds.ts';
import { useArrival } from './useArrival.ts';

/** What works behind every screen and isn't needed for the first one: fetched when that has its data. */
export function Behind() {
  const portal = usePortal();
  useArrival();
  useUpdateHeaderCounts();
  useAddedNoticeEnds();
  useEffect(() => followOtherTabs(portal), [portal]);
  return null;
}
