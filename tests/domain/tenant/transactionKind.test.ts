import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MODULE_CODES, transactionKind } from '../../../src/domain/tenant/transactionKind.ts';

test.each([
  [1, 'invoice', 205],
  ['1', 'invoice', 205],
  [2, 'estimate', 211],
  ['2', 'estimate', 211],
  [0, 'order', 201],
  [null, 'order', 201],
  ['x', 'order', 201],
  [' 1.0 ', 'invoice', 205],
  ['12', 'order', 201],
] as const)('PORTAL_ENABLE_INVOICE %j makes an %s, module %i', (setting, kind, code) => {
  expect(transactionKind(setting)).toBe(kind);
  expect(MODULE_CODES[kind]).toBe(code);
});

test('anything is an order unless it is the number 1 or 2', () => {
  fc.assert(
    fc.property(fc.anything(), (setting) => {
      const isSet =
        (typeof setting === 'number' || typeof setting === 'string') && [1, 2].includes(Number(setting));
      if (!isSet) expect(transactionKind(setting)).toBe('order');
    }),
  );
});
