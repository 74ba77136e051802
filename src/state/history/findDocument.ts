import type { QueryClient } from '@tanstack/react-query';
import { toFailure } from '../../api/callError.ts';
import type { Http } from '../../api/calls.ts';
import { transactionQuery } from './transactionQueries.ts';

/**
 * The id of the customer's document with this id or number, which is loaded for its screen; null when there is none. Throws
 * {@link CallError} when it isn't known.
 */
export const findDocument = async (queries: QueryClient, http: Http, id: string): Promise<string | null> => {
  try {
    return (await queries.fetchQuery(transactionQuery(http, id))).id;
  } catch (error) {
    if (toFailure(error) === 'not_found') return null;
    throw error;
  }
};
