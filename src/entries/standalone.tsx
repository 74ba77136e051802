import { createRoot } from 'react-dom/client';
import { createApp } from '../app/start/createApp.ts';
import { forgetOpener, isOpenedByPortal } from '../bridge/tabMark.ts';

const element = document.getElementById('portal');
const isFramed = window.parent !== window;

/** The portal's own page: a direct visit, or a frame in a parent app. Penpal is loaded in a frame only. */
if (element) {
  createApp({
    root: createRoot(element),
    base: new URL('/', window.location.origin).href,
    inlineConfig: document.getElementById('portal-config')?.textContent ?? '',
    opened: globalThis.portalOpening?.promise,
    meetParent: isFramed
      ? async (config, start) => {
          const code = await import(/* webpackChunkName: "parent" */ '../app/start/meetFrameParent.ts');
          return code.meetFrameParent(config, { ...start, element });
        }
      : null,
    handOver: isOpenedByPortal()
      ? {
          async token(config, tenant) {
            const code = await import(/* webpackChunkName: "parent" */ '../app/start/takeHandOver.ts');
            return code.takeHandOver(config, tenant);
          },
          end: forgetOpener,
        }
      : null,
    hostname: window.location.hostname,
    ownsPage: true,
  });
}
