import { whenIdle } from '../../platform/whenIdle.ts';
import type { CartStore } from './cartStore.ts';

/**
 * Resolves when the cloud store has been heard, or has been found out of reach, or after `most` ms, and the browser has shown
 * what came of it.
 */
export const afterCartIsRead = (cart: CartStore, most: number): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      whenIdle(resolve);
    };
    const look = () => {
      const { restored, sync } = cart.state.getState();
      if (restored || sync !== 'saving') done();
    };
    const timer = setTimeout(done, most);
    const stop = cart.state.subscribe(look);
    look();
  });
