import type { UseQueryResult } from '@tanstack/react-query';
import { UnsentError } from '../api/callRetries.ts';

/** Whether a query must say that it failed: not while it shows what it knew before the network was lost. */
export const hasFailed = ({
  isError,
  data,
  error,
}: Pick<UseQueryResult, 'isError' | 'data' | 'error'>): boolean =>
  isError && (data === undefined || !(error instanceof UnsentError));
