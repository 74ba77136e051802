import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Parent } from '../../../src/bridge/contract.ts';
import type { Payment } from '../../../src/domain/payments/payment.ts';
import type { PaymentResult, PaymentsService } from '../../../src/state/payments/paymentsService.ts';
import { useBankPage } from '../../../src/widgets/payments/useBankPage.tsx';
import { aParent } from '../../support/aParent.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const BANK = 'https://bank.example.com/pay?id=7';
const RETURN = 'https://crm.example.com/orders';

const pending: Payment = {
  id: '0123456789abcdefghjk',
  status: 'pending',
  code: '',
  message: '',
  method: 'bank',
  currency: 'COP',
  amount: '48500',
  charge: null,
  chargeRate: null,
  settlement: null,
  card: null,
  redirectUrl: BANK,
  receiptNumber: '',
  paidAt: null,
  encryptedId: '',
  placed: null,
  invoices: [],
};
const isPending: PaymentResult = { status: 'pending', payment: pending };
const isPaid: PaymentResult = { status: 'paid', payment: { ...pending, status: 'paid' }, order: null };
const isDeclined: PaymentResult = { status: 'declined', payment: { ...pending, status: 'declined' } };

type PayButtonProps = {
  service: Pick<PaymentsService, 'read' | 'follow'>;
  result: PaymentResult;
  onPrepared(): void;
  onSettled(status: string): void;
};

function PayButton({ service, result, onPrepared, onSettled }: PayButtonProps) {
  const bank = useBankPage(service);
  const [shown, setShown] = useState('');
  const pay = async () => {
    bank.prepare();
    onPrepared();
    await Promise.resolve();
    const { status: settled } = await bank.visit(result);
    onSettled(settled);
    setShown(settled);
  };
  return (
    <>
      <button type="button" onClick={() => void pay()}>
        Pay
      </button>
      <p role="status">{shown}</p>
      {bank.view}
    </>
  );
}

type Options = { parent?: Parent | null; result?: PaymentResult; blocksWindows?: boolean };

/** A pay button whose payment answers after a pause, as a back office does. `known` is what the back office says when asked. */
const openPayment = async ({ parent = null, result = isPending, blocksWindows = false }: Options = {}) => {
  let known: PaymentResult = isPending;
  let settle: (result: PaymentResult) => void = () => undefined;
  const service: Pick<PaymentsService, 'read' | 'follow'> = {
    read: async () => known,
    follow: () =>
      new Promise((resolve) => {
        settle = resolve;
      }),
  };
  const all: string[] = [];
  const bankWindow = { closed: false, opener: window, close: vi.fn(), location: { replace: vi.fn() } };
  const opened = vi.spyOn(window, 'open').mockImplementation(() => {
    if (blocksWindows) return null;
    // Assigning would set the page's own location.
    return Object.create(window, Object.getOwnPropertyDescriptors(bankWindow));
  });
  const theWindow = () => opened.mock.results[0]?.value ?? null;
  const expectWindow = () => expect(opened).toHaveBeenCalledTimes(parent && !parent.payments ? 1 : 0);
  const portal = await renderPortal(
    <PayButton
      service={service}
      result={result}
      onPrepared={expectWindow}
      onSettled={(settled) => all.push(settled)}
    />,
    { parent },
  );
  await portal.user.click(screen.getByRole('button', { name: 'Pay' }));
  return {
    ...portal,
    bankWindow,
    theWindow,
    say: (next: PaymentResult) => {
      known = next;
    },
    settled: () => all,
    settle: (next: PaymentResult) => act(async () => settle(next)),
  };
};

const status = () => screen.getByRole('status', { hidden: true });
const embedded = (payments: Parent['payments'] = null): Parent => ({ ...aParent().parent, payments });

const stubAssign = () => {
  const assign = vi.fn();
  const { href } = window.location;
  vi.stubGlobal('location', {
    href,
    assign,
    origin: 'http://localhost',
    pathname: '/',
    search: '',
    hash: '',
  });
  return assign;
};

beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('standalone, the page itself goes to the bank', async () => {
  const assign = stubAssign();
  await openPayment();
  await waitFor(() => expect(assign).toHaveBeenCalledWith(BANK));
  expect(await screen.findByRole('link', { name: 'Open your bank’s page' })).not.toHaveAttribute('target');
});

it('asks for the payment when Back shows this page as it was left', async () => {
  const assign = stubAssign();
  const { say } = await openPayment();
  await waitFor(() => expect(assign).toHaveBeenCalledWith(BANK));
  say(isDeclined);
  await act(async () => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await waitFor(() => expect(status()).toHaveTextContent('declined'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('another result comes back at once, and leaves no window behind', async () => {
  const { bankWindow } = await openPayment({ parent: embedded(), result: isDeclined });
  await waitFor(() => expect(status()).toHaveTextContent('declined'));
  expect(bankWindow.close).toHaveBeenCalledTimes(1);
  expect(bankWindow.location.replace).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('a parent that leaves for banks gets the bank’s page, and no window is opened', async () => {
  const leave = vi.fn(async () => ({ ok: true, value: null }) as const);
  await openPayment({ parent: embedded({ returnUrl: RETURN, leave }) });
  await waitFor(() =>
    expect(leave).toHaveBeenCalledWith({ url: BANK, paymentId: pending.id, nonce: expect.any(String) }),
  );
});

it('a parent that refuses the bank leaves a link that takes the whole page there', async () => {
  const leave = async () => ({ ok: false, code: 'refused' }) as const;
  await openPayment({ parent: embedded({ returnUrl: RETURN, leave }) });
  const link = await screen.findByRole('link', { name: 'Open your bank’s page' });
  expect(link).toHaveAttribute('href', BANK);
  expect(link).toHaveAttribute('target', '_top');
});

it('embedded without that, the click opens a window, which the page waits for', async () => {
  const { theWindow, bankWindow, settle } = await openPayment({ parent: embedded() });
  await waitFor(() => expect(bankWindow.location.replace).toHaveBeenCalledWith(BANK));
  expect(theWindow().opener).toBeNull();
  const dialog = await screen.findByRole('alertdialog', { name: 'Continue at your bank' });
  expect(dialog).toHaveTextContent('open in a new window');
  await settle(isPaid);
  expect(status()).toHaveTextContent('paid');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('a window that is closed is one more question, and then still no failure', async () => {
  const { theWindow, say } = await openPayment({ parent: embedded() });
  await screen.findByRole('alertdialog', { name: 'Continue at your bank' });
  theWindow().closed = true;
  const dialog = await screen.findByRole('alertdialog', { name: 'We’re still checking your payment' });
  expect(dialog).toHaveTextContent('please don’t pay again');
  expect(status()).toHaveTextContent('');
  say(isPaid);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(status()).toHaveTextContent('paid'));
});

it('a window that is closed after paying needs no more than that question', async () => {
  const { theWindow, say } = await openPayment({ parent: embedded() });
  await screen.findByRole('alertdialog');
  say(isPaid);
  theWindow().closed = true;
  await waitFor(() => expect(status()).toHaveTextContent('paid'));
});

it('the result arrives although the emptied cart takes this part of the page away', async () => {
  const { settle, unmount, settled } = await openPayment({ parent: embedded() });
  await screen.findByRole('alertdialog');
  unmount();
  await settle(isPaid);
  expect(settled()).toEqual(['paid']);
});

it('the customer may stop waiting; the payment stays pending', async () => {
  const { user } = await openPayment({ parent: embedded() });
  await user.click(await screen.findByRole('button', { name: 'Stop waiting' }));
  await waitFor(() => expect(status()).toHaveTextContent('pending'));
});

it('where windows are blocked, as in an app’s web view, a plain link remains', async () => {
  await openPayment({ parent: embedded(), blocksWindows: true });
  const dialog = await screen.findByRole('alertdialog', { name: 'Continue at your bank' });
  expect(dialog).toHaveTextContent('Open your bank’s page and finish the payment there.');
  const link = screen.getByRole('link', { name: 'Open your bank’s page' });
  expect(link).toHaveAttribute('href', BANK);
  expect(link).toHaveAttribute('target', '_blank');
});
