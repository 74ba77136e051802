import type { Customer } from '../../domain/access/customer.ts';
import { loadOnce } from '../../platform/loadOnce.ts';
import { isObject } from '../../platform/localJson.ts';
import { whenIdle } from '../../platform/whenIdle.ts';
import type { PortalContext } from '../../state/portal.ts';
import type { CloudStore } from '../../sync/rules/cloudStore.ts';
import { createBackOfficeStore } from '../../sync/stores/backOfficeStore.ts';
import type { watchDocuments } from '../../sync/stores/watchDocuments.ts';

/** A store whose code is loaded when the browser has nothing else to do; after a failure the next who asks loads it again. */
const createLazyStore = (load: () => Promise<CloudStore>): CloudStore => {
  const open = loadOnce(() => new Promise<void>((resolve) => void whenIdle(resolve)).then(load));
  return {
    read: async (name) => (await open()).read(name),
    patch: async (name, patch) => (await open()).patch(name, patch),
    watch(onChange, onGap) {
      let stop = () => {};
      let isStopped = false;
      open().then(
        (store) => {
          if (!isStopped) stop = store.watch(onChange, onGap);
        },
        // The changes of others come with the next reading.
        () => undefined,
      );
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
};

/** The cloud store that the configuration names: the back office's own by default. */
export const openCloudStore = (
  portal: PortalContext,
  customer: Customer,
  writer: string,
  loadStream: () => Promise<{ watchDocuments: typeof watchDocuments }>,
): CloudStore => {
  const { cloudStore } = portal.settings;
  if (!isObject(cloudStore) || cloudStore.kind === 'backOffice')
    return createBackOfficeStore(portal.http, writer, loadStream);
  return createLazyStore(async () => {
    const code = await import(/* webpackChunkName: "firestore" */ './firestoreCode.ts');
    return code.openFirestoreStore(portal, customer, writer);
  });
};
