import { expect, test } from 'vitest';
import { gatewaySettings } from '../../../src/domain/payments/gatewaySettings.ts';

const LOGIN = { 'authorizenet.loginId': 'login' };

test.each([
  ['authorizenet', LOGIN, { ...LOGIN, 'authorizenet.clientKey': 'pk-1' }],
  ['openpay', {}, { 'openpay.publicKey': 'pk-1' }],
  ['openpay', { 'openpay.publicKey': 'set' }, { 'openpay.publicKey': 'set' }],
  ['payu', LOGIN, LOGIN],
])(
  'the session’s public key of %s counts where the settings %j have none',
  (platform, settings, expected) => {
    const gateways = [{ platform, publicKey: 'pk-1' }];
    expect(gatewaySettings({ gateways }, settings)).toEqual(expected);
  },
);

test('an empty key names nothing', () => {
  const gateways = [{ platform: 'authorizenet', publicKey: '' }];
  expect(gatewaySettings({ gateways }, LOGIN)).toEqual(LOGIN);
});
