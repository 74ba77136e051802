import { apartFromParent } from '../app/embedding/apartFromParent.ts';
import { createSlotRoot } from '../app/embedding/createSlotRoot.tsx';
import { forgetStored } from '../app/embedding/forgetStored.ts';
import { meetParent } from '../app/embedding/parentLink.ts';
import { createApp } from '../app/start/createApp.ts';
import { whenShellIsReady } from '../app/start/whenShellIsReady.ts';
import type { Mount, MountSettings, ParentMethods } from '../bridge/contract.ts';
import { directParent } from '../bridge/directParent.ts';
import { LONGEST_MS } from '../bridge/withTimeout.ts';

/** Where this very file was loaded from, ending in a slash; the bundler knows. */
declare const __webpack_public_path__: string;
/** The way from there to the portal's own root; set by the build. */
declare const PORTAL_ROOT: string;

/**
 * Puts a portal into an element of the parent's own page: an app of its own with its own root, stores and memory routing, so
 * that two of them share nothing. `options` is the parent's side of the bridge. Its configuration is
 * the one that lies beside the remote it was loaded from. After `unmount` nothing of it is left in the page; with `forget` nothing in
 * the page's browser storage either.
 */
export const mount: Mount = (element: HTMLElement, options: ParentMethods & MountSettings) => {
  const root = new URL(PORTAL_ROOT, __webpack_public_path__);
  const { methods, connect } = directParent(options);
  let connected = options.prerender ? null : connect();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const { place, leave } = apartFromParent(element, options);
  let tenant: string | null = null;
  const app = createApp({
    root: createSlotRoot(place, options.nonce),
    hostname: root.hostname,
    ownsPage: false,
    base: root.href,
    inlineConfig: '',
    opened: options.prerender ? opened : undefined,
    async meetParent({ addresses }, start) {
      tenant = start.tenant;
      if (!connected) {
        await whenShellIsReady(start.texts);
        connected = connect(LONGEST_MS);
        void connected.then(({ ok }) => ok && open());
      }
      return meetParent(connected, { ...start, api: addresses.api, element: place, base: root.href });
    },
  });
  return {
    ...methods,
    async unmount({ forget = false } = {}) {
      app.unmount();
      leave();
      if (forget && tenant !== null) await forgetStored(tenant);
    },
  };
};
