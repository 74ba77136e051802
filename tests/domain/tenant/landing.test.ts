import { expect, test } from 'vitest';
import { landing } from '../../../src/domain/tenant/landing.ts';

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
  expect(landing({ ...VISITOR, ...changes })).toBe(expected);
});
