import { parentsOf } from './app/config.ts';
import { createApp } from './app/createApp.ts';

const element = document.getElementById('portal');
const isFramed = window.parent !== window;

/** The portal's own page: a direct visit, or a frame in a parent app. Penpal is loaded in a frame only. */
if (element) {
  createApp({
    element,
    base: new URL('/', window.location.origin).href,
    inlineConfig: document.getElementById('portal-config')?.textContent ?? '',
    async connect(config, tenant) {
      if (!isFramed) return null;
      const { connectParent } = await import(/* webpackChunkName: "parent" */ './bridge/connectParent.ts');
      return connectParent({ allowedOrigins: parentsOf(config, tenant) });
    },
    loadParentCode: () => import(/* webpackChunkName: "parent" */ './app/parentLink.ts'),
    hostname: window.location.hostname,
    ownsPage: true,
    routing: isFramed ? 'memory' : 'browser',
  });
}
