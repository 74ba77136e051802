import { expect, test } from 'vitest';
import { areSubscriptionKeys, encryptMessage } from '../../../../host-demo/server/push/encryptMessage.ts';
import { createReceiver } from '../../../support/pushService.ts';

/** RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  senderKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  receiverKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string) => Buffer.from(text, 'base64url');

test('the message of the standard’s example is encrypted as it says, and read again', () => {
  const randomness = { salt: bytes(RFC.salt), privateKey: bytes(RFC.senderKey) };
  const body = encryptMessage(RFC.text, RFC, randomness);
  expect(body.toString('base64url')).toBe(RFC.body);
  const receiver = createReceiver('', { privateKey: bytes(RFC.receiverKey), secret: bytes(RFC.auth) });
  expect(receiver.p256dh).toBe(RFC.p256dh);
  expect(receiver.decrypt(body)).toBe(RFC.text);
});

test('no two messages are encrypted with the same key', () => {
  const [first, second] = [encryptMessage(RFC.text, RFC), encryptMessage(RFC.text, RFC)];
  expect(first.subarray(0, 86).equals(second.subarray(0, 86))).toBe(false);
});

test('3,993 bytes fit, and no more', () => {
  expect(encryptMessage('x'.repeat(3_993), RFC)).toHaveLength(4_096);
  expect(() => encryptMessage('x'.repeat(3_994), RFC)).toThrow('too long');
});

test.each([
  ['no point', { ...RFC, p256dh: 'BCVx' }],
  ['a point that isn’t on the curve', { ...RFC, p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a secret that is too short', { ...RFC, auth: 'BTBZ' }],
  ['nothing', { p256dh: '', auth: '' }],
])('keys with %s are none', (_, keys) => {
  expect(areSubscriptionKeys(keys)).toBe(false);
  expect(areSubscriptionKeys(RFC)).toBe(true);
});
