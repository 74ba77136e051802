import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDom from 'react-dom';
import * as ReactDomClient from 'react-dom/client';
import {
  createPortal,
  type HostEvents,
  type PortalChanges,
  type PortalError,
  type PortalHandle,
  type PortalOptions,
  type SharedReact,
} from './index.ts';

/** The parent's own React, for a slot that shares it. */
const react: SharedReact = {
  version: React.version,
  modules: {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDom,
    'react-dom/client': ReactDomClient,
  },
};

export type OrderingPortalProps = Omit<PortalOptions, 'container' | 'fallback' | 'react'> & {
  /** Rendered in place of a portal that can't be reached; without it there is a short sentence with a button. */
  fallback?: ((error: PortalError, retry: () => void) => React.ReactNode) | undefined;
  /** Slots: `false` has the portal bring its own React even where it could share this one. */
  shareReact?: boolean | undefined;
  /** The portal itself, to send it places; null while there is none. */
  onPortal?: ((portal: PortalHandle | null) => void) | undefined;
  onStatus?: ((status: HostEvents['status']) => void) | undefined;
  onNavigation?: ((to: HostEvents['navigation']) => void) | undefined;
  onAnalytics?: ((event: HostEvents['analytics']) => void) | undefined;
  onCart?: ((cart: HostEvents['cart']) => void) | undefined;
  onSession?: ((session: HostEvents['session']) => void) | undefined;
  onMessage?: ((message: HostEvents['message']) => void) | undefined;
  className?: string | undefined;
  style?: React.CSSProperties | undefined;
};

type Identity = Pick<OrderingPortalProps, 'mode' | 'src' | 'id' | 'shareReact'>;
type Failure = { error: PortalError; retry: () => void };

/** Opens a portal and hands all that it reports to the newest callbacks. */
const open = (
  identity: Identity,
  container: HTMLElement,
  latest: { readonly current: OrderingPortalProps },
  show: (failure: Failure | null) => void,
): PortalHandle => {
  const { fallback, getToken, ...options } = latest.current;
  const portal = createPortal({
    ...options,
    mode: identity.mode,
    src: identity.src,
    id: identity.id,
    container,
    react: identity.shareReact === false ? undefined : react,
    getToken: getToken && ((request) => latest.current.getToken?.(request) ?? Promise.resolve(null)),
    fallback:
      fallback &&
      ((error, retry) => {
        show({ error, retry });
        return null;
      }),
  });
  portal.on('status', (status) => {
    if (status === 'loading') show(null);
    latest.current.onStatus?.(status);
  });
  portal.on('navigation', (to) => latest.current.onNavigation?.(to));
  portal.on('analytics', (event) => latest.current.onAnalytics?.(event));
  portal.on('cart', (cart) => latest.current.onCart?.(cart));
  portal.on('session', (session) => latest.current.onSession?.(session));
  portal.on('message', (message) => latest.current.onMessage?.(message));
  return portal;
};

/** What a running portal can be told, every field named, so that one that is gone goes back to the portal's own. */
const changesOf = ({ context, theme, navigation, size }: OrderingPortalProps): PortalChanges => ({
  context: { locale: context?.locale },
  theme: { scheme: theme?.scheme, colorPrimary: theme?.colorPrimary, radius: theme?.radius },
  navigation: { bar: navigation?.bar ?? [] },
  size: size ?? { mode: 'fixed' },
});

/**
 * The ordering portal as a component (embedding). A new `mode`, `src`, `id` or `shareReact` loads another portal; `theme`, `context`, the
 * bar and `size` change the one that runs. In a slot it shares this parent's React when that is a React 19, and brings its
 * own otherwise.
 */
export function OrderingPortal(props: OrderingPortalProps) {
  const { mode, src, id, shareReact, className, style } = props;
  const container = React.useRef<HTMLDivElement>(null);
  const latest = React.useRef(props);
  const [portal, setPortal] = React.useState<PortalHandle | null>(null);
  const [failure, setFailure] = React.useState<Failure | null>(null);

  React.useLayoutEffect(() => {
    latest.current = props;
  });

  React.useEffect(() => {
    if (!container.current) return;
    const opened = open({ mode, src, id, shareReact }, container.current, latest, setFailure);
    setPortal(opened);
    latest.current.onPortal?.(opened);
    return () => {
      latest.current.onPortal?.(null);
      setFailure(null);
      void opened.destroy();
    };
  }, [mode, src, id, shareReact]);

  const wanted = JSON.stringify(changesOf(props));
  const told = React.useRef(wanted);
  React.useEffect(() => {
    if (told.current === wanted) return;
    told.current = wanted;
    void portal?.update(changesOf(latest.current));
  }, [portal, wanted]);

  return (
    <div className={className} style={style}>
      <div ref={container} style={{ height: '100%' }} hidden={failure !== null} />
      {failure && props.fallback?.(failure.error, failure.retry)}
    </div>
  );
}
