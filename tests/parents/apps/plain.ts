import { createPortal } from '@wholesale-portal/host-sdk';
import { listen } from './listen.ts';
import { startParent } from './parent.ts';

startParent((container, options, report) => {
  const portal = createPortal({ ...options, container });
  listen(portal, report);
  return () => {
    report.onPortal(null);
    void portal.destroy();
  };
});
