import type { CartEntry } from '../../domain/cart/cart.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';

/**
 * The order was placed. `id`: for the confirmation. `corrected`: the back office stored other figures. `kept`: number of lines
 * that remain in the cart.
 */
export type PlacedOrder = { status: 'placed'; id: string; number: string; corrected: boolean; kept: number };

/**
 * Nothing was placed as far as is known; the cart is unchanged. `unknown`: the response was lost and the back office can't be
 * asked; `rejected`: the back office doesn't take it, `code` says why; `changed`: changes must be seen first; `unverified`:
 * prices and stock could not be verified; `not_arrived`: the back office doesn't have it.
 */
export type NotPlaced = {
  status: 'session_expired' | 'unknown' | 'rejected' | 'not_arrived' | 'changed' | 'unverified';
  code: string;
  /** What the back office says about it, when that is meant for people. */
  message?: string;
  line?: CartLine;
};

export type SubmissionResult = PlacedOrder | NotPlaced;

export type StoredOrder = {
  status: 'stored';
  id: string;
  number: string;
  corrected: boolean;
  ordered: readonly CartEntry[];
};

export type SubmissionStage = 'checking' | 'sending' | 'asking';

export type OnStage = (stage: SubmissionStage) => void;

export const SESSION_EXPIRED: NotPlaced = { status: 'session_expired', code: 'session_expired' };
