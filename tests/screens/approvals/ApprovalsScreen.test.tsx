import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { ApprovalsScreen } from '../../../src/screens/approvals/ApprovalsScreen.tsx';
import { aTransactionWire } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';

const pendingOrder = aTransactionWire({ approval_status: 0 });
const listedOrder = {
  ...pendingOrder,
  client_name: 'Grand Hotel Meridian',
  sub_customer_name: '',
  requested_by: 'Mia Torres',
};
const LIST = '/b2bportal/orders-for-approval';
const ORDER = `/transactions/${pendingOrder.id}`;
const DECISION = `/b2bportal/orders/${pendingOrder.id}/approval`;
const approver = aCustomer({ canApprove: true });

const open = (
  answers: Answers,
  at = '/approvals',
  customer = approver,
  language: 'en' | 'es' | 'fr' = 'en',
) => renderPortal(<ApprovalsScreen />, { at, route: '/approvals/:id?', customer, answers, language });

test('an approver sees the pending orders and their buyers', async () => {
  const { user, address } = await open({ [LIST]: { success: true, total: 1, orders: [listedOrder] } });
  const list = await screen.findByRole('list', { name: 'Approvals' });
  expect(list).toHaveTextContent(`Mia TorresOrder ${pendingOrder.transaction_number} · Grand Hotel Meridian`);
  await user.click(screen.getByRole('link', { name: `Review ${pendingOrder.transaction_number}` }));
  expect(address()).toBe(`/approvals/${pendingOrder.id}`);
});

test('an estimate is named as such', async () => {
  await open({ [LIST]: { success: true, total: 1, orders: [{ ...listedOrder, kind: 'estimate' }] } });
  const list = await screen.findByRole('list', { name: 'Approvals' });
  expect(list).toHaveTextContent(`Estimate ${pendingOrder.transaction_number}`);
});

test('without pending orders it says so', async () => {
  await open({ [LIST]: { success: true, total: 0, orders: [] } });
  expect(await screen.findByText('No approvals pending')).toBeVisible();
});

test('another customer gets a message, and nothing is loaded', async () => {
  document.title = '';
  const { http } = await open({}, '/approvals', aCustomer());
  expect(screen.getByText('You can’t approve requests')).toBeVisible();
  expect(document.title).toBe('Approvals · Bluebird Foods');
  expect(http.sent.filter(({ path }) => path === LIST)).toEqual([]);
});

test('the cart, which is opened after a first answer, doesn’t wait where another customer is shown the message', async () => {
  const { workspace } = await open({}, '/approvals', aCustomer());
  const statuses = () =>
    workspace.queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.status);
  await waitFor(() => expect(statuses()).toContain('success'));
});

