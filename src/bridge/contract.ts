/** The messages between a parent app and the portal, over a frame (Penpal) and in a slot (direct calls). */

/** Major version of the contract. Different versions refuse to connect. */
export const PROTOCOL = 1;

/** Rises with each addition to the contract; a side that names none has 0 (docs/decisions/056-a-contract-with-minors.md). */
export const MINOR = 2;

export const CHANNEL = 'wholesale-portal';

export type BarEntry = 'home' | 'history' | 'store' | 'cart';

/** A screen of the portal by name, so that parents don't depend on paths. */
export type RouteTarget =
  | { to: 'home' }
  | { to: 'store'; query?: string }
  | { to: 'product'; id: number }
  | { to: 'cart' }
  | { to: 'quick-order' }
  | { to: 'checkout' }
  | { to: 'history' }
  | { to: 'transaction'; id: string }
  | { to: 'confirmation'; id: string };

/**
 * `path` is for screens that have no name: the portal has reported it, and Back and reload use it again. The portal
 * ignores a user token in it.
 */
export type Destination = RouteTarget | { to: 'path'; path: string };

/** `isReturn`: the customer has gone back or forward in the parent's history, and finds the screen as they left it. */
export type ParentDestination = Destination & { isReturn?: boolean };

/** `colorPrimary` is #rgb or #rrggbb, `radius` 0 to 32 px. */
export type ParentTheme = {
  scheme?: 'light' | 'dark' | 'auto' | undefined;
  colorPrimary?: string | undefined;
  radius?: number | undefined;
};

/** What of a screen's edges is covered, by a notch or by bars of the parent; px, 0 to 500. */
export type SafeArea = { top: number; right: number; bottom: number; left: number };

/** Within the parent's page, or over all of it. */
export type DisplayMode = 'inline' | 'fullscreen';

/**
 * `appName`: what the parent app is called, 1 to 60 characters; customers read it. `timeZone`: of IANA. What isn't given is as the browser says.
 * `reducedMotion` that is false doesn't end what the browser asks for.
 */
export type ParentContext = {
  locale?: string | undefined;
  appName?: string | undefined;
  timeZone?: string | undefined;
  safeArea?: SafeArea | undefined;
  pointer?: 'fine' | 'coarse' | undefined;
  hover?: boolean | undefined;
  reducedMotion?: boolean | undefined;
  displayMode?: DisplayMode | undefined;
};

export type TokenReason = 'initial' | 'expiring' | 'unauthorized';

/** A token of the portal's back office; `expiresAt` is in ms since the epoch. */
export type ParentToken = { token: string; expiresAt: number };

/**
 * Results across the boundary are values, because thrown errors lose their fields. `call` names a call that the other
 * side doesn't support.
 */
export type Answer<T, Code extends string> =
  | { ok: true; value: T }
  | { ok: false; code: Code; call?: string };

/** A bank's page, for a payment; `nonce` is unique for each departure. */
export type PaymentPage = { url: string; paymentId: string; nonce: string };

export type ParentSettings = {
  context: ParentContext;
  theme: ParentTheme;
  /** `logOut`: the account menu offers Log out, and the parent reacts to it. */
  navigation: { bar: readonly BarEntry[]; initial?: Destination | undefined; logOut?: boolean | undefined };
  size: { mode: 'fixed' } | { mode: 'auto'; max: number };
};

/** A GA4 e-commerce item, without personal data. */
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

/** GA4's parameters of an e-commerce event; amounts have 2 decimals and are in `currency`. */
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

/** `eventId` is unique. `name` is GA4's. `ecommerce.items` is empty for events that are not about items. */
export type AnalyticsEvent = {
  v: 1;
  eventId: string;
  name: string;
  ecommerce: AnalyticsEcommerce;
  detail?: Record<string, string | number | boolean>;
};

/** What a portal has reached of its start, in order: its configuration, its company, and the customer's session. `ready` follows. */
export const startStages = ['configured', 'company', 'session'] as const;
/**
 * `ready`: the first screen can be used. `failed`: it can't start; `code` says why. `session-restored`: there is a session again.
 * `identity-changed`: the parent's token was for another customer, and the portal has closed.
 */
