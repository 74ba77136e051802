import { CallError } from '../api/callError.ts';

/** The back office's error message (rules: Error messages); empty without one. */
export const backOfficeMessage = (error: unknown): string =>
  error instanceof CallError && error.message !== error.failure && error.failure !== 'malformed'
    ? error.message
    : '';
