import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import type { Language } from '../../../src/domain/tenant/language.ts';
import { ConfirmationScreen } from '../../../src/screens/checkout/ConfirmationScreen.tsx';
import { HistoryDetail } from '../../../src/screens/history/HistoryDetail.tsx';
import { TransactionScreen } from '../../../src/screens/history/TransactionScreen.tsx';
import { ReceiptScreen } from '../../../src/screens/payments/ReceiptScreen.tsx';
import { aTransactionWire } from '../../support/cart.ts';
import { aPaymentWire } from '../../support/payments/paymentWire.ts';
import { renderPortal } from '../../support/renderPortal.tsx';
import { waitUntilPasses } from '../../support/waitUntilPasses.ts';

const ID = '0123456789abcdefghjk';

const detail = (
  <HistoryDetail id="id-1" listUrl="/account" isOrderAgainOpen={false} onOrderAgain={() => undefined} />
);

type Place = [name: string, element: ReactElement, at: string, route: string];
const CONFIRMATION: Place = [
  'confirmation',
  <ConfirmationScreen key="c" />,
  '/confirmation/id-1',
  '/confirmation/:id',
];
const RECEIPT: Place = ['receipt', <ReceiptScreen key="r" />, `/account?receipt=${ID}`, '/account'];
const DOCUMENTS: Place[] = [
  CONFIRMATION,
  ['page', <TransactionScreen key="t" />, '/transaction/id-1', '/transaction/:id'],
  ['history', detail, '/account', '/account'],
];

const AUTHORIZED = { settlement: 'authorized', invoices: [] };
const CHARGED = { settlement: 'charged', invoices: [] };
const ECHECK = {
  settlement: 'submitted',
  payform: 'bank_account',
  brand: 'eCheck',
  last_four: '6789',
  invoices: [],
};

type Changes = Record<string, unknown>;
type Opened = { payment?: Changes | null; transaction?: Changes; language?: Language };

const open = (
  [, element, at, route]: Place,
  { payment = {}, transaction = {}, language = 'en' }: Opened = {},
) => {
  const ship_date = '2026-11-19';
  const placed = { id: 'id-1', kind: 'order', transaction_number: 'WEB-1', ship_date };
  const paid = payment && aPaymentWire({ payment_id: ID, transaction: placed, ...payment });
  return renderPortal(element, {
    at,
    route,
    language,
    answers: {
      '/transactions/id-1': {
        success: true,
        transaction: aTransactionWire({
          client_payterm: 'Prepaid',
          client_payterm_days: 0,
          payment_method_charge_amount: 2.9,
          payments: paid ? [paid] : [],
          ...transaction,
        }),
      },
      [`/payments/${ID}`]: { success: true, payment: paid },
    },
  });
};

/** The page's text with plain spaces. */
const pageText = () => document.body.textContent.replaceAll(/\s/g, ' ');

const WORDS: [Language, Changes, string][] = [
  ['en', AUTHORIZED, 'Visa ···· 1111, authorized, charged when it ships'],
  ['en', CHARGED, 'Visa ···· 1111, paid'],
  ['en', ECHECK, 'Bank account ···· 6789, submitted, clears in 3–5 days'],
  ['es', AUTHORIZED, 'Visa ···· 1111, autorizada; se cobra al momento del envío'],
  ['es', CHARGED, 'Visa ···· 1111, pagado'],
  ['es', ECHECK, 'Cuenta bancaria ···· 6789, pago enviado al banco; se acredita en 3 a 5 días'],
  ['fr', AUTHORIZED, 'Visa ···· 1111, autorisée, débitée à l’expédition'],
  ['fr', CHARGED, 'Visa ···· 1111, payé'],
  ['fr', ECHECK, 'Compte bancaire ···· 6789, prélèvement transmis, encaissé sous 3 à 5 jours'],
];

describe.each([...DOCUMENTS, RECEIPT])('the %s says how it was paid', (...place) => {
  test.each(WORDS)('in %s, %j', async (language, payment, words) => {
    await open(place, { payment, language });
    await waitUntilPasses(() => expect(pageText()).toContain(words));
    expect(pageText()).not.toContain('Prepaid');
  });
});

describe.each(DOCUMENTS)('the %s', (...place) => {
  test.each([
    ['en', 'Card surcharge 2.9%', 'Free'],
    ['es', 'Recargo por tarjeta 2.9 %', 'Gratis'],
    ['fr', 'Frais de carte 2,9 %', 'Gratuit'],
  ] as const)('in %s, names the charge %j, and a free delivery %j', async (language, charge, free) => {
    await open(place, { payment: CHARGED, transaction: { shipping_cost: 0 }, language });
    await waitUntilPasses(() => expect(pageText()).toContain(charge));
    expect(screen.getByText(/Ground shipping/).parentElement).toHaveTextContent(
      new RegExp(`Ground shipping\\)?${free}$`),
    );
  });

  test.each([
    ['a fixed charge', { charge: 5, charge_rate: null }, 5, 'Card surcharge$5.00'],
    ['a discount', { charge: -1, charge_rate: 1 }, -1, 'Card discount 1%−$1.00'],
  ])('names %s', async (_name, charge, amount, words) => {
    const transaction = { payment_method_charge_amount: amount };
    await open(place, { payment: { ...CHARGED, ...charge }, transaction });
    await waitUntilPasses(() => expect(pageText()).toContain(words));
  });

  test('an order without payment says its terms, never "Prepaid"', async () => {
    const transaction = { client_payterm: '30 days', client_payterm_days: 30 };
    const { unmount } = await open(place, { payment: null, transaction });
    await waitUntilPasses(() => expect(pageText()).toContain('Net 30'));
    unmount();
    await open(place, { payment: null });
    await waitUntilPasses(() => expect(pageText()).toContain('Ground shipping'));
    expect(pageText()).not.toContain('Prepaid');
  });
});

test('the receipt of an eCheck isn’t "Paid", and has a short reference', async () => {
  const { invoices } = aPaymentWire();
  await open(RECEIPT, { payment: { ...ECHECK, transaction: null, invoices } });
  const sheet = within(await screen.findByRole('article'));
  expect(sheet.getByText('Submitted, clears in 3–5 days')).toBeVisible();
  expect(sheet.queryByText(/^Paid/)).toBeNull();
  expect(sheet.getByText('CDEF-GHJK')).toBeVisible();
  expect(pageText()).not.toContain(ID);
});

test.each([
  ['en', 'Submitted, clears in 3–5 days', 'Paid'],
  ['es', 'Enviado al banco; se acredita en 3 a 5 días', 'Pagada'],
  ['fr', 'Transmis, encaissé sous 3 à 5 jours', 'Payée'],
] as const)('in %s, an invoice whose eCheck isn’t cleared is %j', async (language, words, paid) => {
  const transaction = { kind: 'invoice', status: 'paid', balance: 0, is_clearing: true };
  await open(['history', detail, '/account', '/account'], { payment: ECHECK, transaction, language });
  expect((await screen.findAllByText(words))[0]).toBeVisible();
  expect(screen.queryByText(paid)).toBeNull();
});
