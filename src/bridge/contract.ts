/**
 * The embedding contract: everything a parent app may say to the portal and everything the portal says back. The same types
 * are spoken over a frame (Penpal) and in a slot (direct calls).
 */

/** Major version of the contract; two sides with different numbers never become a half-working portal. */
export const PROTOCOL = 1;

/** Keeps the bridge apart from other users of Penpal on the same page. */
export const CHANNEL = 'wholesale-portal';

/** Entries of the bar that a parent can ask for. */
export type BarEntry = 'home' | 'history' | 'store' | 'cart';

/** A place in the portal, by name; paths stay the portal's own affair. */
export type RouteTarget =
  | { to: 'home' }
  | { to: 'store'; query?: string }
  | { to: 'product'; id: number }
  | { to: 'cart' }
  | { to: 'checkout' }
  | { to: 'history' }
  | { to: 'transaction'; id: string }
  | { to: 'confirmation'; id: string };

/**
 * Where the portal can be sent. `path` is for a place that the portal itself has reported and that parents have no name for:
 * it lets Back and reload find such a place again. The portal ignores a user token in it.
 */
export type Destination = RouteTarget | { to: 'path'; path: string };

/** The closed set of things a parent's theme may change: `colorPrimary` is #rgb or #rrggbb, `radius` px from 0 to 32. */
export type ParentTheme = {
  scheme?: 'light' | 'dark' | 'auto' | undefined;
  colorPrimary?: string | undefined;
  radius?: number | undefined;
};

/** What the parent knows of the person in front of it. */
export type ParentContext = { locale?: string | undefined };

/** Why the portal asks for a token. */
export type TokenReason = 'initial' | 'expiring' | 'unauthorized';

/** A token of the portal's back office, with the moment it stops being good (ms since the epoch). */
export type ParentToken = { token: string; expiresAt: number };

/**
 * Answers across the boundary are values; thrown errors lose their fields on the way. `call` names the call that the other
 * side doesn't offer.
 */
export type Answer<T, Code extends string> =
  | { ok: true; value: T }
  | { ok: false; code: Code; call?: string };

/** What the parent gives when the two have met, and again when it changes. */
export type ParentSettings = {
  context: ParentContext;
  theme: ParentTheme;
  navigation: { bar: readonly BarEntry[]; initial?: Destination };
  size: { mode: 'fixed' } | { mode: 'auto'; max: number };
};

/** GA4 e-commerce item, without anything personal in it. */
export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  item_category2?: string;
  item_variant?: string;
  item_list_id?: string;
  item_list_name?: string;
  promotion_id?: string;
  promotion_name?: string;
  creative_slot?: string;
  price?: number;
  quantity?: number;
  index?: number;
};

/** GA4's parameters of an e-commerce event; amounts with 2 decimals in `currency`. */
type AnalyticsEcommerce = {
  currency?: string;
  value?: number;
  transaction_id?: string;
  tax?: number;
  shipping?: number;
  coupon?: string;
  item_list_id?: string;
  item_list_name?: string;
  promotion_id?: string;
  promotion_name?: string;
  creative_slot?: string;
  items: AnalyticsItem[];
};

/** One analytics event; `eventId` is unique, a re-render never repeats it. `name` is GA4's own; `ecommerce` has no items when the event is about none. */
export type AnalyticsEvent = {
  v: 1;
  eventId: string;
  name: string;
  ecommerce: AnalyticsEcommerce;
  detail?: Record<string, string | number | boolean>;
};

/** Everything the portal says to its parent. */
export type PortalEvents = {
  status: { status: 'ready' | 'session-expired' | 'failed'; code?: string };
  /** `by` says who started it, so that no side answers its own message. */
  navigation: { target: RouteTarget | null; path: string; by: 'portal' | 'parent'; replace: boolean };
  analytics: AnalyticsEvent;
  cart: { count: number; total: string; currency: string };
  size: { height: number };
};

/** One event as it goes over the wire. */
export type PortalEvent = {
  [Name in keyof PortalEvents]: { name: Name; detail: PortalEvents[Name] };
}[keyof PortalEvents];

/** The portal's first words after each load: its protocol and the calls it answers. */
export type Hello = { protocol: number; capabilities: readonly string[] };

/** The parent's answer to {@link Hello}: its own protocol and calls, and `callMs`, how long it takes at most over an answer. */
export type Welcome = Hello & { settings: ParentSettings; callMs: number };

/** The calls that a portal of this protocol answers, and those that a parent answers beside `hello`. */
export const portalCapabilities = ['navigate', 'update', 'destroy'] as const;
export const parentCapabilities = ['getToken', 'event'] as const;

export type PortalCapability = (typeof portalCapabilities)[number];
export type ParentCapability = (typeof parentCapabilities)[number];

/** The parent's side of the wire, the same over a frame and in a slot. What goes in is checked before it is believed. */
export type ParentMethods = {
  hello(hello: unknown): Promise<Answer<Welcome, 'incompatible' | 'malformed'>>;
  getToken(request: unknown): Promise<Answer<ParentToken, 'refused' | 'timeout' | 'malformed'>>;
  event(event: unknown): Promise<Answer<null, 'malformed'>>;
};

/** The portal's side of the wire. */
export type PortalMethods = {
  navigate(target: unknown): Promise<Answer<null, 'unknown_route' | 'blocked' | 'malformed' | 'failed'>>;
  update(changes: unknown): Promise<Answer<null, 'malformed' | 'failed'>>;
  destroy(): Promise<Answer<null, 'failed'>>;
};

/** What `mount` in a slot gives back: the same calls as over a frame, and the way out. */
export type MountedPortal = PortalMethods & { unmount(): void };

/** The parent's address of the function in the remote; `options` is the parent's side of the wire. */
export type Mount = (element: HTMLElement, options: ParentMethods) => MountedPortal;

/** Why the portal and a parent did not come together. */
export type ConnectFailure = 'not_allowed' | 'timeout' | 'incompatible' | 'malformed';

/** What the parent may ask of the running portal. */
export type ParentCommands = {
  navigate(target: Destination): Promise<Answer<null, 'unknown_route' | 'blocked'>>;
  update(changes: Partial<ParentSettings>): void;
  /** The parent takes the portal away: sessions and pending work inside are settled. */
  destroy(): Promise<void>;
};

/** The port through which the app knows whoever embeds it. */
export type Parent = {
  readonly settings: ParentSettings;
  getToken(reason: TokenReason): Promise<Answer<ParentToken, 'refused' | 'timeout' | 'closed'>>;
  send<Name extends keyof PortalEvents>(name: Name, detail: PortalEvents[Name]): void;
  /** The app's answers to commands; commands that came before are kept until someone listens. */
  listen(commands: ParentCommands): () => void;
};
