import { expect, test } from 'vitest';
import { describe } from '../../../host-demo/shell/describe.ts';

test.each([
  ['hello', { protocol: 1, capabilities: ['navigate'] }, 'hello protocol 1'],
  ['progress', { stage: 'company' }, 'progress company'],
  ['getToken', { reason: 'expiring' }, 'getToken expiring'],
  ['token', { expiresAt: 1 }, 'token given'],
  ['token', { code: 'unanswered' }, 'token unanswered'],
  ['navigate', { to: 'product', id: 118 }, 'navigate product 118'],
  ['navigation', { path: '/store', by: 'portal' }, 'navigation /store · by portal'],
  ['status', { status: 'failed', code: 'unknown_company' }, 'status failed unknown_company'],
  ['error', { code: 'screen_crashed', screen: 'cart', works: true }, 'error screen_crashed cart'],
  ['error', { code: 'host_unreachable', stage: 'connected' }, 'error host_unreachable connected'],
  ['error', { code: 'invalid_setting', option: 'theme.radius' }, 'error invalid_setting theme.radius'],
  ['session', { session: 'expired' }, 'session expired'],
  ['notification', { unread: 0 }, 'notification 0 unread'],
  ['notification', { unread: 2, latest: { id: '7', kind: 'deal' } }, 'notification 2 unread deal'],
  ['cart', { count: 2, total: '17.48', currency: 'USD' }, 'cart 2 · 17.48 USD'],
  ['update', { theme: {}, size: {} }, 'update theme, size'],
  ['destroy', undefined, 'destroy'],
])('%s with %j is logged as one line', (name, detail, line) => {
  expect(describe({ name, detail })).toBe(line);
});
