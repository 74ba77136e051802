import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultPath } from '../../../src/domain/tenant/defaultPath.ts';

const VISITOR = { isOpenPortal: false, hasUserToken: false, isLoggedIn: false, homeMode: 1 } as const;

test.each([
  ['a visitor', {}, '/login'],
  ['a visitor of an open portal', { isOpenPortal: true }, '/home'],
  ['a visitor of an open portal without a home', { isOpenPortal: true, homeMode: 0 }, '/store'],
  ['one with a token', { hasUserToken: true }, '/home'],
  ['one with a token, without a home', { hasUserToken: true, homeMode: 0 }, '/login'],
  ['a customer', { isLoggedIn: true, hasUserToken: true }, '/home'],
  ['a customer without a home', { isLoggedIn: true, hasUserToken: true, homeMode: 0 }, '/store'],
] as const)('%s', (_name, changes, expected) => {
  expect(defaultPath({ ...VISITOR, ...changes })).toBe(expected);
});

test('leads to the login only if it is required, and never to a disabled home', () => {
  fc.assert(
    fc.property(
      fc.boolean(),
      fc.boolean(),
      fc.boolean(),
      fc.constantFrom(0, 1, 2),
      (isOpenPortal, hasUserToken, isLoggedIn, homeMode) => {
        const path = defaultPath({ isOpenPortal, hasUserToken, isLoggedIn, homeMode });
        if (isOpenPortal || isLoggedIn) expect(path).not.toBe('/login');
        if (homeMode === 0) expect(path).not.toBe('/home');
      },
    ),
  );
});
