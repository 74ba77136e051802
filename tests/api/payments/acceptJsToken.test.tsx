import { afterEach, expect, test, vi } from 'vitest';
import { requestAcceptJsToken } from '../../../src/api/payments/tokens/acceptJsToken.ts';
import { CARD } from '../../support/payments/card.ts';

const SETTINGS = {
  'authorizenet.acceptJs': 'https://script.test/v1/Accept.js',
  'authorizenet.loginId': 'login',
  'authorizenet.clientKey': 'key',
};
const ACCOUNT = { name: 'Deli', routing: '121042882', account: '1234', type: 'savings' as const };

const scripts = () => [...document.querySelectorAll('script')];

/** The script of the provider is loaded, and answers. */
const load = (answer: unknown) => {
  const dispatchData = vi.fn((_data: unknown, handler: (response: unknown) => void) => handler(answer));
  window.Accept = { dispatchData };
  for (const script of scripts()) script.dispatchEvent(new Event('load'));
  return dispatchData;
};

const OK = {
  opaqueData: { dataDescriptor: 'COMMON', dataValue: 'nonce' },
  messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01', text: 'Successful.' }] },
};

afterEach(() => {
  delete window.Accept;
  for (const script of scripts()) script.remove();
});

test('the script of the address is loaded once, and gets a card in its own names', async () => {
  const first = requestAcceptJsToken(SETTINGS, CARD);
  expect(scripts().map(({ src }) => src)).toEqual(['https://script.test/v1/Accept.js']);
  const dispatchData = load(OK);
  expect(await first).toEqual({ ok: true, descriptor: 'COMMON', value: 'nonce' });
  expect(dispatchData.mock.calls[0]?.[0]).toEqual({
    authData: { apiLoginID: 'login', clientKey: 'key' },
    cardData: {
      cardNumber: '4111111111111111',
      month: '12',
      year: '2030',
      cardCode: '123',
      zip: '33101',
      fullName: 'Ann Buyer',
    },
  });
  await requestAcceptJsToken(SETTINGS, ACCOUNT);
  expect(scripts()).toHaveLength(1);
  expect(dispatchData.mock.calls[1]?.[0]).toMatchObject({
    bankData: {
      accountType: 'savings',
      routingNumber: '121042882',
      accountNumber: '1234',
      nameOnAccount: 'Deli',
    },
  });
});

test('a refusal has the provider’s own message', async () => {
  const asked = requestAcceptJsToken(SETTINGS, CARD);
  load({
    messages: { resultCode: 'Error', message: [{ code: 'E_WC_05', text: 'Please provide valid card.' }] },
  });
  expect(await asked).toEqual({ ok: false, message: 'Please provide valid card.' });
});

test('a script that can’t be loaded, or is another one, is an error, and is loaded again the next time', async () => {
  const blocked = requestAcceptJsToken(SETTINGS, CARD);
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(blocked).rejects.toMatchObject({ failure: 'network' });
  expect(scripts()).toEqual([]);
  const other = requestAcceptJsToken(SETTINGS, CARD);
  scripts()[0]?.dispatchEvent(new Event('load'));
  await expect(other).rejects.toMatchObject({ failure: 'malformed' });
});
