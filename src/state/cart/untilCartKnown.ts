import { delay } from '../../platform/delay.ts';
import type { CartService } from './cartService.ts';
import { isCartKnown } from './useCart.ts';

/** The longest wait, ms. */
const WAIT_MS = 5_000;

/** Waits for a cart that is being read. False when it can't be read in time. */
export const untilCartKnown = async ({ state }: Pick<CartService, 'state'>): Promise<boolean> => {
  const { promise: known, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (isCartKnown(state.getState())) resolve();
  };
  const stop = state.subscribe(look);
  look();
  await Promise.race([known, delay(WAIT_MS)]);
  stop();
  return isCartKnown(state.getState());
};
