import { useStore } from 'zustand';
import { useWorkspace } from '../useWorkspace.ts';
import type { Attention } from './attention.ts';

/** Something of what waits for the customer: unread notifications, orders to approve. */
export const useAttention = <Selected>(select: (attention: Attention) => Selected): Selected =>
  useStore(useWorkspace().attention, select);
