import type { QueryClient } from '@tanstack/react-query';
import { sendOrderStatusEmail } from '../../api/approvals/sendOrderStatusEmail.ts';
import { APPROVAL } from '../../domain/history/approval.ts';
import type { PortalContext } from '../portal.ts';
import { approversQuery } from './approversQuery.ts';

/**
 * E-mails the approvers of a pending order with status 0, if there are any (rules: Approval). Throws {@link CallError}.
 */
export const askForApproval = async (
  { http, queries }: Pick<PortalContext, 'http'> & { queries: QueryClient },
  orderId: string,
): Promise<void> => {
  const approvers = await queries.fetchQuery(approversQuery(http));
  const emails = approvers.map(({ email }) => email);
  if (emails.length === 0) return;
  await sendOrderStatusEmail(http, { emails, status: APPROVAL.pending, orderId });
};
