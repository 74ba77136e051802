import type { PortalHandle } from '@wholesale-portal/host-sdk';
import type { Report } from './parent.ts';

/** Passes on what a portal of `createPortal` says. */
export const listen = (portal: PortalHandle, report: Report): void => {
  report.onPortal(portal);
  portal.on('status', report.onStatus);
  portal.on('cart', report.onCart);
  for (const name of ['session', 'error', 'navigation', 'notification'] as const) {
    portal.on(name, (detail: unknown) => report.onHeard(name, detail));
  }
};
