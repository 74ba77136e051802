import { useStore } from 'zustand';
import { useWorkspace } from '../useWorkspace.ts';
import type { HeaderCounts } from './headerCounts.ts';

/** Something of what waits for the customer: unread notifications, orders to approve. */
export const useHeaderCounts = <Selected>(select: (attention: HeaderCounts) => Selected): Selected =>
  useStore(useWorkspace().attention, select);
