import { toFailure } from '../../api/callError.ts';
import { LineError } from '../../api/lineError.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { SubmissionOutcome } from '../submission/submitOnce.ts';
import { type NotPlaced, SESSION_EXPIRED, type StoredOrder } from './submissionResult.ts';

export type OrderOutcome = SubmissionOutcome<{ order: StoredOrder }>;

const refusedLine = (error: unknown, ordered: readonly CartEntry[]): CartLine | undefined =>
  error instanceof LineError ? ordered[error.line - 1]?.line : undefined;

export const toSubmission = (
  outcome: OrderOutcome,
  ordered: readonly CartEntry[] = [],
): StoredOrder | NotPlaced => {
  switch (outcome.kind) {
    case 'known':
      return outcome.order;
    case 'missing':
      return { status: 'not_arrived', code: 'not_arrived' };
    case 'unknown':
      return { status: 'unknown', code: outcome.code };
    case 'session_expired':
      return SESSION_EXPIRED;
    case 'refused': {
      const { code, message, error } = outcome.refusal;
      if (toFailure(error) === 'unauthorized') return SESSION_EXPIRED;
      const line = refusedLine(error, ordered);
      return { status: 'rejected', code, message, ...(line && { line }) };
    }
  }
};
