import type { AnalyticsItem, Destination, Hello, ParentToken, PortalEvent, TokenReason } from './contract.ts';
import {
  anyText,
  anything,
  either,
  type Is,
  listOf,
  number,
  oneOf,
  recordOf,
  shape,
  text,
  truth,
  whole,
} from './shapes.ts';

/*
 * Every message across the boundary is checked here before anyone believes it.
 */

const name = text(200);

/** A path of the portal's own: from its root, on its host, without a trick that a router could read otherwise. */
const path = text(2_000, /^\/(?![/\\])[^\\\p{Cc}]*$/u);

const routeTarget = either(
  shape({ to: oneOf('home', 'cart', 'checkout', 'history') }),
  shape({ to: oneOf('store') }, { query: text(2_000) }),
  shape({ to: oneOf('product'), id: whole(1) }),
  shape({ to: oneOf('transaction', 'confirmation'), id: name }),
);

/** A place that the portal is sent to. */
export const isDestination: Is<Destination> = either(routeTarget, shape({ to: oneOf('path'), path }));

/** What both first words have. */
export const helloFields = { protocol: whole(0), capabilities: listOf(name) };

/** The portal's first words. */
export const isHello: Is<Hello> = shape(helloFields);

/** Why a token is asked for. */
export const isTokenRequest: Is<{ reason: TokenReason }> = shape({
  reason: oneOf('initial', 'expiring', 'unauthorized'),
});

/** A token as a parent's `getToken` gives it. */
export const isToken: Is<ParentToken> = shape({ token: text(20_000), expiresAt: number(0) });

/** The envelope of every answer; what is in it has a guard of its own. */
export const isAnswer: Is<{ ok: true; value: unknown } | { ok: false; code: string }> = either(
  shape({ ok: oneOf(true), value: anything }),
  shape({ ok: oneOf(false), code: name }),
);

/** GA4's fields are many: those that are counted with are checked by name, of the others that they are plain. */
const plain = recordOf(either(anyText, number(), truth));
const counted = shape(
  { item_id: anyText, item_name: anyText },
  { price: number(), quantity: number(), index: number() },
);
const isItem: Is<AnalyticsItem> = (value): value is AnalyticsItem => counted(value) && plain(value);

const event = <Name extends string, Detail>(eventName: Name, detail: Is<Detail>) =>
  shape({ name: oneOf(eventName), detail });

/** Anything that the portal reports. */
export const isPortalEvent: Is<PortalEvent> = either(
  event('status', shape({ status: oneOf('ready', 'session-expired', 'failed') }, { code: name })),
  event(
    'navigation',
    shape({ target: either(routeTarget, oneOf(null)), path, by: oneOf('portal', 'parent'), replace: truth }),
  ),
  event(
    'analytics',
    shape(
      {
        v: oneOf(1),
        eventId: name,
        name,
        ecommerce: shape(
          { items: listOf(isItem) },
          { currency: anyText, value: number(), transaction_id: anyText },
        ),
      },
      { detail: plain },
    ),
  ),
  event('cart', shape({ count: number(0), total: anyText, currency: anyText })),
  event('size', shape({ height: number(0) })),
);
