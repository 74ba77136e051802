import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import { canShareReact } from './canShareReact.ts';
import {
  createPortal,
  type DisplayMode,
  type HostEvents,
  type PortalChanges,
  type PortalError,
  type PortalHandle,
  type PortalOptions,
  preloadPortal as preload,
  type SharedReact,
} from './index.ts';

// The parent's own React, for a slot that shares it.
const react: SharedReact = {
  version: React.version,
  modules: {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDom,
    'react-dom/client': ReactDomClient,
  },
};

/**
 * What {@link OrderingPortal} opens its portals with. Tests of a parent provide the `create` of a mock of
 * `@wholesale-portal/host-sdk/testing`, and their page stays as it is.
 */
export const PortalCreator = React.createContext(createPortal);

export type OrderingPortalProps = Omit<PortalOptions, 'container' | 'fallback' | 'react' | 'start'> & {
  /** Rendered instead of a portal that can't be reached. Default: a short message with a button. */
  fallback?: ((error: PortalError, retry: () => void) => React.ReactNode) | undefined;
  /** Slots: with `false` the portal loads its own React even where it could share this one. */
  shareReact?: boolean | undefined;
  /** The portal is only made ready, invisibly, as long as this is true; see {@link PortalHandle.prerender}. */
  prerender?: boolean | undefined;
  /** Called with the portal handle, for `navigate` and other calls; null after the portal is removed. */
  onPortal?: ((portal: PortalHandle | null) => void) | undefined;
  onStatus?: ((status: HostEvents['status']) => void) | undefined;
  onNavigation?: ((to: HostEvents['navigation']) => void) | undefined;
  onAnalytics?: ((event: HostEvents['analytics']) => void) | undefined;
  onCart?: ((cart: HostEvents['cart']) => void) | undefined;
  onSession?: ((session: HostEvents['session']) => void) | undefined;
  onNotification?: ((notification: HostEvents['notification']) => void) | undefined;
  onError?: ((error: HostEvents['error']) => void) | undefined;
  onMessage?: ((message: HostEvents['message']) => void) | undefined;
  /** Slots: what the portal has stored in the page stays when the component is removed; see {@link PortalHandle.destroy}. */
  keep?: boolean | undefined;
  className?: string | undefined;
  style?: React.CSSProperties | undefined;
};

type Identity = Pick<OrderingPortalProps, 'mode' | 'src' | 'id' | 'shareReact' | 'identity'>;
type Failure = { error: PortalError; retry: () => void };

const sharedReact = (shareReact: boolean | undefined): SharedReact | undefined =>
  shareReact !== false && canShareReact(react) ? react : undefined;

/** {@link preload} for {@link OrderingPortal}: a slot's downloads are those of the build that it will use. */
export const preloadPortal = ({
  shareReact,
  ...options
}: Pick<OrderingPortalProps, 'mode' | 'src' | 'load' | 'shareReact'>): (() => void) =>
  preload({ ...options, react: sharedReact(shareReact) });

const setDisplayMode = ({ fullscreen }: OrderingPortalProps, mode: DisplayMode) =>
  typeof fullscreen === 'function' ? fullscreen(mode) : mode;

// Events always call the callbacks of the latest render.
const openPortal = (
  create: typeof createPortal,
  identity: Identity,
  container: HTMLElement,
  latest: { readonly current: OrderingPortalProps },
  setFailure: (failure: Failure | null) => void,
): PortalHandle => {
  const { fallback, getToken, linkFor, fullscreen, prerender, keep: _, ...options } = latest.current;
  const portal = create({
    ...options,
    mode: identity.mode,
    src: identity.src,
    id: identity.id,
    identity: identity.identity,
    container,
    start: prerender ? 'later' : 'now',
    react: sharedReact(identity.shareReact),
    getToken: getToken && ((request) => latest.current.getToken?.(request) ?? Promise.resolve(null)),
    linkFor: linkFor && ((place) => latest.current.linkFor?.(place) ?? null),
    fullscreen:
      typeof fullscreen === 'function' ? (mode) => setDisplayMode(latest.current, mode) : fullscreen,
    fallback:
      fallback &&
      ((error, retry) => {
        setFailure({ error, retry });
        return null;
      }),
  });
  portal.on('status', (status) => {
    if (status === 'loading') setFailure(null);
    latest.current.onStatus?.(status);
  });
  portal.on('navigation', (to) => latest.current.onNavigation?.(to));
  portal.on('analytics', (event) => latest.current.onAnalytics?.(event));
  portal.on('cart', (cart) => latest.current.onCart?.(cart));
  portal.on('session', (session) => latest.current.onSession?.(session));
  portal.on('notification', (notification) => latest.current.onNotification?.(notification));
  portal.on('error', (error) => latest.current.onError?.(error));
  portal.on('message', (message) => latest.current.onMessage?.(message));
  return portal;
};

// Every field is named, so that a removed one is reset to the portal's own value.
const toChanges = ({ context, theme, navigation, size }: OrderingPortalProps): PortalChanges => ({
  context: { locale: context?.locale, appName: context?.appName },
  theme: { scheme: theme?.scheme, colorPrimary: theme?.colorPrimary, radius: theme?.radius },
  navigation: { bar: navigation?.bar ?? [], logOut: navigation?.logOut },
  size: size ?? { mode: 'fixed' },
});

/**
 * The ordering portal as a component. A new `mode`, `src`, `id`, `shareReact` or `identity` loads another portal;
 * `theme`, `context`, the bar and `size` update the running one. In a slot it shares the parent's React where that isn't older than
 * the portal's, else it loads its own.
 */
export function OrderingPortal(props: OrderingPortalProps) {
  const { mode, src, id, shareReact, identity, className, style } = props;
  const create = React.useContext(PortalCreator);
  const container = React.useRef<HTMLDivElement>(null);
  const latest = React.useRef(props);
  const [portal, setPortal] = React.useState<PortalHandle | null>(null);
  const [failure, setFailure] = React.useState<Failure | null>(null);

  React.useLayoutEffect(() => {
    latest.current = props;
  });

  React.useEffect(() => {
    if (!container.current) return;
    const newPortal = openPortal(
      create,
      { mode, src, id, shareReact, identity },
      container.current,
      latest,
      setFailure,
    );
    setPortal(newPortal);
    latest.current.onPortal?.(newPortal);
    return () => {
      latest.current.onPortal?.(null);
      setFailure(null);
      const isSamePerson = latest.current.identity === identity;
      void newPortal.destroy({ keep: latest.current.keep && isSamePerson });
    };
  }, [create, mode, src, id, shareReact, identity]);

  const { prerender } = props;
  React.useEffect(() => {
    if (prerender) void portal?.prerender();
    else portal?.open();
  }, [portal, prerender]);

  const changesJson = JSON.stringify(toChanges(props));
  const sentChangesJson = React.useRef(changesJson);
  React.useEffect(() => {
    if (sentChangesJson.current === changesJson) return;
    sentChangesJson.current = changesJson;
    void portal?.update(toChanges(latest.current));
  }, [portal, changesJson]);

  return (
    <div className={className} style={style}>
      <div ref={container} style={{ height: '100%' }} hidden={failure !== null} />
      {failure && props.fallback?.(failure.error, failure.retry)}
    </div>
  );
}
