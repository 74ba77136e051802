import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { PushAddress } from '../../../src/domain/push/pushDevice.ts';
import type { PushProvider } from '../../../src/platform/push/pushProvider.ts';
import { createPush } from '../../../src/state/push/createPush.ts';
import { readPushMemory } from '../../../src/state/push/pushMemory.ts';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { createMemoryStore } from '../../support/fakeCloud.ts';

const NOW = Date.UTC(2026, 10, 25, 12);
const DAY = 24 * 3_600_000;
const addressAt = (endpoint: string): PushAddress => ({ kind: 'webPush', endpoint, p256dh: 'p', auth: 'a' });

/** A browser whose push service gives a new address with each subscription. */
const aBrowser = () => {
  let subscription: PushAddress | null = null;
  let count = 0;
  const provider: PushProvider = {
    current: async () => subscription,
    async subscribe() {
      count += 1;
      subscription ??= addressAt(`https://push.test/${count}`);
      return subscription;
    },
    async unsubscribe() {
      subscription = null;
    },
  };
  return {
    provider,
    /** As browsers do after weeks without a visit. */
    lose: () => {
      subscription = null;
    },
    subscription: () => subscription,
  };
};

/** The document `devices` of one customer. */
const aDocument = () => {
  let data: JsonObject = {};
  let patches = 0;
  return {
    patch: async (_name: string, patch: JsonObject) => {
      data = applyPatch(data, patch);
      patches += 1;
      return patches;
    },
    devices: () => Object.values((data.devices ?? {}) as JsonObject),
    patches: () => patches,
  };
};

const local = { current: createMemoryStore() };
const errors = { report: vi.fn() };
let sessionId = 'session-1';
let now = NOW;
/** What the worker would register a new address with. */
const kept = { count: 0 };

beforeEach(() => {
  local.current = createMemoryStore();
  errors.report.mockReset();
  sessionId = 'session-1';
  now = NOW;
  vi.stubGlobal('Notification', { permission: 'granted' });
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async () => {
        kept.count = 1;
      },
    }),
    delete: async () => {
      kept.count = 0;
      return true;
    },
  });
  kept.count = 0;
});

type Visit = { email: string; browser: ReturnType<typeof aBrowser>; document: ReturnType<typeof aDocument> };

const visit = ({ email, browser, document }: Visit) =>
  createPush({
    portal: {
      company: aCompany(),
      local: local.current,
      errors,
      clock: { now: () => now, today: () => '2026-11-25', offset: () => 'Z' },
      http: {
        send: async () =>
          ({
            success: true,
            sessions: [
              { id: 'elsewhere', device: '', country: '', started_at: '', used_at: '', is_current: false },
              { id: sessionId, device: '', country: '', started_at: '', used_at: '', is_current: true },
            ],
          }) as never,
        serviceUrl: () => 'https://portal.test/backend',
        headers: async () => ({}),
      },
    },
    customer: aCustomer({ email }),
    cloud: document,
    provider: browser.provider,
  });

describe('pushes on a device', () => {
  test('are written with the session that gets them', async () => {
    const browser = aBrowser();
    const document = aDocument();
    const push = visit({ email: 'ana@demo.test', browser, document });
    expect(push.state.getState().isOn).toBe(false);
    await push.turnOn();
    expect(push.state.getState()).toMatchObject({ isOn: true, isBusy: false, isFailed: false });
    expect(document.devices()).toEqual([
      {
        kind: 'web_push',
        endpoint: 'https://push.test/1',
        p256dh: 'p',
        auth: 'a',
        session_id: 'session-1',
        last_seen: '2026-11-25T12:00:00.000Z',
      },
    ]);
  });

  test('an address that the browser has lost is replaced with the next visit', async () => {
    const browser = aBrowser();
    const document = aDocument();
    await visit({ email: 'ana@demo.test', browser, document }).turnOn();
    browser.lose();
    await visit({ email: 'ana@demo.test', browser, document }).renew();
    expect(document.devices()).toMatchObject([{ endpoint: 'https://push.test/2' }]);
  });

  test.each([
    ['an hour later nothing is written', DAY / 24, 'session-1', 1],
    ['a day later the device was seen again', DAY, 'session-1', 2],
    ['a new login writes its session', 1, 'session-2', 2],
  ])('%s', async (_, later, session, patches) => {
    const browser = aBrowser();
    const document = aDocument();
    await visit({ email: 'ana@demo.test', browser, document }).turnOn();
    now += later;
    sessionId = session;
    await visit({ email: 'ana@demo.test', browser, document }).renew();
    expect(document.patches()).toBe(patches);
    expect(document.devices()).toMatchObject([{ session_id: session }]);
  });

  test('somebody else who logs in here gets none, and ends those of the one before', async () => {
    const browser = aBrowser();
    const ofAna = aDocument();
    await visit({ email: 'ana@demo.test', browser, document: ofAna }).turnOn();
    const ofBen = aDocument();
    const push = visit({ email: 'ben@demo.test', browser, document: ofBen });
    await push.renew();
    expect(browser.subscription()).toBeNull();
    expect(ofBen.devices()).toEqual([]);
    expect(push.state.getState().isOn).toBe(false);
    await push.turnOn();
    expect(ofBen.devices()).toMatchObject([{ endpoint: 'https://push.test/2' }]);
  });

  test('turned off, the device and the address are gone, and stay so', async () => {
    const browser = aBrowser();
    const document = aDocument();
    const push = visit({ email: 'ana@demo.test', browser, document });
    await push.turnOn();
    await push.turnOff();
    await visit({ email: 'ana@demo.test', browser, document }).renew();
    expect(document.devices()).toEqual([]);
    expect(browser.subscription()).toBeNull();
    expect(push.state.getState().isOn).toBe(false);
  });

  test('turned off without a network, the address ends all the same, and nothing is registered again', async () => {
    const browser = aBrowser();
    const document = aDocument();
    const push = visit({ email: 'ana@demo.test', browser, document });
    await push.turnOn();
    expect(kept.count).toBe(1);
    document.patch = () => Promise.reject(new Error('no network'));
    await push.turnOff();
    expect(push.state.getState()).toEqual({ isOn: false, isBusy: false, isFailed: false });
    expect(browser.subscription()).toBeNull();
    expect(kept.count).toBe(0);
    expect(readPushMemory(local.current)).toMatchObject({ device: null, wantedBy: [] });
  });

  test('Firebase renews its tokens itself: the worker keeps nothing to register one with', async () => {
    const browser = aBrowser();
    browser.provider.subscribe = async () => ({ kind: 'firebase', token: 'T' });
    const document = aDocument();
    await visit({ email: 'ana@demo.test', browser, document }).turnOn();
    expect(document.devices()).toMatchObject([{ kind: 'fcm', token: 'T' }]);
    expect(kept.count).toBe(0);
  });

  test('a push service that refuses is logged, and said', async () => {
    const browser = aBrowser();
    browser.provider.subscribe = () => Promise.reject(new Error('refused'));
    const push = visit({ email: 'ana@demo.test', browser, document: aDocument() });
    await push.turnOn();
    expect(push.state.getState()).toMatchObject({ isOn: false, isBusy: false, isFailed: true });
    expect(errors.report).toHaveBeenCalledWith('Turning on notifications', new Error('refused'));
  });

  test('nothing that the browser keeps reaches a device or names its owner', async () => {
    await visit({ email: 'ana@demo.test', browser: aBrowser(), document: aDocument() }).turnOn();
    const kept = local.current.read('push') ?? '';
    expect(kept).not.toMatch(/ana@|push\.test|"auth"/);
  });
});
