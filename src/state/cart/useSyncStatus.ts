import { useMemo, useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { SyncStatus } from '../../sync/engine/documentView.ts';
import type { CartState } from './cartStates.ts';
import { useCartService } from './useCartService.ts';

/** Saving that ends sooner isn't shown, ms: each press would change the text twice, and a screen reader would read both. */
const SAVING_SHOWN_AFTER_MS = 400;

const createShownStatus = (cart: StoreApi<CartState>) => {
  let shown = cart.getState().sync;
  return {
    read: () => shown,
    subscribe(onChange: () => void) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const show = (status: SyncStatus) => {
        shown = status;
        onChange();
      };
      show(cart.getState().sync);
      const stop = cart.subscribe(({ sync }, before) => {
        if (sync === before.sync) return;
        clearTimeout(timer);
        if (before.sync === 'saved' && sync === 'saving')
          timer = setTimeout(show, SAVING_SHOWN_AFTER_MS, sync);
        else show(sync);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
};

/** Whether the customer's last changes are saved in the cloud store. */
export const useSyncStatus = (): SyncStatus => {
  const { state } = useCartService();
  const { subscribe, read } = useMemo(() => createShownStatus(state), [state]);
  return useSyncExternalStore(subscribe, read);
};
