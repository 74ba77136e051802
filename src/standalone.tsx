import { createRoot } from 'react-dom/client';
import { createApp } from './app/createApp.ts';
import { PRERENDER } from './bridge/contract.ts';
import { LONGEST_MS } from './bridge/withTimeout.ts';

const element = document.getElementById('portal');
const isFramed = window.parent !== window;
const isPrerendered = isFramed && window.location.hash === PRERENDER;

/** The portal's own page: a direct visit, or a frame in a parent app. Penpal is loaded in a frame only. */
if (element) {
  createApp({
    root: createRoot(element),
    base: new URL('/', window.location.origin).href,
    inlineConfig: document.getElementById('portal-config')?.textContent ?? '',
    meetParent: isFramed
      ? async (config, start) => {
          const code = await import(/* webpackChunkName: "parent" */ './app/meetFrameParent.ts');
          return code.meetFrameParent(config, { ...start, element }, isPrerendered ? LONGEST_MS : undefined);
        }
      : null,
    isPrerendered,
    hostname: window.location.hostname,
    ownsPage: true,
  });
}
