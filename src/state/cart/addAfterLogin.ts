import type { PortalContext } from '../portal.ts';
import type { CartItemInput } from './addToCart.ts';

type ItemAfterLogin = { item: CartItemInput; atMs: number };

/** A login after this time is about something else, ms. */
const MAX_AGE_MS = 15 * 60_000;

/** By the session of a portal on the page. Gone with a reload. */
const wanted = new WeakMap<PortalContext['session'], ItemAfterLogin>();

type Context = Pick<PortalContext, 'session'> & { clock: Pick<PortalContext['clock'], 'now'> };

export const keepForLogin = ({ session, clock }: Context, item: CartItemInput): void => {
  wanted.set(session, { item, atMs: clock.now() });
};

/** The visitor's item, once; null without one that is recent. */
export const takeAfterLogin = ({ session, clock }: Context): CartItemInput | null => {
  const kept = wanted.get(session);
  wanted.delete(session);
  return kept && clock.now() - kept.atMs <= MAX_AGE_MS ? kept.item : null;
};