export const portalStatuses = [
  'ready',
  'failed',
  'session-expired',
  'session-restored',
  'logged-out',
  'identity-changed',
] as const;

/**
 * What went wrong inside, always told. `screen_crashed`, `code_unavailable` (a screen's files can't be loaded) or `not_visible` (all is
 * loaded, and nothing of it is seen; with the portal's size in px). `works`: the rest of the portal can be used.
 */
export type PortalProblem = {
  code: string;
  /** For developers, in English. */
  hint?: string | undefined;
  screen?: string | undefined;
  works: boolean;
  size?: { width: number; height: number } | undefined;
};

/**
 * How a portal feels: its largest paint (`LCP`, ms after it was opened), its layout shifts (`CLS`, without a unit) and its slowest reaction (`INP`,
 * ms). Each is told again whenever it changes; the last one counts.
 */
export type Vital = {
  name: 'LCP' | 'CLS' | 'INP';
  value: number;
  rating: 'good' | 'needs-improvement' | 'poor';
};

export type PortalEvents = {
  progress: { stage: (typeof startStages)[number] };
  status: { status: (typeof portalStatuses)[number]; code?: string; hint?: string | undefined };
  /** Who navigated, so that neither side responds to its own message. */
  navigation: { target: RouteTarget | null; path: string; by: 'portal' | 'parent'; replace: boolean };
  analytics: AnalyticsEvent;
  cart: { count: number; total: string; currency: string };
  size: { height: number };
  /** How many notifications are unread, and which came last while the portal was open; `kind` is empty when it has none. No text of them. */
  notification: { unread: number; latest?: { id: string; kind: string } };
  error: PortalProblem;
  vitals: Vital;
  /** In a frame as tall as its content: this place of it has the focus; px from its top. */
  scroll: { top: number; height: number };
};

export type PortalEvent = {
  [Name in keyof PortalEvents]: { name: Name; detail: PortalEvents[Name] };
}[keyof PortalEvents];

/** The portal's first message after each load: its protocol and the calls it supports, which alone decide what is used. */
export type Hello = { protocol: number; minor?: number | undefined; capabilities: readonly string[] };

/**
 * The parent's response to {@link Hello}. `callMs` is the longest time it takes to respond to a call, in ms; `paymentReturn` the
 * parent's URL that a bank's page leads back to, of a parent that supports `leaveForPayment`.
 */
export type Welcome = Hello & {
  settings: ParentSettings;
  callMs: number;
  paymentReturn?: string | undefined;
};

/** The calls that the portal supports; below, those that a parent supports besides `hello`. */
export const portalCapabilities = ['navigate', 'update', 'destroy', 'vitals', 'mayLeave'] as const;

export type PortalCapability = (typeof portalCapabilities)[number];
export type ParentCapability = 'getToken' | 'event' | 'leaveForPayment' | 'linkFor' | 'requestDisplayMode';

/** The parent's side of the contract. Both sides validate what they receive. */
export type ParentMethods = {
  /** The portal has loaded, and says what it supports. It is asked again after each load of a frame. */
  hello(hello: unknown): Promise<Answer<Welcome, 'incompatible' | 'malformed'>>;
  /** The portal needs a token of the customer: at the start, before one ends, and after one was refused. */
  getToken(request: unknown): Promise<Answer<ParentToken, 'refused' | 'timeout' | 'malformed' | 'failed'>>;
  /** Something has happened in the portal. Nothing waits for the answer. */
  event(event: unknown): Promise<Answer<null, 'malformed'>>;
  /** The parent's page goes to a bank's page; `refused` when the parent hasn't listed its host. */
  leaveForPayment(page: unknown): Promise<Answer<null, 'refused' | 'malformed'>>;
  /** A link may be opened in a new tab: the parent's URL that shows this place; null for the portal's own address. */
  linkFor(place: unknown): Promise<Answer<string | null, 'malformed'>>;
  /** The customer wants the portal in this display mode. The answer is the mode that it has then; `update` tells it before. */
  requestDisplayMode(mode: unknown): Promise<Answer<DisplayMode, 'malformed' | 'failed'>>;
};

