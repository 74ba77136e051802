import { useEffect } from 'react';
import { useWorkspace } from '../useWorkspace.ts';
import type { Fact } from './facts.ts';

/** Reports what a screen shows, after every render of it; null: nothing to say yet. */
export const useReport = (fact: Fact | null): void => {
  const { report } = useWorkspace();
  useEffect(() => {
    if (fact) report(fact);
  });
};
