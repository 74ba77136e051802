import { expect, test } from 'vitest';
import { isForVisitors } from '../../src/routing/isForVisitors.ts';
import { takeUserToken } from '../../src/routing/publicPaths.ts';

test.each([
  ['/home/abc.def.ghi', 'abc.def.ghi', '/home'],
  ['/store/abc%2Fdef', 'abc/def', '/store'],
  ['/store', null, '/store'],
  ['/home/', null, '/home/'],
  ['/product/118', null, '/product/118'],
])('the user token is removed from %s', (path, token, left) => {
  expect(takeUserToken(path)).toEqual({ token, path: left });
});

test.each([
  ['/login', false, true],
  ['/login/12', false, true],
  ['/terms-and-conditions', false, true],
  ['/payment-form/abc', false, true],
  ['/payments/payu-check', true, false],
  ['/store', false, false],
  ['/store?text=oil', true, true],
  ['/payments/payu-check?payment=p&state=s', false, true],
  ['/checkout/p?amount=12&payment=p&state=s', false, true],
  ['/account/p?state=s', false, true],
  ['/checkout/p?amount=12', false, false],
  ['/checkout?state=s', true, false],
  ['/account?next=&state=s', true, false],
  ['/account/p?q=mystate=s', false, false],
  ['/transaction/p?state=s', false, false],
  ['/checkout', true, false],
  ['/account', true, false],
  ['/favourites?share=1-2', true, false],
  ['/', true, true],
  ['/no/such/page', true, true],
  ['/', false, false],
  ['/loginx', false, false],
])('%s in an open portal (%s) is for visitors: %s', (path, _open, expected) => {
  expect(isForVisitors(path, _open)).toBe(expected);
});
