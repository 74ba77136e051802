import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { applyCoupon } from '../../../src/state/cart/applyCoupon.ts';
import { aWorkspace } from '../../support/workspace.ts';

test.each([
  [new CallError('not_found', { status: 404 }), 'unknown'],
  [new CallError('refused', { code: 'coupon_expired', status: 422 }), 'expired'],
  [new CallError('refused', { code: 'coupon_used', status: 422 }), 'used'],
  [new CallError('too_many_attempts', { status: 429 }), 'guessed'],
  [new CallError('network'), 'unreachable'],
] as const)('a coupon that can’t be applied says why: %s', async (error, reason) => {
  const { portal, workspace } = aWorkspace(() => {
    throw error;
  });
  expect(await applyCoupon({ http: portal.http, cart: workspace.cart }, 'CODE')).toEqual({
    ok: false,
    reason,
  });
});
