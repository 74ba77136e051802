import { customerOf } from '../session/sessionStore.ts';
import type { Workspace } from '../workspace.ts';

/**
 * E-mails the approvers with status 0 after an order that needs approval (specification §4, Placing an order). Runs in the
 * background; failures are reported.
 */
export const tellApprovers = (workspace: Workspace, orderId: string): void => {
  const { session, errors } = workspace.portal;
  if (!customerOf(session.getState())?.requiresApproval) return;
  import(/* webpackChunkName: "customer" */ './askForApproval.ts')
    .then(({ askForApproval }) => askForApproval(workspace, orderId))
    .catch((error: unknown) => errors.report('Telling the approvers', error));
};
