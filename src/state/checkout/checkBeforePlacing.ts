import { checkSession } from '../../api/access/checkSession.ts';
import { toFailure } from '../../api/callError.ts';
import { needsAcceptance } from '../../domain/cart/lineChanges.ts';
import { openSession } from '../access/openSession.ts';
import { closeSession, isSignedIn } from '../access/sessionStore.ts';
import { changedLines } from '../cart/changedLines.ts';
import type { OrderDependencies } from './orderDependencies.ts';

type Dependencies = Pick<OrderDependencies, 'http' | 'session' | 'customer' | 'cart'>;

type SessionCheck = 'good' | 'session_expired' | 'unreachable';

/** Validates the token; a rejected one ends the session here too, and the cart stays. */
const checkToken = async ({ http, session }: Dependencies): Promise<SessionCheck> => {
  try {
    const opened = await checkSession(http);
    if (!isSignedIn(session.getState())) return 'session_expired';
    openSession(session, opened);
    return 'good';
  } catch (error) {
    if (toFailure(error) !== 'unauthorized') return 'unreachable';
    if (isSignedIn(session.getState())) closeSession(session, 'expired');
    return 'session_expired';
  }
};

/**
 * `changed`: lines were removed, a price rose, or stock is too low, which the customer must see first. `unverified`: the
 * back office did not respond. `priceFell`: some prices are lower now.
 */
type CheckResult =
  | { status: 'ready'; priceFell: boolean }
  | { status: 'session_expired' | 'changed' | 'unverified' };

/**
 * The checks before an order is sent (rules: Placing an order): the token, then prices, rules, units and stock of every
 * line. Lower prices pass; all other changes must be seen by the customer.
 */
export const checkBeforePlacing = async (dependencies: Dependencies): Promise<CheckResult> => {
  const { session, customer, cart } = dependencies;
  const token = await checkToken(dependencies);
  if (token !== 'good') return { status: token === 'session_expired' ? token : 'unverified' };
  const state = session.getState();
  if (state.status !== 'in' || state.customer.clientId !== customer.clientId) return { status: 'changed' };
  const { ok, removed } = await cart.verify({ force: true });
  if (!isSignedIn(session.getState())) return { status: 'session_expired' };
  const lines = changedLines(cart.context, cart.state.getState().entries, cart.checks.getState().stock);
  if (removed > 0 || lines.some(({ changes }) => changes.some(needsAcceptance))) return { status: 'changed' };
  return ok ? { status: 'ready', priceFell: lines.length > 0 } : { status: 'unverified' };
};
