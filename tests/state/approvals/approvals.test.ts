import { expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { createAfterOrder } from '../../../src/app/workspace/createAfterOrder.ts';
import { askForApproval } from '../../../src/state/approvals/askForApproval.ts';
import { decideApproval } from '../../../src/state/approvals/decideApproval.ts';
import { aCustomer } from '../../support/customer.ts';
import { waitUntilPasses } from '../../support/waitUntilPasses.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

const approvers = {
  success: true,
  portal_users: [
    { id: 6, email: 'approver@demo.test' },
    { id: 7, email: 'chef@demo.test' },
  ],
};
const junior = aCustomer({ requiresApproval: true });
const openAsJunior = (answers: Record<string, unknown>) =>
  aWorkspace(
    ({ path }: Asked) => {
      const response = answers[path];
      if (response instanceof Error) throw response;
      return response;
    },
    { customer: junior },
  );
const MAIL = '/b2bportal/sendOrderStatusEmail';

const loadAfterOrderCode = () => import('../../../src/app/customerCode.ts');

test('the approvers of a pending order get an e-mail with status 0', async () => {
  const { workspace, portal, asked } = openAsJunior({
    '/b2bportal/users-for-approval': approvers,
    [MAIL]: { success: true, sent: 2 },
  });
  await askForApproval({ ...portal, ...workspace }, 'id-1');
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: MAIL,
    body: { emails: ['approver@demo.test', 'chef@demo.test'], status: 0, order_id: 'id-1' },
  });
});

test('without approvers no e-mail is sent', async () => {
  const { workspace, portal, asked } = openAsJunior({
    '/b2bportal/users-for-approval': { success: true, portal_users: [] },
  });
  await askForApproval({ ...portal, ...workspace }, 'id-1');
  expect(asked.map(({ path }) => path)).toEqual(['/b2bportal/users-for-approval']);
});

test('a failure is reported and not thrown', async () => {
  const networkError = new CallError('network');
  const { workspace, portal } = openAsJunior({
    '/b2bportal/users-for-approval': approvers,
    [MAIL]: networkError,
  });
  const report = vi.spyOn(portal.errors, 'report').mockReturnValue();
  createAfterOrder(portal, { ...workspace, customer: junior }, loadAfterOrderCode).notifyApprovers('id-1');
  await waitUntilPasses(() => expect(report).toHaveBeenCalledWith('Notifying the approvers', networkError));
});

test('no approvers are requested for an order without approval', async () => {
  const { workspace, portal, asked } = aWorkspace(() => approvers);
  createAfterOrder(portal, { ...workspace, customer: junior }, loadAfterOrderCode).notifyApprovers('id-1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});

test('a refusal without a comment isn’t sent', async () => {
  const { workspace, portal, asked } = aWorkspace(() => undefined);
  expect(await decideApproval({ ...portal, ...workspace }, 'id-1', 'refused', ' \n')).toEqual({
    ok: false,
    reason: 'comment_missing',
  });
  expect(asked).toEqual([]);
});

test.each([
  [new CallError('refused', { code: 'not_waiting', status: 409 }), 'not_waiting'],
  [new CallError('forbidden', { code: 'own_order', status: 403 }), 'not_allowed'],
  [new CallError('not_found', { status: 404 }), 'not_allowed'],
  [new CallError('timeout'), 'failed'],
])('a rejected decision has its reason: %s', async (error, reason) => {
  const { workspace, portal } = aWorkspace(() => {
    throw error;
  });
  expect(await decideApproval({ ...portal, ...workspace }, 'id-1', 'approved', '')).toEqual({
    ok: false,
    reason,
  });
});
