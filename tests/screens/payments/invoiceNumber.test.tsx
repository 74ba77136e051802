import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { PaymentFormScreen } from '../../../src/screens/payments/PaymentFormScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';

const open = (at: string, answers: Answers = {}, language: 'en' | 'es' | 'fr' = 'en') =>
  renderPortal(<PaymentFormScreen />, {
    at,
    route: '/payment-form/:id?',
    customer: null,
    company: aCompany({ phone: '305 555 0100' }),
    language,
    answers: {
      '/payment_form/wrong': () => {
        throw new CallError('not_found', { code: 'invalid_transaction', status: 404 });
      },
      ...answers,
    },
  });

test.each([
  [
    'en',
    '/payment-form',
    'Don’t have a link that works?',
    'Invoice number',
    'Enter the invoice number',
    'Email the link',
    'If this invoice can be paid online, we’ve emailed a link to the address on file.',
  ],
  [
    'es',
    '/payment-form/wrong',
    '¿No tiene un enlace que funcione?',
    'Número de factura',
    'Ingrese el número de factura',
    'Enviar el enlace por correo',
    'Si esta factura se puede pagar en línea, enviamos un enlace al correo registrado.',
  ],
  [
    'fr',
    '/payment-form/wrong',
    'Vous n’avez pas de lien valide\u00a0?',
    'Numéro de facture',
    'Saisissez le numéro de facture',
    'Envoyer le lien par e-mail',
    'Si cette facture peut être payée en ligne, nous avons envoyé un lien à l’adresse e-mail enregistrée.',
  ],
] as const)(
  'without a link that works, the phone and a field for the number lead on: %s, %s',
  async (language, at, title, label, empty, submit, sent) => {
    const { user, http } = await open(at, { '/payment_links/send': { success: true } }, language);
    const ways = within(await screen.findByRole('region', { name: title }));
    const phone = ways.getByRole('link', { name: '305 555 0100' });
    expect(phone).toHaveAttribute('href', 'tel:3055550100');
    expect(phone).toHaveStyle({ whiteSpace: 'nowrap' });
    const field = ways.getByRole('textbox', { name: label });
    await user.click(ways.getByRole('button', { name: submit }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(new RegExp(empty));
    await user.type(field, ' INV-88210 {Enter}');
    expect(await ways.findByRole('status')).toHaveTextContent(sent);
    expect(ways.queryByRole('textbox')).toBeNull();
    const call = http.sent.find(({ path }) => path === '/payment_links/send');
    expect(call).toMatchObject({ auth: 'none', body: { transaction_number: 'INV-88210' } });
  },
);

test.each([
  [new CallError('refused', { code: 'too_many_attempts', status: 429 }), /^Too many attempts/],
  [new CallError('refused', { code: 'recaptcha_failed', status: 422 }), /not a robot/],
  [new CallError('network'), /couldn’t send your request/],
])('what went wrong is said, and the number stays: %s', async (error, text) => {
  const { user } = await open('/payment-form', {
    '/payment_links/send': () => {
      throw error;
    },
  });
  const field = await screen.findByRole('textbox', { name: 'Invoice number' });
  await user.type(field, 'INV-1{Enter}');
  expect(await screen.findByText(text)).toBeVisible();
  expect(field).toHaveValue('INV-1');
});
