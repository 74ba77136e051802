import type { Root } from 'react-dom/client';
import { forgetOpener, isOpenedByPortal } from '../../bridge/tabMark.ts';
import { createApp } from './createApp.ts';

/** The portal in its own page: a direct visit, or a frame in a parent app. Penpal is loaded in a frame only. */
export const createPageApp = (element: HTMLElement, root: Root): void => {
  const isFramed = window.parent !== window;
  createApp({
    root,
    base: `${window.location.origin}/`,
    inlineConfig: document.getElementById('portal-config')?.textContent ?? '',
    opened: globalThis.portalOpening?.promise,
    meetParent: isFramed
      ? async (config, start) => {
          const code = await import(/* webpackChunkName: "parent" */ './meetFrameParent.ts');
          return code.meetFrameParent(config, { ...start, element });
        }
      : null,
    handOver: isOpenedByPortal()
      ? {
          async token(config, tenant) {
            const code = await import(/* webpackChunkName: "parent" */ './takeHandOver.ts');
            return code.takeHandOver(config, tenant);
          },
          end: forgetOpener,
        }
      : null,
    hostname: window.location.hostname,
    ownsPage: true,
  });
};