export type PortalMethods = {
  /** Opens a screen. `blocked`: the customer has no session; `not_found`: they have no such document. */
  navigate(
    target: unknown,
  ): Promise<Answer<null, 'unknown_route' | 'not_found' | 'blocked' | 'malformed' | 'failed'>>;
  /** Replaces the settings that are named, each completely. Nothing changes when one of them is malformed. */
  update(changes: unknown): Promise<Answer<null, 'malformed' | 'failed'>>;
  /** The parent is about to remove the portal. */
  destroy(): Promise<Answer<null, 'failed'>>;
  /** From now on the parent is told the portal's vitals; `age`: how long ago it was opened, ms. */
  vitals(request: unknown): Promise<Answer<null, 'malformed' | 'failed'>>;
  /** `blocked`: something that was typed, or is being sent, would be lost with the portal. */
  mayLeave(): Promise<Answer<null, 'blocked' | 'failed'>>;
};

/** `forget`: also what the portal stored in the page's browser storage is removed; it resolves then. */
type MountedPortal = PortalMethods & { unmount(options?: { forget?: boolean }): Promise<void> };

/**
 * `nonce`: the one that the parent's Content-Security-Policy has for styles; every style element of the slot gets it. `prerender`: the
 * portal loads its code, configuration and texts, then says hello, and asks for nothing before the parent has answered. `shadow`: the portal is in a shadow root.
 */
export type MountSettings = {
  nonce?: string | undefined;
  prerender?: boolean | undefined;
  shadow?: boolean | undefined;
};

/** The function that the remote module exports; `options` is the parent's side of the contract. */
export type Mount = (element: HTMLElement, options: ParentMethods & MountSettings) => MountedPortal;

export type ConnectFailure = 'not_allowed' | 'timeout' | 'incompatible' | 'malformed';

export type ParentCommands = {
  navigate(target: ParentDestination): Promise<Answer<null, 'unknown_route' | 'not_found' | 'blocked'>>;
  update(changes: Partial<ParentSettings>): void;
  /** The parent is about to remove the portal; unsent changes are in the browser's storage already. */
  destroy(): Promise<void>;
  /** `openedAt`: in ms of this page's clock; below 0 in a frame that was loaded again. */
  vitals(openedAt: number): void;
  mayLeave(): boolean;
};

export type Parent = {
  readonly settings: ParentSettings;
  /**
   * `unanswered`: not in time, or the parent is gone. A token that comes late serves the next request. `failed`: the parent couldn't get
   * one, or gave something else.
   */
  getToken(reason: TokenReason): Promise<Answer<ParentToken, 'refused' | 'unanswered' | 'failed'>>;
  /** Null when the parent doesn't leave for a bank's page. */
  readonly payments: {
    /** The parent's URL that a bank's page leads back to. */
    returnUrl: string;
    /** The parent's page goes to the bank's page; `refused` when the parent hasn't listed its host. */
    leave(page: PaymentPage): Promise<Answer<null, 'refused' | 'timeout' | 'closed'>>;
  } | null;
  /** The parent's URL that shows a place, null for the portal's own. Null as a whole when the parent has none to give. */
  readonly linkFor: ((place: Destination) => Promise<string | null>) | null;
  /** Asks for a display mode, and resolves with the one that the portal has then; null when it can't be had. Null as a whole when the parent offers none. */
  readonly requestDisplayMode: ((mode: DisplayMode) => Promise<DisplayMode | null>) | null;
  send<Name extends keyof PortalEvents>(name: Name, detail: PortalEvents[Name]): void;
  /** Earlier commands are queued until a listener exists. */
  listen(commands: ParentCommands): () => void;
};

declare global {
  /**
   * Responses that were requested before the portal's script ran, by method and URL: by index.html (src/entries/early.ts), or by the host SDK in a
   * parent's page. The portal takes each once.
   */
  var portalEarlyResponses: Record<string, Promise<Response> | undefined> | undefined;
}
