import { useEffect } from 'react';
import { guardLeaving } from '../platform/leaveGuard.ts';

/** Asks before the page is left while something is on its way or kept nowhere yet. */
export const useLeaveGuard = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? guardLeaving() : undefined), [isUnsaved]);
};
