import { expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { askForApproval } from '../../../src/state/approvals/askForApproval.ts';
import { decideApproval } from '../../../src/state/approvals/decideApproval.ts';
import { tellApprovers } from '../../../src/state/approvals/tellApprovers.ts';
import { aCustomer } from '../../support/customer.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

const approvers = {
  success: true,
  portal_users: [
    { id: 6, email: 'approver@demo.test' },
    { id: 7, email: 'chef@demo.test' },
  ],
};
const junior = aCustomer({ requiresApproval: true });
const aJunior = (answers: Record<string, unknown>) =>
  aWorkspace(
    ({ path }: Asked) => {
      const answer = answers[path];
      if (answer instanceof Error) throw answer;
      return answer;
    },
    { customer: junior },
  );
const MAIL = '/b2bportal/sendOrderStatusEmail';

test('the approvers of an order that waits are e-mailed with status 0', async () => {
  const { workspace, asked } = aJunior({
    '/b2bportal/users-for-approval': approvers,
    [MAIL]: { success: true, sent: 2 },
  });
  await askForApproval(workspace, 'id-1');
  expect(asked.at(-1)).toMatchObject({
    method: 'POST',
    path: MAIL,
    body: { emails: ['approver@demo.test', 'chef@demo.test'], status: 0, order_id: 'id-1' },
  });
});

test('without an approver nobody is written to', async () => {
  const { workspace, asked } = aJunior({
    '/b2bportal/users-for-approval': { success: true, portal_users: [] },
  });
  await askForApproval(workspace, 'id-1');
  expect(asked.map(({ path }) => path)).toEqual(['/b2bportal/users-for-approval']);
});

test('what goes wrong is reported and thrown at nobody', async () => {
  const lost = new CallError('network');
  const { workspace, portal } = aJunior({ '/b2bportal/users-for-approval': approvers, [MAIL]: lost });
  const report = vi.spyOn(portal.errors, 'report').mockReturnValue();
  tellApprovers(workspace, 'id-1');
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith('Telling the approvers', lost));
});

test('nobody is asked for whoever needs no approval', async () => {
  const { workspace, asked } = aWorkspace(() => approvers);
  tellApprovers(workspace, 'id-1');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
});

test('a refusal without a word is not sent', async () => {
  const { workspace, asked } = aWorkspace(() => undefined);
  expect(await decideApproval(workspace, 'id-1', 'refused', ' \n')).toEqual({
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
])('a decision that is not taken says why: %s', async (error, reason) => {
  const { workspace } = aWorkspace(() => {
    throw error;
  });
  expect(await decideApproval(workspace, 'id-1', 'approved', '')).toEqual({ ok: false, reason });
});
