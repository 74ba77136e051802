import { useEffect } from 'react';
import { confirmLeaving } from '../platform/leaveGuard.ts';
import { usePortal } from './usePortal.ts';

export const useLeaveGuard = (isUnsaved: boolean): void => {
  const { local } = usePortal();
  useEffect(() => (isUnsaved ? confirmLeaving(local) : undefined), [isUnsaved, local]);
};
