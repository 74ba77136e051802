import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isHomeActive, isStoreLinkHidden, parseHomeMode } from '../../../src/domain/tenant/homeMode.ts';

test.each([
  [0, 0, false, false],
  [1, 1, true, false],
  ['2', 2, true, true],
  [3, 1, true, false],
  [-1, 0, false, false],
  ['n/a', 0, false, false],
  [null, 0, false, false],
])('%j is mode %i: home %j, Store link hidden %j', (setting, mode, isActive, isHidden) => {
  const parsed = parseHomeMode(setting);
  expect([parsed, isHomeActive(parsed), isStoreLinkHidden(parsed)]).toEqual([mode, isActive, isHidden]);
});

test('any setting gives a mode, and the Store link is hidden only if the home replaces it', () => {
  fc.assert(
    fc.property(fc.anything(), (setting) => {
      const mode = parseHomeMode(setting);
      expect([0, 1, 2]).toContain(mode);
      if (isStoreLinkHidden(mode)) expect(isHomeActive(mode)).toBe(true);
    }),
  );
});