test.each([
  [/^Approve · \$/, 1, 'Approved'],
  [/^Reject$/, 2, 'Rejected'],
] as const)('%s sends the comment, and shows the decision', async (button, approval_status, message) => {
  let order: Record<string, unknown> = pendingOrder;
  const decided = {
    ...pendingOrder,
    approval_status,
    approval_comment: 'Fine',
    approved_by: 'Ada Moreau',
  };
  const { user, http } = await open(
    {
      [ORDER]: () => ({ success: true, transaction: order }),
      [DECISION]: () => {
        order = decided;
        return { success: true, transaction: decided };
      },
    },
    `/approvals/${pendingOrder.id}`,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'Fine');
  await user.dblClick(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('By Ada Moreau')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  const sent = http.sent.filter(({ path }) => path === DECISION);
  expect(sent.map(({ body }) => body)).toEqual([{ approval_status, comment: 'Fine' }]);
});

test('refusing without a comment shows an error beside its field, and sends nothing', async () => {
  const { user, http } = await open(
    { [ORDER]: { success: true, transaction: pendingOrder } },
    `/approvals/${pendingOrder.id}`,
  );
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(comment, '  ');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(comment).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  const send = screen.getAllByRole('button', { name: `Reject ${pendingOrder.transaction_number}` });
  await user.click(send[0] ?? comment);
  expect(comment).toBeInvalid();
  expect(comment).toHaveAccessibleDescription(/^Enter the reason for the rejection/);
  expect(comment).toHaveFocus();
  expect(http.sent.filter(({ path }) => path === DECISION)).toEqual([]);
  await user.type(comment, 'Too much');
  expect(screen.queryByText('Enter the reason for the rejection')).toBeNull();
});

test('a failed call keeps the comment', async () => {
  const { user } = await open(
    {
      [ORDER]: { success: true, transaction: pendingOrder },
      [DECISION]: () => {
        throw new CallError('network');
      },
    },
    `/approvals/${pendingOrder.id}`,
  );
  const comment = await screen.findByRole('textbox', { name: 'Comment' });
  await user.type(comment, 'Too much');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send your decision');
  expect(comment).toHaveValue('Too much');
});

test('the order is shown with its lines and amounts', async () => {
  const abroad = { ...pendingOrder, ship_address_country: 'CA', requested_by: 'Mia Torres' };
  await open({ [ORDER]: { success: true, transaction: abroad } }, `/approvals/${pendingOrder.id}`);
  expect(await screen.findByText('12 Main Street, Miami, FL, Canada')).toBeVisible();
  expect(
    await screen.findByRole('heading', { level: 1, name: `Order ${pendingOrder.transaction_number}` }),
  ).toBeVisible();
  const [name] = screen.getAllByRole('term').filter(({ textContent }) => textContent === 'Requested by');
  expect(name?.nextElementSibling).toHaveTextContent(/^Mia Torres$/);
  const total = screen.getByRole('region', { name: 'Total' });
  expect(within(total).getByText('Subtotal')).toBeVisible();
});

test('an order has its place among those that wait, and the note and initials of who asks', async () => {
  const others = ['older', 'newer'].map((id) => ({ ...listedOrder, id }));
  await open(
    {
      [LIST]: { success: true, total: 3, orders: [others[0], listedOrder, others[1]] },
      [ORDER]: {
        success: true,
        transaction: { ...pendingOrder, requested_by: 'Mia Torres', remark: 'For the Saturday tasting' },
      },
    },
    `/approvals/${pendingOrder.id}`,
  );
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  expect(screen.getByText('MT')).toBeInTheDocument();
  expect(screen.getByText('For the Saturday tasting', { selector: 'blockquote' })).toBeInTheDocument();
});

/** The list from which a decided order is gone. */
const openList = async (answer: () => unknown = () => ({ success: true, transaction: pendingOrder })) => {
  let isDecided = false;
  const portal = await open({
    [LIST]: () => ({ success: true, total: isDecided ? 0 : 1, orders: isDecided ? [] : [listedOrder] }),
    [DECISION]: () => {
      const response = answer();
      isDecided = true;
      return response;
    },
  });
  await screen.findByRole('list', { name: 'Approvals' });
  const button = (name: string) =>
    screen.getByRole('button', { name: `${name} ${pendingOrder.transaction_number}` });
  const decisions = () => portal.http.sent.filter(({ path }) => path === DECISION).map(({ body }) => body);
  return { ...portal, button, decisions };
};

test('an order is approved in the list, once, and is gone from it', async () => {
  const { user, button, decisions } = await openList();
  await user.dblClick(button('Approve'));
  expect(await screen.findByText(`Order ${pendingOrder.transaction_number} approved`)).toBeVisible();
  expect(await screen.findByText('No approvals pending')).toBeVisible();
  expect(decisions()).toEqual([{ approval_status: 1, comment: '' }]);
});

test('rejecting in the list asks for the reason before anything is sent', async () => {
  const { user, button, decisions } = await openList();
  await user.click(button('Reject'));
  const comment = screen.getByRole('textbox', { name: 'Comment' });
  await waitFor(() => expect(comment).toHaveFocus());
  expect(comment).toBeValid();
  await user.click(button('Reject'));
  expect(comment).toHaveAccessibleDescription(/^Enter the reason for the rejection/);
  expect(decisions()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull();
  await user.keyboard('{Escape}');
  expect(comment).not.toBeInTheDocument();
  expect(button('Reject')).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(button('Reject')).toHaveFocus();
  await user.click(button('Approve').previousElementSibling ?? comment);
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Too much');
  await user.click(button('Reject'));
  expect(await screen.findByText('No approvals pending')).toBeVisible();
  expect(decisions()).toEqual([{ approval_status: 2, comment: 'Too much' }]);
});

test('a decision of the list that could not be sent says so in its row', async () => {
  const { user, button } = await openList(() => {
    throw new CallError('network');
  });
  await user.click(button('Approve'));
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send your decision');
  expect(button('Approve')).toBeEnabled();
});

test.each([
  ['es', 'Aprobar', 'Rechazar'],
  ['fr', 'Approuver', 'Refuser'],
] as const)('the list offers the decision in %s', async (language, approve, refuse) => {
  await open(
    { [LIST]: { success: true, total: 1, orders: [listedOrder] } },
    '/approvals',
    approver,
    language,
  );
  const { transaction_number: number } = pendingOrder;
  expect(await screen.findByRole('button', { name: `${approve} ${number}` })).toHaveTextContent(approve);
  expect(screen.getByRole('button', { name: `${refuse} ${number}` })).toHaveTextContent(refuse);
});
