import { describe, expect, test, vi } from 'vitest';
import { requestAuthorizenetToken } from '../../../src/api/payments/tokens/authorizenetToken.ts';
import { requestOpenpayToken } from '../../../src/api/payments/tokens/openpayToken.ts';
import { requestPayuToken } from '../../../src/api/payments/tokens/payuToken.ts';
import { CARD } from '../../support/payments/card.ts';

const SETTINGS = {
  'authorizenet.apiBase': 'https://provider.test/request.api',
  'authorizenet.loginId': 'login',
  'authorizenet.clientKey': 'key',
  'openpay.apiBase': 'https://provider.test/v1',
  'openpay.merchantId': 'm1',
  'openpay.publicKey': 'pk_1',
};

const answering = (text: string, status = 200) => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response(text, { status }));
  vi.stubGlobal('fetch', fetched);
  return () => {
    const [url = '', init = {}] = fetched.mock.calls[0] ?? [];
    return { url, headers: new Headers(init.headers), body: String(init.body) };
  };
};

describe('Authorize.Net', () => {
  test('gets the fields in its order, and a byte-order mark is no obstacle', async () => {
    const token = { dataDescriptor: 'COMMON', dataValue: 'nonce' };
    const sent = answering(`\uFEFF${JSON.stringify({ opaqueData: token, messages: { resultCode: 'Ok' } })}`);
    expect(await requestAuthorizenetToken(SETTINGS, CARD, 'id-1')).toEqual({
      ok: true,
      descriptor: 'COMMON',
      value: 'nonce',
    });
    expect(sent().body).toBe(
      '{"securePaymentContainerRequest":{"merchantAuthentication":{"name":"login","clientKey":"key"},"data":{"type":"TOKEN","id":"id-1","token":{"cardNumber":"4111111111111111","expirationDate":"122030","cardCode":"123","zip":"33101","fullName":"Ann Buyer"}}}}',
    );
  });

  test('gets a bank account by its own names', async () => {
    const sent = answering('{}');
    const account = { name: 'Deli', routing: '121042882', account: '1234', type: 'checking' as const };
    await requestAuthorizenetToken(SETTINGS, account, 'id-1');
    expect(JSON.parse(sent().body).securePaymentContainerRequest.data.bankToken).toEqual({
      accountType: 'checking',
      routingNumber: '121042882',
      accountNumber: '1234',
      nameOnAccount: 'Deli',
    });
  });

  test.each([
    [
      'its own message',
      { messages: { resultCode: 'Error', message: [{ code: 'E00007', text: 'No.' }] } },
      'No.',
    ],
    ['no opaque data', { messages: { resultCode: 'Ok', message: [{ text: 'Successful.' }] } }, ''],
    ['something else', 'nothing', ''],
  ])('answers with %s', async (_name, body, message) => {
    answering(JSON.stringify(body));
    expect(await requestAuthorizenetToken(SETTINGS, CARD, 'id-1')).toEqual({ ok: false, message });
  });
});

test('Openpay gets its public key, and two digits of the year', async () => {
  const sent = answering('{"id":"tok_1"}', 201);
  expect(await requestOpenpayToken(SETTINGS, CARD)).toEqual({ ok: true, descriptor: '', value: 'tok_1' });
  expect(sent().url).toBe('https://provider.test/v1/m1/tokens');
  expect(sent().headers.get('authorization')).toBe(`Basic ${btoa('pk_1:')}`);
  expect(JSON.parse(sent().body)).toMatchObject({ expiration_year: '30', expiration_month: '12' });
  answering('{"description":"The card has expired","error_code":2005}', 400);
  expect(await requestOpenpayToken(SETTINGS, CARD)).toEqual({ ok: false, message: 'The card has expired' });
});

test('PayU’s token comes from the back office, without the security code', async () => {
  const sent = answering('{"success":true,"tokenizedCard":{"value":"t"}}');
  const headers = { authorization: 'Bearer x' };
  expect(await requestPayuToken('https://api.test', headers, CARD, 'VISA')).toEqual({
    ok: true,
    descriptor: '',
    value: 't',
  });
  expect(sent().url).toBe('https://api.test/payu/tokenize');
  expect(sent().headers.get('authorization')).toBe('Bearer x');
  expect(sent().body).not.toContain('123"');
  expect(JSON.parse(sent().body).card).toMatchObject({ expiration: '2030/12', payment_method: 'VISA' });
});

test('a provider that can’t be reached is no refusal', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(requestOpenpayToken(SETTINGS, CARD)).rejects.toMatchObject({ failure: 'network' });
});
