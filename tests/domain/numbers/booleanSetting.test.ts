import fc from 'fast-check';
import { expect, test } from 'vitest';
import { booleanSetting } from '../../../src/domain/numbers/booleanSetting.ts';

test.each(['TRUE', 'true', 'True', '1', 1, true])('%j is true, whatever the default', (value) => {
  expect([booleanSetting(value, true), booleanSetting(value, false)]).toEqual([true, true]);
});

test.each(['FALSE', 'false', 'False', '0', 0, false])('%j is false, whatever the default', (value) => {
  expect([booleanSetting(value, true), booleanSetting(value, false)]).toEqual([false, false]);
});

test.each(['', 'yes', 2, '2', null, undefined, {}])('%j is the default', (value) => {
  expect([booleanSetting(value, true), booleanSetting(value, false)]).toEqual([true, false]);
});

test('every value gives a boolean, the default only for unknown values', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const [on, off] = [booleanSetting(value, true), booleanSetting(value, false)];
      expect(on || !off).toBe(true);
    }),
  );
});
