import type * as v from 'valibot';
import type { paymentWire } from '../../../src/api/history/paymentSchema.ts';
import type { GatewayOutcome } from './gateways/gateway.ts';

const PAYMENT_STATES = [
  'created',
  'authorising',
  'unknown',
  'pending_bank',
  'held',
  'authorised',
  'captured',
  'recorded',
  'voiding',
  'voided',
  'declined',
  'error',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const FAILED = ['declined', 'error', 'expired', 'voided'] as const;
const OUTCOMES = ['authorised', 'captured', 'pending_bank', 'held', 'refunded', ...FAILED] as const;

/**
 * What may follow each state. Recording is one database transaction, so it has no state of its own. Nothing leads back; what has failed may only be refunded, when money comes
 * after all.
 */
const NEXT: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  created: ['authorising', 'error'],
  authorising: ['unknown', ...OUTCOMES],
  unknown: OUTCOMES,
  pending_bank: ['held', 'authorised', 'captured', 'refunded', ...FAILED],
  held: ['authorised', 'captured', 'refunded', ...FAILED],
  authorised: ['captured', 'recorded', 'voiding', 'voided', 'expired'],
  captured: ['recorded', 'voiding', 'refunded'],
  recorded: ['voided', 'refunded'],
  voiding: ['voided', 'refunded', 'expired'],
  voided: ['refunded'],
  declined: ['refunded'],
  error: ['refunded'],
  expired: ['refunded'],
  refunded: [],
};

export const mayFollow = (from: PaymentState, to: PaymentState): boolean => NEXT[from].includes(to);

/** States in which the balances of invoices are reserved, and an order waits for its payment. */
export const OPEN_STATES = [
  'created',
  'authorising',
  'unknown',
  'pending_bank',
  'held',
  'authorised',
  'captured',
  'voiding',
] as const satisfies readonly PaymentState[];

/** Nothing was charged, and nothing will be. */
export const hasFailed = (state: PaymentState): boolean => FAILED.some((failed) => failed === state);

type Status = v.InferInput<typeof paymentWire>['status'];

const STATUSES: Readonly<Record<PaymentState, Status>> = {
  created: 'processing',
  authorising: 'processing',
  unknown: 'unknown',
  pending_bank: 'pending',
  held: 'held',
  authorised: 'processing',
  captured: 'processing',
  recorded: 'paid',
  voiding: 'unknown',
  voided: 'voided',
  declined: 'declined',
  error: 'failed',
  expired: 'expired',
  refunded: 'refunded',
};

export const statusOfState = (state: PaymentState): Status => STATUSES[state];

export const stateOf = ({ state }: GatewayOutcome): PaymentState => (state === 'not_found' ? 'error' : state);
