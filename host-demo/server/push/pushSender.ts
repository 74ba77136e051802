import type { DeviceWire, PushMessage, PushSettingsWire } from '../../../src/api/push/schema.ts';

/**
 * What a push service answers. `gone`: it doesn't know the device any more. `retryAfter`: later, ms; 0 when it doesn't say when. `refused`:
 * this push, for good.
 */
export type PushAnswer = 'sent' | 'gone' | 'refused' | { retryAfter: number };

/** `ttl`: seconds for which the service keeps it. `topic`: a later push of the same topic replaces one that waits there. */
type PushDelivery = { ttl: number; urgency: 'normal'; topic: string; signal: AbortSignal };

/** A way to push to devices: standard web push, or Firebase Cloud Messaging. */
export type PushSender = {
  /** For the portals, in the answer of POST /company. */
  settings: PushSettingsWire;
  /** Whether it may call what this device names, and can: customers write it. */
  accepts(device: DeviceWire): boolean;
  /** Rejects when the service can't be reached. */
  send(device: DeviceWire, message: PushMessage, delivery: PushDelivery): Promise<PushAnswer>;
};
