import { createPrivateKey } from 'node:crypto';
import type { DeviceWire } from '../../../src/api/push/schema.ts';
import { commonAnswer } from './answers.ts';
import { areSubscriptionKeys, encryptMessage } from './encryptMessage.ts';
import { isKnownService } from './knownService.ts';
import type { PushKeys } from './pushKeys.ts';
import type { PushSender } from './pushSender.ts';
import { signJwt } from './signJwt.ts';

/** Seconds; a service refuses more than a day (RFC 8292, section 2). */
const TOKEN_LIFETIME = 12 * 3_600;
const GONE = [404, 410];

export type WebPushOptions = {
  kind: 'web_push';
  keys: PushKeys;
  /** mailto: or https:, where a push service reaches who runs the back end. */
  subject: string;
  services?: readonly string[];
};

const accepts = (device: DeviceWire, services: readonly string[] | undefined) =>
  device.kind === 'web_push' && isKnownService(device.endpoint, services) && areSubscriptionKeys(device);

/** Standard web push (RFC 8030), encrypted (RFC 8291), with the installation's VAPID keys (RFC 8292). */
export const createWebPush = ({ keys, subject, services }: WebPushOptions, clock: () => Date): PushSender => {
  const privateKey = createPrivateKey({ format: 'jwk', key: keys.privateKey });
  const authorization = (endpoint: string): string => {
    const exp = Math.floor(clock().getTime() / 1_000) + TOKEN_LIFETIME;
    const token = signJwt('ES256', { aud: new URL(endpoint).origin, exp, sub: subject }, privateKey);
    return `vapid t=${token}, k=${keys.publicKey}`;
  };
  return {
    settings: { kind: 'web_push', public_key: keys.publicKey },
    accepts: (device) => accepts(device, services),
    async send(device, message, { ttl, urgency, topic, signal }) {
      if (device.kind !== 'web_push' || !accepts(device, services)) return 'refused';
      const response = await fetch(device.endpoint, {
        method: 'POST',
        headers: {
          authorization: authorization(device.endpoint),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: String(ttl),
          urgency,
          topic,
        },
        body: encryptMessage(JSON.stringify(message), device),
        redirect: 'manual',
        signal,
      });
      await response.body?.cancel();
      if (GONE.includes(response.status)) return 'gone';
      return commonAnswer(response, clock().getTime()) ?? 'refused';
    },
  };
};
