import { customerOf } from '../session/sessionStore.ts';
import type { Workspace } from '../workspace.ts';

/**
 * After an order of a customer who requires approval: those who can approve it are e-mailed with status 0 (specification §4,
 * Placing an order). In its own time: nothing waits for it, and what goes wrong is reported.
 */
export const tellApprovers = (workspace: Workspace, orderId: string): void => {
  const { session, errors } = workspace.portal;
  if (!customerOf(session.getState())?.requiresApproval) return;
  import('./askForApproval.ts')
    .then(({ askForApproval }) => askForApproval(workspace, orderId))
    .catch((error: unknown) => errors.report('Telling the approvers', error));
};
