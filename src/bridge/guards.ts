import {
  type Hello,
  type ParentDestination,
  type ParentToken,
  type PortalEvent,
  portalStatuses,
  startStages,
  type TokenReason,
} from './contract.ts';
import {
  anyOf,
  anyText,
  anything,
  type Is,
  integer,
  isBoolean,
  listOf,
  number,
  oneOf,
  shape,
  text,
} from './shapes.ts';

/* Every message across the boundary is validated here. */

export const name = text(200);

// Absolute, on the portal's own host, without backslashes and control characters that a router could misread.
const path = text(2_000, /^\/(?![/\\])[^\\\p{Cc}]*$/u);

const routeTarget = anyOf(
  shape({ to: oneOf('home', 'cart', 'quick-order', 'checkout', 'history') }),
  shape({ to: oneOf('store') }, { query: text(2_000) }),
  shape({ to: oneOf('product'), id: integer(1) }),
  shape({ to: oneOf('transaction', 'confirmation'), id: name }),
);

export const isDestination: Is<ParentDestination> = anyOf(routeTarget, shape({ to: oneOf('path'), path }));

export const helloFields = { protocol: integer(0), capabilities: listOf(name) };

export const isHello: Is<Hello> = shape(helloFields);

export const isTokenRequest: Is<{ reason: TokenReason }> = shape({
  reason: oneOf('initial', 'expiring', 'unauthorized'),
});

export const isToken: Is<ParentToken> = shape({ token: text(20_000), expiresAt: number(0) });

export const isAnswer: Is<{ ok: true; value: unknown } | { ok: false; code: string }> = anyOf(
  shape({ ok: oneOf(true), value: anything }),
  shape({ ok: oneOf(false), code: name }),
);

export const event = <Name extends string, Detail>(eventName: Name, detail: Is<Detail>) =>
  shape({ name: oneOf(eventName), detail });

// Those that every parent hears; the host SDK loads what it needs for the others.
export type UsualEvent = Exclude<PortalEvent, { name: 'analytics' | 'notification' | 'vitals' | 'scroll' }>;

export const isPortalEvent: Is<UsualEvent> = anyOf(
  event('status', shape({ status: oneOf(...portalStatuses) }, { code: name, hint: anyText })),
  event('progress', shape({ stage: oneOf(...startStages) })),
  event(
    'navigation',
    shape({
      target: anyOf(routeTarget, oneOf(null)),
      path,
      by: oneOf('portal', 'parent'),
      replace: isBoolean,
    }),
  ),
  event('cart', shape({ count: number(0), total: anyText, currency: anyText })),
  event('size', shape({ height: number(0) })),
  event(
    'error',
    shape(
      { code: name, works: isBoolean },
      { hint: anyText, screen: name, size: shape({ width: number(0), height: number(0) }) },
    ),
  ),
);
