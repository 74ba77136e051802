import { useQuery } from '@tanstack/react-query';

/**
 * The answer of a screen that has nothing to ask. The cart and the counts are opened after a screen's first answer
 * (`whenQueriesSettle`); without one they would wait for seconds.
 */
export const useNothingToApprove = (): void => {
  useQuery({ queryKey: ['approvals', 'none'], queryFn: () => null });
};
