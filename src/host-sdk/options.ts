import type {
  AnalyticsEvent,
  Answer,
  BarEntry,
  Destination,
  DisplayMode,
  ParentContext,
  ParentTheme,
  ParentToken,
  PaymentPage,
  PortalEvents,
  RouteTarget,
  TokenReason,
  Vital,
} from '../bridge/contract.ts';

/**
 * `idle`: created with `start: 'later'`, and not open yet. `ready`: the first screen can be used. `timeout`: a stage of the start took longer than `timeouts.connectMs`; `error` says which and why.
 * `identity_changed`: a token was for another customer; see {@link PortalHandle.restart}.
 */
export type PortalStatus =
  | 'idle'
  | 'loading'
  | 'ready'
  | 'reconnecting'
  | 'incompatible'
  | 'timeout'
  | 'failed'
  | 'identity_changed'
  | 'destroyed';

/** What a start waits for, in order. */
export type StartStage = 'connected' | 'configured' | 'company' | 'session' | 'screen';

/** A setting that was left out, because the portal can't use it. */
export type InvalidSetting = {
  code: 'invalid_setting';
  /** Such as `theme.radius`. */
  option: string;
  value: unknown;
  /** What can be used, in English. */
  expected: string;
  hint: string;
};

/**
 * `code`: `host_unreachable`, `origin_not_allowed`, `code_unavailable`, `unknown_company`, `company_unavailable`, `misconfigured`,
 * `session_unavailable`, `token_unavailable`, `incompatible`, `identity_changed`, or one of the portal's own errors. `hint` is for developers, in
 * English: where to look; it may be empty. Customers see the fallback.
 */
export type PortalError =
  | InvalidSetting
  | {
      code: string;
      hint: string;
      /** `token_unavailable`: what became of the call of `getToken`. */
      cause?: 'refused' | 'threw' | 'timeout' | 'malformed' | undefined;
      /** `screen_crashed`, `code_unavailable`, `not_visible`: of which screen, and whether the rest of the portal can be used. */
      screen?: string | undefined;
      works?: boolean | undefined;
      /** `not_visible`: the portal's size, px. */
      size?: { width: number; height: number } | undefined;
      /** What the start was waiting for. */
      stage?: StartStage | undefined;
      /** Where the customer can go on, outside the parent's page. */
      continueUrl?: string | undefined;
    };

/**
 * Connects the portal's navigation to the parent's URL. `urlQuery` uses a query parameter and leaves the rest of the URL;
 * a parent with its own router can write another adapter.
 */
export type UrlAdapter = {
  /** The destination in the current URL, or null. */
  read(): Destination | null;
  /** Writes a destination to the URL, as a new history entry or in place of the current one. */
  write(destination: Destination, entry: 'push' | 'replace'): void;
  /** Calls back when the customer goes back or forward. */
  listen(onNavigate: () => void): () => void;
};

/** The parent's React, for a remote that shares it. `OrderingPortal` sets it by itself. */
export type SharedReact = { version: string; modules: Readonly<Record<string, unknown>> };

export type PortalOptions = {
  /** A frame, or a slot in the parent's own page; nothing else changes. */
  mode: 'iframe' | 'federated';
  /** Origin of the tenant's portal. */
  src: string;
  /** An element, or a selector. */
  container: string | HTMLElement;
  /** Id of the portal's element. */
  id?: string | undefined;
  /** Accessible name of the portal. */
  title?: string | undefined;
  /**
   * Called whenever the portal needs a token: at once, before one expires, and after one was refused. Return
   * null to refuse; after a throw, or anything else, the portal says that your app couldn't log the customer in. `signal` aborts when the token is no longer needed, or after `timeouts.callMs`; then it is called again, and a
   * token that comes late counts all the same.
   */
  getToken?:
    | ((request: { reason: TokenReason; signal: AbortSignal }) => Promise<ParentToken | null>)
    | undefined;
  /**
   * `later`: nothing is loaded before {@link PortalHandle.prerender}, and nobody is asked for a token before the portal is opened, by
   * {@link PortalHandle.open} or its first `navigate`. Default: at once.
   */
  start?: 'now' | 'later' | undefined;
  /** Who is logged in at the parent: any text that is always the same for a person. Another one starts the portal anew. */
  identity?: string | undefined;
  context?: ParentContext | undefined;
  theme?: ParentTheme | undefined;
  navigation?:
    | {
        bar?: readonly BarEntry[] | undefined;
        /** The first screen, where `url` has none. */
        initial?: RouteTarget | undefined;
        url?: UrlAdapter | undefined;
        /** The portal's account menu offers Log out; the `session` event `logged-out` follows. */
        logOut?: boolean | undefined;
      }
    | undefined;
  /**
   * Allows the portal to send the page to a bank's page and back, where a payment needs it. Without it the portal opens a window.
   * `hosts` are those of the banks' pages, with a port if they have one; https only, but for localhost. `returnUrl` is where they
   * lead back to: by default the URL that the page has when the portal is created. The SDK adds `portal-payment` to it, and on return takes
   * that, `payment` and `state` out of the URL. `leave` replaces `location.assign`.
   */
  payments?:
    | {
        hosts: readonly string[];
        returnUrl?: string | undefined;
        leave?: ((page: PaymentPage) => void) | undefined;
      }
    | undefined;
  /** Fills its container, or grows with its content up to `max` px. */
  size?: { mode: 'fixed' } | { mode: 'auto'; max: number } | undefined;
  /** In ms: for each stage of the start (10,000), and for each call of either side (5,000). */
  timeouts?: { connectMs?: number | undefined; callMs?: number | undefined } | undefined;
  /**
   * Shown instead of a portal that can't be reached; `retry` loads it again. Return an element or a text, or null to
   * show something elsewhere. Default: a short message with a button.
   */
  fallback?: ((error: PortalError, retry: () => void) => HTMLElement | string | null) | undefined;
  /**
   * Your page's URL (http or https) that shows the portal at a place, for links that are opened in a new tab: there your page logs the
   * customer in. A plain click stays in the portal. Null: the portal's own address, as without the option. After a throw, or anything
   * else, it is that too, and a warning says so once.
   */
  linkFor?: ((place: Destination) => string | null) | undefined;
  /**
   * Offers the customer the portal over the whole page. `true`: the SDK lays it over your page. A function shows it in the mode that the
   * customer wants, and returns the one that it has then. `update({ context: { displayMode } })` changes it from your side.
   */
  fullscreen?: boolean | ((mode: DisplayMode) => DisplayMode | Promise<DisplayMode>) | undefined;
  /** Slots: the nonce of the parent's Content-Security-Policy, for the portal's styles. */
  nonce?: string | undefined;
  /** Slots: the portal is in a shadow root, which no rule of the parent's styles reaches. Default: false. */
  shadow?: boolean | undefined;
  /** Slots: the parent's own React. Without it, or with an older one than the portal's, the portal loads its own. */
  react?: SharedReact | undefined;
  /** Slots, for parents that run Module Federation: `() => loadRemote('portal/mount')`. */
  load?: (() => Promise<unknown>) | undefined;
};

