import { useEffect } from 'react';
import type { AnalyticsFact } from './facts.ts';
import { useAnalyticsService } from './useAnalyticsService.ts';

/** Reports a fact after every render; null reports nothing. */
export const useRecordFact = (fact: AnalyticsFact | null): void => {
  const { record } = useAnalyticsService();
  useEffect(() => {
    if (fact) record(fact);
  });
};
