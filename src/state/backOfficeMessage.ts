import { CallError } from '../api/callError.ts';

/** The back office's error message (specification §8); empty without one. */
export const backOfficeMessage = (error: unknown): string =>
  error instanceof CallError && error.message !== error.failure && error.failure !== 'malformed'
    ? error.message
    : '';
