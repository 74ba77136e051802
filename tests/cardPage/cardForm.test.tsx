import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CardSetup } from '../../src/bridge/cardContract.ts';
import { openCardPage } from './openCardPage.ts';

const TOKEN = {
  ok: true,
  descriptor: 'D',
  value: 'V',
  securityCode: null,
  deviceSessionId: expect.stringMatching(/^[0-9a-f]{24}$/),
};

const open = (kind: CardSetup['gateway'] | 'bank', language = 'en') =>
  openCardPage({
    language,
    ...(kind === 'bank' ? { kind } : { kind: 'card', gateway: kind }),
  });

const field = (name: string) => screen.getByRole('textbox', { name });

const fillCard = async ({ user }: Awaited<ReturnType<typeof open>>, changes: Record<string, string> = {}) => {
  const values = {
    'Name on card': 'Ann Buyer',
    'Card number': '4111111111111111',
    'Expiration date': '1230',
    'Security code': '123',
    ...changes,
  };
  for (const [name, value] of Object.entries(values)) {
    await user.clear(field(name));
    if (value !== '') await user.type(field(name), value);
  }
};

describe('the card form', () => {
  it.each([
    ['Card number', '4111111111111112', 'Card number is invalid'],
    ['Card number', '6304000000000000000', 'Card number is invalid'],
    ['Expiration date', '1', 'Expiration date is invalid'],
    ['Expiration date', '1330', 'Expiration month should be between 01 and 12'],
    ['Expiration date', '1225', 'Year can not be in the past'],
    ['Expiration date', '1026', 'Expiration date can not be in the past'],
    ['Security code', '12', 'Security code is invalid'],
    ['Billing ZIP or postal code', '1', 'ZipCode is invalid'],
  ])('says beside %s that %s is wrong, and sends nothing', async (name, value, message) => {
    const form = await open('authorizenet');
    await fillCard(form, { 'Billing ZIP or postal code': '33101', [name]: value });
    expect(screen.queryByText(message)).toBeNull();
    expect(await form.pay()).toEqual({ ok: false, reason: 'fields' });
    expect(await screen.findByRole('textbox', { name, description: new RegExp(message) })).toBeInvalid();
    expect(field(name)).toHaveFocus();
    expect(form.provider).not.toHaveBeenCalled();
  });

  /** Label, wrong value and message of each (rules: Card form). */
  it.each([
    [
      'es',
      [
        ['Número de tarjeta', '4111111111111112', 'El número de tarjeta no es válido'],
        ['Código de seguridad', '12', 'El código de seguridad no es válido'],
        ['Código postal de facturación', '1', 'El código postal no es válido'],
        ['Fecha de vencimiento', '1', 'La fecha de vencimiento no es válida'],
        ['Fecha de vencimiento', '1330', 'El mes de vencimiento debe estar entre 01 y 12'],
        ['Fecha de vencimiento', '1225', 'El año no puede ser anterior al actual'],
        ['Fecha de vencimiento', '1026', 'La fecha de vencimiento ya pasó'],
      ],
    ],
    [
      'fr',
      [
        ['Numéro de carte', '4111111111111112', 'Le numéro de carte n’est pas valide'],
        ['Code de sécurité', '12', 'Le code de sécurité n’est pas valide'],
        ['Code postal de facturation', '1', 'Le code postal n’est pas valide'],
        ['Date d’expiration', '1', 'La date d’expiration n’est pas valide'],
        ['Date d’expiration', '1330', 'Le mois d’expiration doit être compris entre 01 et 12'],
        ['Date d’expiration', '1225', 'L’année ne peut pas être passée'],
        ['Date d’expiration', '1026', 'La date d’expiration est dépassée'],
      ],
    ],
  ] as const)('says the seven messages beside their fields in %s', async (language, wrong) => {
    const { user, pay, provider } = await open('authorizenet', language);
    expect(await pay()).toEqual({ ok: false, reason: 'fields' });
    for (const [name, value, message] of wrong) {
      await user.clear(field(name));
      await user.type(field(name), value);
      expect(screen.getByRole('textbox', { name, description: new RegExp(message) })).toBeInvalid();
    }
    expect(provider).not.toHaveBeenCalled();
  });

  it.each([
    [
      'en',
      'authorizenet',
      [
        'Enter the name on the card',
        'Enter the card number',
        'Enter the expiration date',
        'Enter the security code',
        'Enter the billing ZIP or postal code',
      ],
    ],
    [
      'en',
      'bank',
      ['Enter the account holder’s name', 'Enter the routing number', 'Enter the account number'],
    ],
    [
      'es',
      'payu',
      [
        'Ingrese el nombre que aparece en la tarjeta',
        'Ingrese el número de tarjeta',
        'Ingrese la fecha de vencimiento',
        'Ingrese el código de seguridad',
        'Ingrese el número de documento del titular',
      ],
    ],
    [
      'fr',
      'openpay',
      [
        'Saisissez le nom inscrit sur la carte',
        'Saisissez le numéro de carte',
        'Saisissez la date d’expiration',
        'Saisissez le code de sécurité',
      ],
    ],
  ] as const)(
    'asks in %s for each field of %s that is empty, until it is filled in',
    async (language, kind, texts) => {
      const { user, pay, portal } = await open(kind, language);
      expect(await pay()).toEqual({ ok: false, reason: 'fields' });
      for (const text of texts) expect(screen.getByText(text)).toBeVisible();
      const reported = () => portal.wrong.mock.lastCall?.[0].map(({ text }) => text);
      expect(reported()).toEqual(texts);
      await user.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'Ann Buyer');
      expect(reported()).toEqual(texts.slice(1));
    },
  );

  it('moves the focus to the field that the portal asks for', async () => {
    const { pay, page } = await open('authorizenet');
    await pay();
    await page.focus('code');
    expect(field('Security code')).toHaveFocus();
  });

  it('is filled in with the keyboard alone, from field to field', async () => {
    const { user, pay } = await open('authorizenet');
    const names = [
      'Name on card',
      'Card number',
      'Expiration date',
      'Security code',
      'Billing ZIP or postal code',
    ];
    const values = ['Ann Buyer', '4111 1111 1111 1111', '12/30', '123', '33101'];
    for (const [index, name] of names.entries()) {
      await user.tab();
      expect(field(name)).toHaveFocus();
      await user.keyboard(values[index] ?? '');
    }
    await user.tab();
    expect(document.body).toHaveFocus();
    expect(await pay()).toEqual(TOKEN);
  });

  it('formats a pasted number with dashes, knows its brand, and sends its digits', async () => {
    const form = await open('authorizenet');
    await fillCard(form, { 'Card number': '', 'Billing ZIP or postal code': '33101' });
    await form.user.click(field('Card number'));
    await form.user.paste('3782-822463-10005');
    expect(field('Card number')).toHaveValue('3782 822463 10005');
    expect(screen.getByRole('status')).toHaveTextContent('American Express');
    await form.user.clear(field('Security code'));
    await form.user.type(field('Security code'), '1234');
    expect(await form.pay()).toEqual(TOKEN);
    expect(form.sent().securePaymentContainerRequest.data.token).toEqual({
      cardNumber: '378282246310005',
      expirationDate: '122030',
      cardCode: '1234',
      zip: '33101',
      fullName: 'Ann Buyer',
    });
  });

  it.each([
    ['is typed in the middle', '9', '4000 1234 9567 8901', 11],
    ['is removed', '{Backspace}', '4000 1235 6789 01', 8],
    ['is removed behind a space', '{Delete}{Delete}', '4000 1234 6789 01', 10],
  ])('keeps the caret where a digit %s', async (_name, keys, shown, caret) => {
    const { user } = await open('authorizenet');
    const number = screen.getByRole<HTMLInputElement>('textbox', { name: 'Card number' });
    await user.type(number, '400012345678901');
    expect(number).toHaveValue('4000 1234 5678 901');
    await user.keyboard('{ArrowLeft>9/}');
    await user.keyboard(keys);
    expect(number).toHaveValue(shown);
    expect(number.selectionStart).toBe(caret);
  });

  it('gives PayU’s name of the brand and the headers to the back office, and the code to the portal', async () => {
    const form = await open('payu');
    await fillCard(form, { 'Cardholder’s ID number': ' 900456 ' });
    expect(await form.pay()).toEqual({ ...TOKEN, securityCode: '123' });
    expect(form.provider.mock.lastCall?.[0]).toBe('https://api.test/payu/tokenize');
    expect(form.provider.mock.lastCall?.[1].headers).toMatchObject({ authorization: 'Bearer token' });
    expect(form.sent().card).toEqual({
      number: '4111111111111111',
      name: 'Ann Buyer',
      expiration: '2030/12',
      payment_method: 'VISA',
      identification: '900456',
    });
  });

  it('has what browsers fill in, for each provider its own fields', async () => {
    await open('payu');
    expect(field('Card number')).toHaveAttribute('autocomplete', 'cc-number');
    expect(field('Card number')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Expiration date')).toHaveAttribute('autocomplete', 'cc-exp');
    expect(field('Security code')).toHaveAttribute('autocomplete', 'cc-csc');
    expect(field('Name on card')).toHaveAttribute('autocomplete', 'cc-name');
    expect(field('Cardholder’s ID number')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Billing ZIP or postal code' })).toBeNull();
  });

  it('asks for a brand that PayU takes, and for the holder’s number', async () => {
    const form = await open('payu');
    await fillCard(form, { 'Card number': '6011000000000012' });
    expect(await form.pay()).toEqual({ ok: false, reason: 'fields' });
    expect(await screen.findByText('This card brand isn’t accepted')).toBeVisible();
    expect(screen.getByText('Enter the cardholder’s ID number')).toBeVisible();
  });

  it('pays with Enter', async () => {
    const { user, portal } = await open('openpay');
    await user.type(field('Name on card'), 'Ann{Enter}');
    expect(portal.submitted).toHaveBeenCalledOnce();
  });
});

describe('the bank form', () => {
  it('checks the routing number, removes dashes and fills in nothing by itself', async () => {
    const { user, pay, sent } = await open('bank');
    expect(field('Account number')).toHaveAttribute('autocomplete', 'off');
    await user.type(field('Account holder'), 'Corner Deli');
    await user.type(field('Routing number'), '1210-42883');
    await user.type(field('Account number'), '123456789');
    await pay();
    expect(await screen.findByText('Routing number is invalid')).toBeVisible();
    await user.clear(field('Routing number'));
    await user.type(field('Routing number'), '1210-42882');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Account type' }), 'Savings');
    expect(await pay()).toEqual(TOKEN);
    expect(sent().securePaymentContainerRequest.data.bankToken).toEqual({
      accountType: 'savings',
      routingNumber: '121042882',
      accountNumber: '123456789',
      nameOnAccount: 'Corner Deli',
    });
  });
});
