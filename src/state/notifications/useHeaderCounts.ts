import { useStore } from 'zustand';
import type { HeaderCounts } from './notificationsService.ts';
import { useNotificationsService } from './useNotificationsService.ts';

export const useHeaderCounts = <Selected>(select: (counts: HeaderCounts) => Selected): Selected =>
  useStore(useNotificationsService().counts, select);
