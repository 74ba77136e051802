import { OrderingPortal, preloadPortal } from '@wholesale-portal/host-sdk/react';
import { createRoot } from 'react-dom/client';
import { startParent } from './parent.ts';

startParent((container, options, report) => {
  const root = createRoot(container);
  root.render(
    <OrderingPortal
      {...options}
      prerender={options.start === 'later'}
      style={{ height: '100%' }}
      fallback={(error, retry) => (
        <div role="alert">
          <p>{error.code}</p>
          <p>{error.hint}</p>
          {'continueUrl' in error && <a href={error.continueUrl}>Go on in the portal</a>}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
      onPortal={report.onPortal}
      onStatus={report.onStatus}
      onCart={report.onCart}
      onSession={(session) => report.onHeard('session', session)}
      onError={(error) => report.onHeard('error', error)}
      onNavigation={(to) => report.onHeard('navigation', to)}
    />,
  );
  return () => root.unmount();
}, preloadPortal);
