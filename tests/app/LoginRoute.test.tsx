import { expect, it } from 'vitest';
import { LoginRoute } from '../../src/app/routes/LoginRoute.tsx';
import { renderPortal } from '../support/renderPortal.tsx';

it.each([
  ['/login/R-1', '/cart/R-1'],
  ['/login?next=%2Fproduct%2F7', '/product/7'],
  ['/login', '/'],
])('from %s whoever is logged in goes on to %s', async (startPath, next) => {
  const { address } = await renderPortal(<LoginRoute />, { at: startPath, route: '/login/:recommendation?' });
  expect(address()).toBe(next);
});
