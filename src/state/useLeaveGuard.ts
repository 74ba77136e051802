import { useEffect } from 'react';
import { confirmLeaving } from '../platform/leaveGuard.ts';

/** Asks before the page is left while something is on its way or kept nowhere yet. */
export const useLeaveGuard = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? confirmLeaving() : undefined), [isUnsaved]);
};
