import { useEffect } from 'react';
import { useWorkspace } from '../useWorkspace.ts';
import type { AnalyticsFact } from './facts.ts';

/** Reports a fact after every render; null reports nothing. */
export const useRecordFact = (fact: AnalyticsFact | null): void => {
  const { report } = useWorkspace();
  useEffect(() => {
    if (fact) report(fact);
  });
};
