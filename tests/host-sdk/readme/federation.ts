import { loadRemote } from '@module-federation/enhanced/runtime';
import { createPortal } from '@wholesale-portal/host-sdk';
import type { PortalRemote } from '@wholesale-portal/host-sdk/remote';

export const openOrdering = (container: HTMLElement) =>
  createPortal({
    mode: 'federated',
    src: 'https://acme.portal.example.com',
    container,
    load: () => loadRemote<PortalRemote>('portal/mount'),
  });
