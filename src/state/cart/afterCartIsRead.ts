import type { CartStore } from './cartStore.ts';

/** Resolves when the cloud store has been heard, or has been found out of reach; after `most` ms in any case. */
export const afterCartIsRead = (cart: CartStore, most: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const look = () => {
      const { restored, sync } = cart.state.getState();
      if (restored || sync !== 'saving') done();
    };
    const timer = setTimeout(done, most);
    const stop = cart.state.subscribe(look);
    look();
  });
