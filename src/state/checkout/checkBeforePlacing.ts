import { toFailure } from '../../api/callError.ts';
import { checkSession } from '../../api/session/checkSession.ts';
import { needsAcceptance } from '../../domain/cart/lineChanges.ts';
import type { Customer } from '../../domain/session/customer.ts';
import type { CartStore } from '../cart/cartStore.ts';
import { changedLines } from '../cart/changedLines.ts';
import { verifyCart } from '../cart/verifyCart.ts';
import { closeSession, openSession } from '../session/sessionStore.ts';
import type { Workspace } from '../workspace.ts';

type Ordering = Workspace & { customer: Customer; cart: CartStore };

/** `unreachable`: the session could not be checked. */
type SessionCheck = 'good' | 'session_expired' | 'unreachable';

/** Validates the token; a rejected one ends the session here too, and the cart stays. */
const checkToken = async ({ portal }: Ordering): Promise<SessionCheck> => {
  const { session } = portal;
  try {
    const opened = await checkSession(portal.http);
    if (session.getState().status !== 'in') return 'session_expired';
    openSession(session, opened);
    return 'good';
  } catch (error) {
    if (toFailure(error) !== 'unauthorized' && toFailure(error) !== 'forbidden') return 'unreachable';
    if (session.getState().status === 'in') closeSession(session, 'expired');
    return 'session_expired';
  }
};

/**
 * `changed`: lines were removed, a price rose, or stock is too low, which the customer must see first. `unverified`: the
 * back office did not respond. `priceFell`: some prices are lower now.
 */
type Ready =
  | { ok: true; priceFell: boolean }
  | { ok: false; reason: 'session_expired' | 'changed' | 'unverified' };

/**
 * The checks before an order is sent (specification §4): the token, then prices, rules, units and stock of every line.
 * Lower prices pass; all other changes must be seen by the customer.
 */
export const checkBeforePlacing = async (workspace: Ordering): Promise<Ready> => {
  const { portal, customer, cart } = workspace;
  const token = await checkToken(workspace);
  if (token !== 'good') return { ok: false, reason: token === 'session_expired' ? token : 'unverified' };
  const session = portal.session.getState();
  if (session.status !== 'in' || session.customer.clientId !== customer.clientId)
    return { ok: false, reason: 'changed' };
  const { ok, removed } = await verifyCart(workspace, { anew: true });
  if (portal.session.getState().status !== 'in') return { ok: false, reason: 'session_expired' };
  const lines = changedLines(workspace, cart.state.getState().entries, cart.checks.state.getState().stock);
  if (removed > 0 || lines.some(({ changes }) => changes.some(needsAcceptance)))
    return { ok: false, reason: 'changed' };
  return ok ? { ok: true, priceFell: lines.length > 0 } : { ok: false, reason: 'unverified' };
};
