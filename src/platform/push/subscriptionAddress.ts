import type { PushAddress } from '../../domain/push/pushDevice.ts';

export const subscriptionAddress = (subscription: PushSubscription): PushAddress => {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { kind: 'webPush', endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
};
