import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '../../../src/domain/tenant/language.ts';
import { PaymentNotice } from '../../../src/widgets/payments/PaymentNotice.tsx';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

type Shown = {
  placedKind?: 'order' | 'invoice' | 'estimate' | null;
  language?: Language;
  phone?: string;
  isVisitor?: boolean;
};

/** What the payment form shows after 85 s without an answer: the provider's 60 s, and the questions after it. */
const open = ({
  placedKind = 'order',
  language = 'en',
  phone = '305 555 0100',
  isVisitor = false,
}: Shown = {}) =>
  renderPortal(
    <PaymentNotice
      outcome={{ status: 'unknown', paymentId: '0123456789abcdefghjk' }}
      method="card"
      placedKind={placedKind}
    />,
    { company: aCompany({ phone }), customer: isVisitor ? null : aCustomer(), language },
  );

test.each([
  [
    'en',
    'Please don’t pay again: we keep checking, and this page updates as soon as we know. Your order isn’t placed yet. It’s placed as soon as the payment is confirmed. Questions? Call Bluebird Foods: 305 555 0100 If you leave this page, you’ll find the result in your history.',
  ],
  [
    'es',
    'No vuelva a pagar: seguimos verificando y esta página se actualizará en cuanto lo sepamos. Su pedido todavía no está confirmado. Se confirmará junto con el pago. ¿Tiene preguntas? Llame a Bluebird Foods: 305 555 0100 Si sale de esta página, encontrará el resultado en su historial.',
  ],
  [
    'fr',
    'Ne payez pas une seconde fois : nous continuons à vérifier et cette page se met à jour dès que nous savons. Votre commande n’est pas encore passée. Elle le sera dès que le paiement sera confirmé. Une question ? Appelez Bluebird Foods : 305 555 0100 Si vous quittez cette page, vous trouverez le résultat dans votre historique.',
  ],
] as const)(
  'in %s it says what happens next, whether the order is placed, whom to call and where to look',
  async (language, words) => {
    await open({ language });
    expect(await screen.findByRole('status')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: '305 555 0100' })).toHaveAttribute('href', 'tel:3055550100');
  },
);

test.each([
  ['invoice', 'Your invoice isn’t created yet.'],
  ['estimate', 'Your estimate isn’t requested yet.'],
] as const)('an %s is called so', async (placedKind, words) => {
  await open({ placedKind });
  expect(await screen.findByRole('status')).toHaveTextContent(words);
});

test('a payment of invoices, by a visitor of a company without a phone number, says only what is true', async () => {
  await open({ placedKind: null, phone: '', isVisitor: true });
  const notice = await screen.findByRole('status');
  expect(notice).toHaveTextContent(/this page updates as soon as we know\.$/);
  expect(notice).not.toHaveTextContent(/yet\. It’s|Questions|history|Nothing was charged/);
});
