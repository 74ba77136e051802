import { useEffect } from 'react';
import { useWorkspace } from '../useWorkspace.ts';
import type { AnalyticsFact } from './facts.ts';

/** Reports what a screen shows, after every render of it; null: nothing to say yet. */
export const useRecordFact = (fact: AnalyticsFact | null): void => {
  const { report } = useWorkspace();
  useEffect(() => {
    if (fact) report(fact);
  });
};
