import type { PushAddress, PushDevice } from '../../domain/push/pushDevice.ts';
import type { JsonObject } from '../../sync/rules/cloudStore.ts';
import type { DeviceWire } from './schema.ts';

const addressWire = (address: PushAddress) =>
  address.kind === 'firebase'
    ? ({ kind: 'fcm', token: address.token } as const)
    : ({
        kind: 'web_push',
        endpoint: address.endpoint,
        p256dh: address.p256dh,
        auth: address.auth,
      } as const);

const deviceWire = ({ address, sessionId, lastSeen }: PushDevice): DeviceWire => ({
  ...addressWire(address),
  session_id: sessionId,
  last_seen: new Date(lastSeen).toISOString(),
});

/** The patch of the document `devices` that adds a device. `replaced`: the id that it had before, if any. */
export const addDevicePatch = (device: PushDevice, replaced: string | null): JsonObject => ({
  devices: {
    ...(replaced !== null && replaced !== device.id && { [replaced]: null }),
    [device.id]: deviceWire(device),
  },
});

export const removeDevicePatch = (id: string): JsonObject => ({ devices: { [id]: null } });

export const addressText = (address: PushAddress): string =>
  address.kind === 'firebase' ? address.token : address.endpoint;
