import { describe, expect, it } from 'vitest';
import { isDestination, isHello, isPortalEvent, isToken, isTokenRequest } from '../../src/bridge/guards.ts';
import { isAnalytics } from '../../src/bridge/laterEventGuards.ts';
import { isPaymentPage } from '../../src/bridge/paymentGuards.ts';
import { isSettingsChanges, isWelcome } from '../../src/bridge/portalGuards.ts';

const settings = { context: {}, theme: {}, navigation: { bar: [] }, size: { mode: 'fixed' } };
const navigationEvent = { target: null, path: '/terms-and-conditions', by: 'portal', replace: false };
const purchase = {
  v: 1,
  eventId: 'e-1',
  name: 'purchase',
  ecommerce: {
    currency: 'USD',
    value: 12.5,
    items: [{ item_id: '118', item_name: 'Olive oil', price: 12.5 }],
  },
};

const safeArea = { top: 47, right: 0, bottom: 34, left: 0 };

const cases: [string, (value: unknown) => boolean, unknown[], unknown[]][] = [
  [
    'what a parent says of its page and device',
    isSettingsChanges,
    [
      {
        context: {
          timeZone: 'America/Bogota',
          safeArea,
          pointer: 'coarse',
          hover: false,
          reducedMotion: true,
        },
      },
      { context: { timeZone: undefined, safeArea: undefined, theirs: 1 } },
    ],
    [
      { context: { timeZone: 'America/Atlantis' } },
      { context: { timeZone: 5 } },
      { context: { safeArea: { ...safeArea, top: -1 } } },
      { context: { safeArea: { ...safeArea, left: 501 } } },
      { context: { safeArea: { bottom: 34 } } },
      { context: { pointer: 'pen' } },
      { context: { hover: 'yes' } },
      { context: { reducedMotion: 1 } },
    ],
  ],
  [
    'hello',
    isHello,
    [
      { protocol: 1, capabilities: ['navigate'] },
      { protocol: 2, capabilities: [], more: true },
    ],
    [
      null,
      'hello',
      [],
      { protocol: '1', capabilities: [] },
      { protocol: 1 },
      { protocol: 1, capabilities: [1] },
    ],
  ],
  [
    'welcome',
    isWelcome,
    [{ protocol: 1, capabilities: ['event'], callMs: 5000, settings }],
    [
      { protocol: 1, capabilities: ['event'], callMs: 5000 },
      { protocol: 1, capabilities: ['event'], callMs: -1, settings },
      { protocol: 1, capabilities: [], callMs: 1, settings: { ...settings, size: { mode: 'auto' } } },
      { protocol: 1, capabilities: [], callMs: 1, settings: { ...settings, navigation: { bar: ['admin'] } } },
    ],
  ],
  [
    'where a payment leads back to',
    isWelcome,
    [
      {
        protocol: 1,
        capabilities: [],
        callMs: 1,
        settings,
        paymentReturn: 'https://crm.example.com/#/orders',
      },
      { protocol: 1, capabilities: [], callMs: 1, settings, paymentReturn: undefined },
    ],
    [
      { protocol: 1, capabilities: [], callMs: 1, settings, paymentReturn: 'javascript:alert(1)' },
      { protocol: 1, capabilities: [], callMs: 1, settings, paymentReturn: '/orders' },
    ],
  ],
  [
    'a bank’s page',
    isPaymentPage,
    [
      { url: 'https://bank.example.com/pay?id=1', paymentId: '0123456789abcdefghjk', nonce: 'n' },
      { url: 'http://localhost:4400/bank', paymentId: '0123456789abcdefghjk', nonce: 'n' },
    ],
    [
      { url: 'http://bank.example.com/pay', paymentId: '0123456789abcdefghjk', nonce: 'n' },
      { url: 'http://localhost.evil.io/', paymentId: '0123456789abcdefghjk', nonce: 'n' },
      { url: 'javascript:alert(1)//https://bank.example.com', paymentId: '0123456789abcdefghjk', nonce: 'n' },
      { url: 'data:text/html,https:', paymentId: '0123456789abcdefghjk', nonce: 'n' },
      { url: 'https://bank.example.com/pay', nonce: 'n' },
      { url: 'https://bank.example.com/pay', paymentId: '0123456789abcdefghjk', nonce: '' },
      'https://bank.example.com/pay',
    ],
  ],
  [
    'settings that change',
    isSettingsChanges,
    [
      {},
      { theme: { scheme: 'dark', colorPrimary: '#0a66c2', radius: 0 } },
      { theme: { scheme: undefined } },
      { context: { locale: 'es-CO' } },
      { size: { mode: 'auto', max: 1600 } },
    ],
    [
      { theme: { scheme: 'sepia' } },
      { theme: { colorPrimary: 'url(https://evil.example)' } },
      { theme: { colorPrimary: '#12' } },
      { theme: { radius: Number.NaN } },
      { theme: { radius: 33 } },
      { context: { locale: 'en"><script>' } },
      { size: { mode: 'auto', max: Number.POSITIVE_INFINITY } },
    ],
  ],
  [
    'a place',
    isDestination,
    [
      { to: 'home' },
      { to: 'store' },
      { to: 'store', query: 'brand=3' },
      { to: 'product', id: 118 },
      { to: 'transaction', id: 'INV/1 2' },
      { to: 'path', path: '/account-settings' },
    ],
    [
      { to: 'admin' },
      { to: 'product' },
      { to: 'product', id: '118' },
      { to: 'product', id: 0 },
      { to: 'product', id: 1.5 },
      { to: 'path', path: 'https://evil.example' },
      { to: 'path', path: '//evil.example' },
      { to: 'path', path: '/\\evil.example' },
      { to: 'path', path: '/a\nb' },
      { to: 'path', path: `/${'a'.repeat(2000)}` },
      '/store',
    ],
  ],
  [
    'why a token is asked for',
    isTokenRequest,
    [{ reason: 'initial' }, { reason: 'expiring' }, { reason: 'unauthorized' }],
    [{}, { reason: 'curious' }, 'initial', undefined],
  ],
  [
    'a token',
    isToken,
    [{ token: 'abc', expiresAt: 1_900_000_000_000 }],
    [null, {}, { token: '', expiresAt: 1 }, { token: 'abc' }, { token: 'abc', expiresAt: '2030' }],
  ],
  [
    'what the portal reports',
    isPortalEvent,
    [
      { name: 'status', detail: { status: 'ready' } },
      { name: 'status', detail: { status: 'failed', code: 'unreachable' } },
      { name: 'navigation', detail: navigationEvent },
      { name: 'navigation', detail: { ...navigationEvent, target: { to: 'cart' } } },
      { name: 'cart', detail: { count: 2, total: '486.20', currency: 'USD' } },
      { name: 'size', detail: { height: 812.5 } },
    ],
    [
      { name: 'eval', detail: 'alert(1)' },
      { name: 'status', detail: { status: 'fine' } },
      { name: 'navigation', detail: { ...navigationEvent, path: 'javascript:alert(1)' } },
      { name: 'navigation', detail: { ...navigationEvent, by: 'someone' } },
      { name: 'cart', detail: { count: '2', total: '486.20', currency: 'USD' } },
      { name: 'size', detail: { height: -1 } },
    ],
  ],
  [
    'an event of analytics',
    isAnalytics,
    [{ name: 'analytics', detail: purchase }],
    [
      { name: 'analytics', detail: { ...purchase, v: 2 } },
      { name: 'analytics', detail: { ...purchase, eventId: '' } },
    ],
  ],
];

describe.each(cases)('%s', (_name, guard, validValues, invalidValues) => {
  it.each(validValues.map((value) => [JSON.stringify(value), value]))('admits %s', (_text, value) => {
    expect(guard(value)).toBe(true);
  });

  it.each(invalidValues.map((value) => [JSON.stringify(value), value]))('refuses %s', (_text, value) => {
    expect(guard(value)).toBe(false);
  });
});