/**
 * Changes of a running portal. Absent groups stay, and absent fields of `context` and `theme`; one that is undefined is reset to the
 * portal's own value. `navigation` and `size` are replaced as a whole. Another `identity` destroys the portal and starts it for the other
 * customer; `getToken` is used from the next token on.
 */
export type PortalChanges = {
  identity?: string | undefined;
  getToken?: PortalOptions['getToken'];
  context?: ParentContext | undefined;
  theme?: ParentTheme | undefined;
  navigation?: { bar: readonly BarEntry[]; logOut?: boolean | undefined } | undefined;
  size?: { mode: 'fixed' } | { mode: 'auto'; max: number } | undefined;
};

/** A message of the bridge, seen from the parent: sent messages are `out`, received ones `in`. Tokens are left out. */
export type BridgeMessage = { direction: 'in' | 'out'; name: string; detail: unknown };

export type HostEvents = {
  status: PortalStatus;
  /** The portal navigated; `target` is null for screens without a name. */
  navigation: PortalEvents['navigation'];
  analytics: AnalyticsEvent;
  /** Number of lines, and the total as decimal text. */
  cart: PortalEvents['cart'];
  /** How many notifications are unread, and which came last. */
  notification: PortalEvents['notification'];
  /**
   * `expired`: the parent gave no valid token; `logged-out`: the customer did; the cart is kept. `restored`: there is a session again.
   */
  session: 'expired' | 'logged-out' | 'restored';
  /** Everything that went wrong. */
  error: PortalError;
  /**
   * How the portal feels to this customer, told whenever it changes; the last of each name counts. The portal loads the code for it only
   * when somebody listens.
   */
  vitals: Vital;
  message: BridgeMessage;
};

/** Why a command failed; `call` names a call that the portal doesn't support. `not_found`: the customer has no such document. */
export type CommandFailure =
  | 'unknown_route'
  | 'not_found'
  | 'blocked'
  | 'malformed'
  | 'failed'
  | 'not_offered'
  | 'timeout'
  | 'closed';

export type CommandAnswer = Answer<null, CommandFailure>;

export type LeaveAnswer = { ok: true; mayLeave: boolean } | Extract<CommandAnswer, { ok: false }>;

/** The parent's handle of a portal. */
export type PortalHandle = {
  readonly status: PortalStatus;
  /** Null while the portal works. */
  readonly error: PortalError | null;
  /** Returns an unsubscribe function. */
  on<Name extends keyof HostEvents>(name: Name, handler: (detail: HostEvents[Name]) => void): () => void;
  /** Opens a portal that was created with `start: 'later'`; later calls do nothing. Never throws. */
  open(): void;
  /**
   * Makes a portal ready that isn't open yet, in its container and invisible: code, configuration and texts are loaded. Nothing is asked of
   * the back office, and no token of the parent; after `open` both are asked at once. Resolves when all is loaded, `failed` when it can't
   * be: then `open` starts anew. Repeating it does nothing. Never throws.
   */
  prerender(): Promise<CommandAnswer>;
  /**
   * Resolves when the screen is shown; a portal that isn't open is opened there. `blocked` at its login. Calls wait for `ready`, one after the other, and fail with `timeout`
   * after `timeouts.callMs`. Never throws.
   */
  navigate(target: RouteTarget): Promise<CommandAnswer>;
  /** Changes context, theme, bar or size of the running portal. Never throws. */
  update(changes: PortalChanges): Promise<CommandAnswer>;
  /**
   * Whether the portal can be left: `mayLeave` is false while something that was typed or is being sent would be lost with it. What the
   * portal keeps, such as cart and quick order, isn't asked for. True for one that isn't open. Never throws.
   */
  mayLeave(): Promise<LeaveAnswer>;
  /** Starts the portal anew, at the same place, with a token of its own; for an `identity_changed`, or after a failure. */
  restart(): void;
  /**
   * Removes the portal and what it holds of the session, and logs nobody out; repeating it does nothing. Never throws. A slot also
   * removes what it stored in the page's browser storage (every key starts with `portal.`), unless `keep` is true: then the customer
   * finds changes that couldn't be sent yet, list positions and the rows of the last visit when it is opened again.
   */
  destroy(options?: { keep?: boolean | undefined }): Promise<void>;
};
