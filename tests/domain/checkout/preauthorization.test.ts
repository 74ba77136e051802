import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsPreauthorization } from '../../../src/domain/checkout/preauthorization.ts';
import { gatewayNamed } from '../../../src/domain/payments/gateways.ts';
import { transactionKind } from '../../../src/domain/tenant/transactionKind.ts';

const PREAUTHORIZED = {
  kind: 'order',
  paytermDays: 0,
  preauthorization: 'TRUE',
  gateway: gatewayNamed('authorizenet'),
} as const;

test.each([
  ['paying now, switched on, the right gateway', {}, true],
  ['an estimate', { kind: 'estimate' as const }, true],
  ['an invoice', { kind: 'invoice' as const }, false],
  ['on terms', { paytermDays: '30' }, false],
  ['switched off', { preauthorization: '0' }, false],
  ['not set', { preauthorization: null }, false],
  ['another gateway', { gateway: gatewayNamed('payu') }, false],
  ['no gateway', { gateway: null }, false],
])('%s', (_name, changes, expected) => {
  expect(needsPreauthorization({ ...PREAUTHORIZED, ...changes })).toBe(expected);
});

test('an invoice and an order with payment terms are never preauthorized', () => {
  fc.assert(
    fc.property(
      fc.anything(),
      fc.integer({ min: -5, max: 60 }),
      fc.anything(),
      (setting, days, preauthorization) => {
        const kind = transactionKind(setting);
        const gateway = gatewayNamed('authorizenet');
        const isNeeded = needsPreauthorization({ kind, paytermDays: days, preauthorization, gateway });
        if (kind === 'invoice' || days > 0) expect(isNeeded).toBe(false);
      },
    ),
  );
});
