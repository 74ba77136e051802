import { enterStore } from './entering.ts';
import { expect, expectAccessible, listenTo } from './journey.ts';
import { heading, type Walk } from './walk.ts';

const APPROVER = {
  tenant: 'demo',
  email: 'approver@demo.test',
  account: '1420-2',
  language: 'en',
} as const;

/** A colleague goes to what waits for them, opens this order, and says yes or no with a comment; a no needs one. */
export const answerAsApprover = async (
  { page, way, say, isAudited }: Walk,
  { number, decision, comment }: { number: string; decision: 'approve' | 'refuse'; comment: string },
): Promise<void> => {
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  if (!context) throw new Error('There is no browser for a second person');
  const other = await context.newPage();
  const heard: string[] = [];
  listenTo(other, heard);
  const portal = await enterStore(other, way, APPROVER);
  const waiting = /^Approvals · \d+$/;
  if (way === 'standalone') {
    await portal.getByRole('button', { name: say('layout:account.open', { email: APPROVER.email }) }).click();
    await portal.getByRole('menuitem', { name: waiting }).click();
  } else {
    await portal.getByRole('link', { name: waiting }).click();
  }
  await portal.getByRole('link', { name: say('approvals:openOne', { number }), exact: true }).click();
  await expect(
    heading({ page: other, portal, way, say, isAudited }, say('approvals:one', { number })),
  ).toBeVisible();
  const words = portal.getByRole('textbox', { name: say('approvals:comment.label') });
  if (decision === 'refuse') {
    await portal.getByRole('button', { name: say('approvals:refuse') }).click();
    await expect(portal.getByText(say('approvals:comment.missing'))).toBeVisible();
    await expect(words).toBeFocused();
  }
  await words.fill(comment);
  if (isAudited) await expectAccessible(other);
  await portal.getByRole('button', { name: say(`approvals:${decision}`), exact: true }).click();
  const decided = decision === 'approve' ? 'approvals:decided.approved' : 'approvals:decided.refused';
  await expect(portal.getByText(say(decided), { exact: true })).toBeVisible();
  await context.close();
  expect(heard, 'the console of the approver').toEqual([]);
};
