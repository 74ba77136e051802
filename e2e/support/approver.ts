import { enterStore } from './enterPortal.ts';
import { collectConsole, expect, expectAccessible } from './journey.ts';
import { heading, type Journey } from './journeySteps.ts';
import { startingWith } from './translations.ts';

const APPROVER = {
  tenant: 'demo',
  email: 'approver@demo.test',
  account: '1420-2',
  language: 'en',
} as const;

export const decideAsApprover = async (
  { page, mode, t, isAudited }: Journey,
  { number, decision, comment }: { number: string; decision: 'approve' | 'refuse'; comment: string },
): Promise<void> => {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  if (!context) throw new Error('There is no browser for a second person');
  const approverPage = await context.newPage();
  const approverConsole: string[] = [];
  collectConsole(approverPage, approverConsole);
  const portal = await enterStore(approverPage, mode, APPROVER);
  const approvalsName = /^Approvals · \d+$/;
  const account = startingWith(t('layout:account.open', { email: APPROVER.email }));
  await portal.getByRole('button', { name: account }).click();
  await portal.getByRole('menuitem', { name: approvalsName }).click();
  await portal.getByRole('link', { name: t('approvals:openOne', { number }), exact: true }).click();
  await expect(
    heading({ page: approverPage, portal, mode, t, isAudited }, t('orders:one.order', { number })),
  ).toBeVisible();
  /** Approve has the order's sum on a phone. */
  const button = (name: 'approve' | 'refuse') =>
    portal.getByRole('button', { name: startingWith(t(`approvals:${name}`)) });
  const commentField = portal.getByRole('textbox', { name: t('approvals:comment.label') });
  if (decision === 'refuse') {
    await button('refuse').click();
    await expect(commentField).toBeFocused();
    await button('refuse').click();
    await expect(portal.getByText(t('approvals:comment.missing'))).toBeVisible();
    await expect(commentField).toBeFocused();
  }
  await commentField.fill(comment);
  if (isAudited) await expectAccessible(approverPage);
  await button(decision).click();
  const decided = decision === 'approve' ? 'approvals:decided.approved' : 'approvals:decided.refused';
  await expect(portal.getByText(t(decided), { exact: true })).toBeVisible();
  await context.close();
  expect(approverConsole, 'the console of the approver').toEqual([]);
};
