import { useEffect } from 'react';
import { confirmLeaving } from '../platform/leaveGuard.ts';

export const useLeaveGuard = (isUnsaved: boolean): void => {
  useEffect(() => (isUnsaved ? confirmLeaving() : undefined), [isUnsaved]);
};
