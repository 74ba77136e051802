import { describe, expect, test } from 'vitest';
import { addDevicePatch } from '../../../src/api/push/devicePatch.ts';
import { readPushSettings } from '../../../src/api/push/pushSettings.ts';

const FCM = {
  kind: 'fcm',
  public_key: 'BPub',
  api_key: 'AIza',
  app_id: '1:2:web:3',
  project_id: 'orders',
  messaging_sender_id: '2',
};

describe('the push settings of a company', () => {
  test.each([
    ['none', undefined, null],
    ['an unknown way', { kind: 'pigeon' }, null],
    ['web push without a key', { kind: 'web_push' }, null],
    ['web push', { kind: 'web_push', public_key: 'BPub' }, { kind: 'webPush', publicKey: 'BPub' }],
    [
      'Firebase',
      FCM,
      {
        kind: 'firebase',
        publicKey: 'BPub',
        project: { apiKey: 'AIza', appId: '1:2:web:3', projectId: 'orders', messagingSenderId: '2' },
      },
    ],
  ])('%s', (_, wire, expected) => {
    expect(readPushSettings(wire)).toEqual(expected);
  });
});

describe('a device in the cloud store', () => {
  const device = {
    id: 'new',
    address: { kind: 'firebase', token: 'T' },
    sessionId: 'S',
    lastSeen: Date.UTC(2026, 10, 25),
  } as const;
  const wire = { kind: 'fcm', token: 'T', session_id: 'S', last_seen: '2026-11-25T00:00:00.000Z' };

  test('replaces the one that this browser had before', () => {
    expect(addDevicePatch(device, 'old')).toEqual({ devices: { old: null, new: wire } });
  });
  test('stays when it is the same', () => {
    expect(addDevicePatch(device, 'new')).toEqual({ devices: { new: wire } });
    expect(addDevicePatch(device, null)).toEqual({ devices: { new: wire } });
  });
});
