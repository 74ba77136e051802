import { sendOrderStatusEmail } from '../../api/approvals/sendOrderStatusEmail.ts';
import { APPROVAL } from '../../domain/orders/approval.ts';
import type { Workspace } from '../workspace.ts';
import { approversQuery } from './queries.ts';

/** E-mails the approvers of a pending order, if there are any. Throws {@link CallError}. */
export const askForApproval = async (workspace: Workspace, orderId: string): Promise<void> => {
  const { portal, queries } = workspace;
  const approvers = await queries.fetchQuery(approversQuery(portal));
  const emails = approvers.map(({ email }) => email);
  if (emails.length === 0) return;
  await sendOrderStatusEmail(portal.http, { emails, status: APPROVAL.pending, orderId });
};
