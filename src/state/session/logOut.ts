import type { Portal } from '../portal.ts';
import { closeSession } from './sessionStore.ts';
import { SESSION_MARK } from './startSession.ts';

/** Logs out at once; the back office is informed in the background. */
export const logOut = (portal: Portal): void => {
  const state = portal.session.getState();
  portal.local.remove(SESSION_MARK);
  closeSession(portal.session, 'logged_out');
  if (state.status === 'in' && !portal.parent) {
    void import(/* webpackChunkName: "customer" */ '../../api/session/endSession.ts')
      .then(({ endSession }) => endSession(portal.http, state.token))
      .catch((error: unknown) => portal.errors.report('Logging out', error));
  }
};
