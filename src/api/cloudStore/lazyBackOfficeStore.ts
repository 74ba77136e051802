import type { CloudStore } from '../../domain/cloudStore/cloudStore.ts';
import type { Http } from '../calls.ts';

/** The back office's cloud store, whose code (a stream's reader with it) is fetched behind the first screen. */
export const createLazyBackOfficeStore = (http: Http, writer: string): CloudStore => {
  let loading: Promise<CloudStore> | null = null;
  const load = () => {
    loading ??= import(/* webpackChunkName: "customer" */ './backOfficeStore.ts').then(
      ({ createBackOfficeStore }) => createBackOfficeStore(http, writer),
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
  return {
    read: async (name) => (await load()).read(name),
    patch: async (name, patch) => (await load()).patch(name, patch),
    watch(onChange, onGap) {
      let stop = () => {};
      let isStopped = false;
      load().then(
        (store) => {
          if (!isStopped) stop = store.watch(onChange, onGap);
        },
        () => undefined,
      );
      return () => {
        isStopped = true;
        stop();
      };
    },
  };
};
