import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  hasFailed,
  mayFollow,
  OPEN_STATES,
  type PaymentState,
  statusOfState,
} from '../../../../host-demo/server/payments/paymentState.ts';

/** Rows are the state before, columns what may follow. */
const FOLLOWING: Readonly<Record<PaymentState, string>> = {
  created: 'authorising error',
  authorising: 'unknown pending_bank held authorised captured voided declined error expired refunded',
  unknown: 'pending_bank held authorised captured voided declined error expired refunded',
  pending_bank: 'held authorised captured voided declined error expired refunded',
  held: 'authorised captured voided declined error expired refunded',
  authorised: 'captured recorded voiding voided expired',
  captured: 'recorded voiding refunded',
  recorded: 'voided refunded',
  voiding: 'voided expired refunded',
  voided: 'refunded',
  declined: 'refunded',
  error: 'refunded',
  expired: 'refunded',
  refunded: '',
};

const isState = (name: string): name is PaymentState => Object.hasOwn(FOLLOWING, name);
const PAYMENT_STATES = Object.keys(FOLLOWING).filter(isState);

const pairs = PAYMENT_STATES.flatMap((from) => PAYMENT_STATES.map((to) => ({ from, to })));

test.each(PAYMENT_STATES)('what follows %s', (from) => {
  const following = pairs.filter((pair) => pair.from === from && mayFollow(from, pair.to));
  expect(new Set(following.map(({ to }) => to))).toEqual(
    new Set(FOLLOWING[from].split(' ').filter((state) => state !== '')),
  );
});

test('every state has what customers are told, and only a failed or given back one frees what it reserved', () => {
  expect(PAYMENT_STATES.map((state) => [state, statusOfState(state)])).toEqual([
    ['created', 'processing'],
    ['authorising', 'processing'],
    ['unknown', 'unknown'],
    ['pending_bank', 'pending'],
    ['held', 'held'],
    ['authorised', 'processing'],
    ['captured', 'processing'],
    ['recorded', 'paid'],
    ['voiding', 'unknown'],
    ['voided', 'voided'],
    ['declined', 'declined'],
    ['error', 'failed'],
    ['expired', 'expired'],
    ['refunded', 'refunded'],
  ]);
  const settled = PAYMENT_STATES.filter((state) => !OPEN_STATES.some((open) => open === state));
  expect(settled).toEqual(['recorded', 'voided', 'declined', 'error', 'expired', 'refunded']);
});

const anyState = fc.constantFrom(...PAYMENT_STATES);

test('whatever is reported in whatever order: nothing comes back, and what has failed stays failed or is refunded', () => {
  fc.assert(
    fc.property(fc.array(anyState, { maxLength: 60 }), (reported) => {
      const visited: PaymentState[] = ['created'];
      for (const next of reported) {
        const state = visited.at(-1) ?? 'created';
        if (!mayFollow(state, next)) continue;
        if (hasFailed(state)) expect(next).toBe('refunded');
        if (state === 'recorded') expect(['voided', 'refunded']).toContain(next);
        visited.push(next);
      }
      expect(new Set(visited).size).toBe(visited.length);
      expect(visited.filter((each) => each === 'recorded').length).toBeLessThanOrEqual(1);
      const failedAt = visited.findIndex(hasFailed);
      if (failedAt >= 0) expect(visited.slice(failedAt + 1).every((each) => each === 'refunded')).toBe(true);
    }),
  );
});
