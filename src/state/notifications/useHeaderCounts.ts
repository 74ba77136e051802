import { useStore } from 'zustand';
import { useWorkspace } from '../useWorkspace.ts';
import type { HeaderCounts } from './headerCounts.ts';

export const useHeaderCounts = <Selected>(select: (attention: HeaderCounts) => Selected): Selected =>
  useStore(useWorkspace().attention, select);
