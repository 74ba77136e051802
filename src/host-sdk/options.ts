import type {
  AnalyticsEvent,
  Answer,
  BarEntry,
  Destination,
  ParentContext,
  ParentTheme,
  ParentToken,
  PortalEvents,
  RouteTarget,
  TokenReason,
} from '../bridge/contract.ts';

/** How the portal stands, from the parent's side. */
export type PortalStatus = 'loading' | 'ready' | 'reconnecting' | 'incompatible' | 'timeout' | 'failed';

/** Why there is no portal. `hint` is for developers: what to change, in English; customers see the fallback. */
export type PortalError = { code: string; hint: string };

/**
 * Who owns the URL. The SDK reads and writes the portal's place through it and never touches the rest; `urlQuery` keeps it in
 * a query parameter, a parent with a router of its own can write another.
 */
export type UrlAdapter = {
  /** The place that the URL names now, or null. */
  read(): Destination | null;
  /** Puts a place into the URL, as a new entry of the history or in place of the current one. */
  write(place: Destination, entry: 'push' | 'replace'): void;
  /** Tells when the person went back or forward. */
  listen(moved: () => void): () => void;
};

/** React as the parent has it, for a remote that shares it. `OrderingPortal` gives it by itself. */
export type SharedReact = { version: string; modules: Readonly<Record<string, unknown>> };

export type PortalOptions = {
  /** A frame, or a slot in the parent's own page; nothing else changes. */
  mode: 'iframe' | 'federated';
  /** Origin of the tenant's portal. */
  src: string;
  /** Where it goes: an element, or a selector of one. */
  container: string | HTMLElement;
  /** Id of the element that holds the portal. */
  id?: string | undefined;
  /** Name of the portal for screen readers. */
  title?: string | undefined;
  /**
   * Asked whenever the portal needs a token, and again when one is about to end or was refused; throw, or answer null, to
   * refuse. `signal` ends when nobody waits any more.
   */
  getToken?:
    | ((request: { reason: TokenReason; signal: AbortSignal }) => Promise<ParentToken | null>)
    | undefined;
  context?: ParentContext | undefined;
  theme?: ParentTheme | undefined;
  navigation?:
    | {
        bar?: readonly BarEntry[] | undefined;
        initial?: RouteTarget | undefined;
        url?: UrlAdapter | undefined;
      }
    | undefined;
  /** Fills its container, or grows with its content up to `max` px. */
  size?: { mode: 'fixed' } | { mode: 'auto'; max: number } | undefined;
  /** Limits in ms: until the two have met, and for each call. */
  timeouts?: { connectMs?: number | undefined; callMs?: number | undefined } | undefined;
  /**
   * Shown in place of a portal that can't be reached; `retry` loads it again. Give back what to show, or null when you show
   * something of your own elsewhere. Without it there is a short sentence with a button.
   */
  fallback?: ((error: PortalError, retry: () => void) => HTMLElement | string | null) | undefined;
  /** Slots: the parent's own React, so that the remote needn't bring one. Without it the portal brings its own. */
  react?: SharedReact | undefined;
  /** Slots, for parents that run Module Federation: `() => loadRemote('portal/mount')`. */
  load?: (() => Promise<unknown>) | undefined;
};

/** What a running portal can be told to change. What isn't named stays; a field that is undefined goes back to the portal's own. */
export type PortalChanges = {
  context?: ParentContext | undefined;
  theme?: ParentTheme | undefined;
  navigation?: { bar: readonly BarEntry[] } | undefined;
  size?: { mode: 'fixed' } | { mode: 'auto'; max: number } | undefined;
};

/** One line of the bridge's log: what the parent says is `out`, what it hears is `in`. Tokens are never in it. */
export type BridgeMessage = { direction: 'in' | 'out'; name: string; detail: unknown };

/** What a parent can listen to. */
export type HostEvents = {
  status: PortalStatus;
  /** The portal moved; `place` is null where parents have no name for it. */
  navigation: PortalEvents['navigation'];
  analytics: AnalyticsEvent;
  /** Entries in the cart, and its total as a decimal number in text. */
  cart: PortalEvents['cart'];
  /** The session inside ended and the parent's token could not renew it; the cart is kept. */
  session: 'expired';
  error: PortalError;
  message: BridgeMessage;
};

/** Why a command didn't lead anywhere; `call` names a call that the portal doesn't offer. */
export type CommandFailure =
  | 'unknown_route'
  | 'blocked'
  | 'malformed'
  | 'failed'
  | 'not_offered'
  | 'timeout'
  | 'closed';

export type CommandAnswer = Answer<null, CommandFailure>;

/** A portal as its parent holds it. */
export type PortalHandle = {
  readonly status: PortalStatus;
  /** Why the portal isn't there, while it isn't. */
  readonly error: PortalError | null;
  /** Listens; the answer stops it. */
  on<Name extends keyof HostEvents>(name: Name, handler: (detail: HostEvents[Name]) => void): () => void;
  /** Sends the portal to a place, waiting until it is there. Never throws. */
  navigate(target: RouteTarget): Promise<CommandAnswer>;
  /** Changes context, theme, bar or size of the running portal. Never throws. */
  update(changes: PortalChanges): Promise<CommandAnswer>;
  /** Takes the portal away and clears the session inside; once more does nothing more. Never throws. */
  destroy(): Promise<void>;
};
