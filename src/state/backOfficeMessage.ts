import { CallError } from '../api/callError.ts';

/** The back office's own words for what went wrong (specification §8); empty when it sent none. */
export const backOfficeMessage = (error: unknown): string =>
  error instanceof CallError && error.message !== error.failure && error.failure !== 'malformed'
    ? error.message
    : '';
