import { CallError } from '../callError.ts';

/** A refused login's answer as the back office sent it, else `{ success: false, error: 'Error' }` (rules: Session). */
export const loginFailure = (error: unknown): object => {
  const body = error instanceof CallError ? error.body : null;
  return typeof body === 'object' && body !== null ? body : { success: false, error: 'Error' };
};
