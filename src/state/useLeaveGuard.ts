import { useEffect } from 'react';
import { confirmLeaving } from '../platform/leaveGuard.ts';

/** Asks before the page is left with unsaved changes. */
export const useLeaveGuard = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? confirmLeaving() : undefined), [isUnsaved]);
};
